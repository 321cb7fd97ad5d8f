import { levelProgress } from '@slumberfell/engine';
import { LAST_CRAFT_SKILL, skillGlyph } from '../art/names.ts';
import { useCharacter } from '../character/use-character.ts';
import { Bar } from '../parts/Bar.tsx';
import { useWorld } from '../static-data/load.ts';
import { NavigationLink } from './NavigationEntry.tsx';
import { skillPath } from './skill-path.ts';

/** Each gathering and crafting skill with its level and the way to the next. */
export function SkillEntries() {
  const { sets } = useWorld();
  const experience = useCharacter(({ shown }) => shown.experience);
  const skills = sets.skills.filter(({ id }) => id <= LAST_CRAFT_SKILL);
  return skills.map((skill) => {
    const { level, percentageToLevel } = levelProgress(experience[skill.id - 1] ?? 0);
    return (
      <NavigationLink
        key={skill.id}
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
}
