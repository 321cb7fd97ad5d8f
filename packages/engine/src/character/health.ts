import { levelOf, MAX_LEVEL } from '../state/experience.ts';
import { isCombat, type Shown } from '../state/state.ts';
import { SKILL } from '../world/skills.ts';

/**
 * Out of combat a character regains `REGENERATION_PERCENT` of the maximum health, rounded up to whole points,
 * after each full `REGENERATION_INTERVAL` ms (game-design 2.2).
 */
export const REGENERATION_INTERVAL = 5000;
export const REGENERATION_PERCENT = 1;
/** After this time in ms out of combat, a character has the maximum health, from any health. */
export const FULL_REGENERATION_TIME = (100 / REGENERATION_PERCENT) * REGENERATION_INTERVAL;

/** Maximum health at Health level 1 and at the highest level (game-design 2.2). */
export const FIRST_MAX_HEALTH = 100;
export const LAST_MAX_HEALTH = 1000;

/**
 * Percent of the maximum health that a character has after a defeat. The health is rounded up (game-design
 * 2.6).
 */
export const HEALTH_AFTER_DEFEAT_PERCENT = 25;

/**
 * Maximum health at a Health level: linear between 100 at level 1 and 1000 at level 100, rounded up
 * (specification 9.1).
 * @throws RangeError outside 1..100
 */
export function maxHealth(level: number): number {
  if (!(level >= 1 && level <= MAX_LEVEL))
    throw new RangeError(`Health level ${level} is not between 1 and ${MAX_LEVEL}`);
  const growth = LAST_MAX_HEALTH - FIRST_MAX_HEALTH;
  return Math.ceil(FIRST_MAX_HEALTH + (growth * (level - 1)) / (MAX_LEVEL - 1));
}

export const maxHealthOf = (shown: Shown): number =>
  maxHealth(levelOf(shown.experience[SKILL.Health - 1] as number));

/**
 * Health of a character at an instant. In combat it is `shown.health`. Out of combat it is `shown.health`
 * plus what has returned since `shown.healthAt`, at most the maximum.
 */
export function healthAt(shown: Shown, at: number): number {
  if (isCombat(shown.action)) return shown.health;
  const maximum = maxHealthOf(shown);
  const intervals = Math.max(0, Math.floor((at - shown.healthAt) / REGENERATION_INTERVAL));
  return Math.min(maximum, shown.health + intervals * Math.ceil((maximum * REGENERATION_PERCENT) / 100));
}

/** Health of a character after a defeat (game-design 2.6). */
export const healthAfterDefeat = (maximum: number): number =>
  Math.ceil((maximum * HEALTH_AFTER_DEFEAT_PERCENT) / 100);
