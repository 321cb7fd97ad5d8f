import { FULL_EXPERIENCE } from '../../state/experience.ts';

/**
 * The number of skills in the combat level's mean: Attack, Defence, Health, and the skill of the style
 * (game-design 2.3).
 */
export const COMBAT_LEVEL_SKILLS = 4;

/**
 * Mean of four skill levels, rounded down. It decides the spawns and the experience factor and is never shown
 * (game-design 2.3).
 */
export const combatLevel = (attack: number, defence: number, health: number, style: number): number =>
  Math.floor((attack + defence + health + style) / COMBAT_LEVEL_SKILLS);

/** An enemy up to this many levels below the combat level gives its full experience (game-design 2.7). */
export const FREE_LEVELS_BELOW = 5;

/**
 * Percent of an enemy's experience that each level beyond `FREE_LEVELS_BELOW` removes, and the least percent
 * that is left (game-design 2.7).
 */
export const EXPERIENCE_LOSS_PER_LEVEL = 5;
export const LEAST_EXPERIENCE_FACTOR = 20;

/**
 * Percent of its experience that an enemy gives. An enemy far below the combat level gives less (game-design
 * 2.7).
 */
export const experienceFactor = (combat: number, enemyLevel: number): number =>
  Math.max(
    LEAST_EXPERIENCE_FACTOR,
    FULL_EXPERIENCE - EXPERIENCE_LOSS_PER_LEVEL * Math.max(0, combat - enemyLevel - FREE_LEVELS_BELOW),
  );
