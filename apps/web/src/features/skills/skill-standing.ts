import { levelOf, levelProgress } from '@slumberfell/engine';
import type { OwnProfile } from '@slumberfell/protocol';
import { formatNumber } from '../../lib/format/number.ts';

/** How far a skill is, in words and as a bar. */
export interface SkillStanding {
  readonly level: number;
  /** 0 to 100 of the way to the next level, a whole number that is 100 at level 100 only. */
  readonly percent: number;
  /** `412 / 520`; at level 100 all experience by itself. */
  readonly words: string;
}

/** @param experience whole points */
export function skillStanding(experience: number): SkillStanding {
  const { level, currentLevelExperience, requiredExperienceForNextLevel, percentageToLevel } =
    levelProgress(experience);
  const current = formatNumber(currentLevelExperience);
  return {
    level,
    percent: Math.floor(percentageToLevel),
    words:
      requiredExperienceForNextLevel === null
        ? current
        : `${current} / ${formatNumber(requiredExperienceForNextLevel)}`,
  };
}

/** The sum of the levels of all twenty skills (specification 2.68). */
export const totalLevel = ({ combatSkillsData, skillsData }: OwnProfile): number =>
  [...combatSkillsData, ...skillsData].reduce((sum, { experience }) => sum + levelOf(experience), 0);
