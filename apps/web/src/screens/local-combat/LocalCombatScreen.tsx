import { PageHead } from '../../parts/PageHead.tsx';

export function LocalCombatScreen() {
  return <PageHead title="Combat in your Area" />;
}
