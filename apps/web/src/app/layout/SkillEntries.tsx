import { levelProgress, type Skill, skillKind } from '@slumberfell/engine';
import { memo } from 'react';
import { useCharacter } from '../../features/character/use-character.ts';
import { skillPath } from '../../features/skills/skill-path.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import { Bar } from '../../ui/components/Bar.tsx';
import { skillGlyph } from '../../ui/pictures/names.ts';
import { NavigationLink } from './NavigationEntry.tsx';

interface SkillEntriesProps {
  /** Combat skills, or gathering and crafting skills. */
  readonly combat: boolean;
}

/** Skills, each with its level and the progress to the next one. */
export function SkillEntries({ combat }: SkillEntriesProps) {
  const { sets } = useWorld();
  const experience = useCharacter(({ shown }) => shown.experience);
  const skills = sets.skills.filter(({ id }) => (skillKind(id) === 'combat') === combat);
  return skills.map((skill) => (
    <SkillEntry key={skill.id} skill={skill} points={experience[skill.id - 1] ?? 0} />
  ));
}

interface SkillEntryProps {
  readonly skill: Skill;
  /** Experience points. */
  readonly points: number;
}

/** Memoized: each beaten enemy changes the experience array, but the experience of few skills. */
const SkillEntry = memo(function SkillEntry({ skill, points }: SkillEntryProps) {
  const { level, percentageToLevel } = levelProgress(points);
  return (
    <NavigationLink
      {...skillPath(skill)}
      glyph={skillGlyph(skill.id)}
      label={skill.name}
      aside={
        <>
          <span className="visually-hidden">level </span>
          <span translate="no">{level}</span>
        </>
      }
      below={<Bar label={`${skill.name} experience`} percent={percentageToLevel} height={4} />}
    />
  );
});
