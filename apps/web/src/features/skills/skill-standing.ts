import { levelOf, levelProgress } from '@slumberfell/engine';
import type { OwnProfile } from '@slumberfell/protocol';
import { formatNumber } from '../../lib/format/number.ts';

/** A skill's level and progress, as text and as a bar. */
export interface SkillStanding {
  readonly level: number;
  /** Progress to the next level in whole percent, 0 to 100; 100 only at level 100. */
  readonly percent: number;
  /**
   * Experience points since the current level and points that the level takes, such as `412 / 520`. At level
   * 100 all points, as one number.
   */
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

/** The sum of the levels of all skills (specification 2.68). */
export const totalLevel = ({ combatSkillsData, skillsData }: OwnProfile): number =>
  [...combatSkillsData, ...skillsData].reduce((sum, { experience }) => sum + levelOf(experience), 0);
