import { levelOf, MAX_LEVEL } from './experience.ts';
import { SKILL } from './skills.ts';
import { isCombat, type Shown } from './state/state.ts';

/** Health comes back by 1 % of the maximum per full interval out of combat (game-design 2.2). */
export const REGENERATION_INTERVAL = 5000;

/**
 * Maximum health at a Health level: linear between 100 at level 1 and 1000 at level 100, rounded up
 * (specification 9.1).
 * @throws RangeError outside 1..100
 */
export function maxHealth(level: number): number {
  if (!(level >= 1 && level <= MAX_LEVEL))
    throw new RangeError(`Health level ${level} is not between 1 and ${MAX_LEVEL}`);
  return Math.ceil(100 + (900 * (level - 1)) / 99);
}

export const maxHealthOf = (shown: Shown): number =>
  maxHealth(levelOf(shown.experience[SKILL.Health - 1] as number));

/** Health at an instant: the fight's own during combat, otherwise what has returned since `shown.healthAt`. */
export function healthAt(shown: Shown, at: number): number {
  if (isCombat(shown.action)) return shown.health;
  const maximum = maxHealthOf(shown);
  const intervals = Math.max(0, Math.floor((at - shown.healthAt) / REGENERATION_INTERVAL));
  return Math.min(maximum, shown.health + intervals * Math.ceil(maximum / 100));
}

/** Health with which a fallen character wakes at the hearth (game-design 2.6). */
export const hearthHealth = (maximum: number): number => Math.ceil(maximum / 4);
