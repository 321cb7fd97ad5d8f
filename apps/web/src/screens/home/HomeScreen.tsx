import { PageHead } from '../../parts/PageHead.tsx';

export function HomeScreen() {
  return <PageHead title="Home" />;
}
