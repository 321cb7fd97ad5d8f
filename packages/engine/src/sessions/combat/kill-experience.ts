import { petBonus } from '../../character/pets.ts';
import { FULL_EXPERIENCE, UNITS_PER_POINT } from '../../state/experience.ts';
import type { Shown } from '../../state/state.ts';
import { SKILL, trainedSkill } from '../../world/skills.ts';
import type { Enemy } from '../../world/static-data.ts';
import type { World } from '../../world/world.ts';
import { combatLevelOf } from './combat-level.ts';
import { experienceFactor } from './experience-factor.ts';

/**
 * Experience of a kill, in units of 1/10,000 point (game-design 2.7).
 * @param petPercent 100 plus the bonuses of the pets
 * @param levelPercent the percent that is left by the difference of levels
 */
export const killUnits = (points: number, petPercent: number, levelPercent: number): number =>
  points * petPercent * levelPercent;

/** The percent of a skill's experience that a character gets by its pets: 100 plus their bonuses. */
export const petPercent = (pets: Shown['pets'], skillId: number, world: World): number =>
  FULL_EXPERIENCE + petBonus(pets, skillId, world);

/** Experience of a kill, in points; with a fraction where the bonuses do not make whole points. */
export interface KillExperience {
  /** The skill that is trained now. */
  readonly skillId: number;
  readonly points: number;
  readonly healthPoints: number;
}

/** What a kill gives a character with its present levels, style and pets. */
export function killExperience(enemy: Enemy, shown: Shown, world: World): KillExperience {
  const { pets, attackStyle, trainingAttribute } = shown;
  const factor = experienceFactor(combatLevelOf(shown), enemy.level);
  const skillId = trainedSkill(trainingAttribute, attackStyle);
  const pointsOf = (base: number, skill: number) =>
    killUnits(base, petPercent(pets, skill, world), factor) / UNITS_PER_POINT;
  return {
    skillId,
    points: pointsOf(enemy.mainStatExperience, skillId),
    healthPoints: pointsOf(enemy.healthExperience, SKILL.Health),
  };
}
