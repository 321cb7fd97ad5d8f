import { FULL_EXPERIENCE } from '../../state/experience.ts';

/**
 * Skills whose levels the combat level is the mean of: Attack, Defence, Health, and the skill of the style
 * (game-design 2.3).
 */
export const COMBAT_LEVEL_SKILLS = 4;

/**
 * Mean of the four combat levels, rounded down: decides spawns and the experience factor, never shown
 * (game-design 2.3).
 */
export const combatLevel = (attack: number, defence: number, health: number, style: number): number =>
  Math.floor((attack + defence + health + style) / COMBAT_LEVEL_SKILLS);

/**
 * Levels that an enemy may stand below the combat level and still give all its experience (game-design 2.7).
 */
export const FREE_LEVELS_BELOW = 5;

/**
 * Percent of an enemy's experience that each level further below takes off, and the least that is left
 * (game-design 2.7).
 */
export const EXPERIENCE_LOSS_PER_LEVEL = 5;
export const LEAST_EXPERIENCE_FACTOR = 20;

/**
 * Percent of its experience that a kill gives: less for an enemy far below the combat level (game-design
 * 2.7).
 */
export const experienceFactor = (combat: number, enemyLevel: number): number =>
  Math.max(
    LEAST_EXPERIENCE_FACTOR,
    FULL_EXPERIENCE - EXPERIENCE_LOSS_PER_LEVEL * Math.max(0, combat - enemyLevel - FREE_LEVELS_BELOW),
  );
