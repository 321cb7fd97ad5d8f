import { levelProgress, type Skill } from '@slumberfell/engine';
import { memo } from 'react';
import { useCharacter } from '../../features/character/use-character.ts';
import { skillPath } from '../../features/skills/skill-path.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import { Bar } from '../../ui/parts/Bar.tsx';
import { LAST_CRAFT_SKILL, skillGlyph } from '../../ui/pictures/names.ts';
import { NavigationLink } from './NavigationEntry.tsx';

/** Each gathering and crafting skill with its level and the way to the next. */
export function SkillEntries() {
  const { sets } = useWorld();
  const experience = useCharacter(({ shown }) => shown.experience);
  const skills = sets.skills.filter(({ id }) => id <= LAST_CRAFT_SKILL);
  return skills.map((skill) => (
    <SkillEntry key={skill.id} skill={skill} points={experience[skill.id - 1] ?? 0} />
  ));
}

interface SkillEntryProps {
  readonly skill: Skill;
  /** Of experience. */
  readonly points: number;
}

/** Each kill in combat teaches something, and none of these: they are left alone. */
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
          {level}
        </>
      }
      below={<Bar label={`${skill.name} experience`} percent={percentageToLevel} height={4} />}
    />
  );
});
