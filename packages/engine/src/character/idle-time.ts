import type { Amounts } from '../state/amounts.ts';
import type { World } from '../world/world.ts';

/** Seconds of idle time of a character without trophies (specification 9.9: 8 hours). */
export const BASE_IDLE_TIME = 28_800;

/**
 * Cache of the idle time of each list of trophies. A list is long, and one command reads its idle time
 * several times. Lists are immutable: a change of trophies makes a new list, which is not in the cache.
 */
const cachedIdleTimes = new WeakMap<Amounts, { readonly world: World; readonly seconds: number }>();

/**
 * Seconds that a session may run with these claimed trophies. The bonus of each kind of trophy counts once,
 * also when several of the kind are claimed (game-design 2.10).
 */
export function idleTime(trophies: Amounts, world: World): number {
  const found = cachedIdleTimes.get(trophies);
  if (found?.world === world) return found.seconds;
  let seconds = BASE_IDLE_TIME;
  for (let place = 0; place < trophies.length; place += 2) {
    seconds += world.relicariumEntry(trophies[place] as number)?.bonusTime ?? 0;
  }
  cachedIdleTimes.set(trophies, { world, seconds });
  return seconds;
}
