import { PageHead } from '../../parts/PageHead.tsx';

export function CombatScreen() {
  return <PageHead title="Current Combat" />;
}
