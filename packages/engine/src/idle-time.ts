import { type Amounts, entriesOf } from './amounts.ts';
import type { World } from './world.ts';

/** Seconds of idle time before any trophy (spec section 9: 8 hours). */
export const BASE_IDLE_TIME = 28_800;

/** Seconds that a session may run: the bonus of each claimed kind of trophy counts once (game-design 2.10). */
export const idleTime = (trophies: Amounts, world: World): number =>
  entriesOf(trophies).reduce(
    (sum, [itemId]) => sum + (world.relicariumEntry(itemId)?.bonusTime ?? 0),
    BASE_IDLE_TIME,
  );
