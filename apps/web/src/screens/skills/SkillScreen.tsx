import { PageHead } from '../../parts/PageHead.tsx';

export function SkillScreen() {
  return <PageHead title="Skill" />;
}
