import { MAX_LEVEL, REST_STATES } from '@slumberfell/engine';
import { amount, count, id, instant } from './numbers.ts';
import { z } from './zod.ts';

/** How a combat session ends besides its limit. */

export const restState = z.enum(REST_STATES);

/** Health points that a run of a dungeon costs at most in 95 of 100 runs. */
export const runCost = count;

export const huntUntil = z.strictObject({
  /** Kills that are left. */
  killsLeft: amount.nullable(),
  level: z.strictObject({ skillId: id, level: z.int().min(1).max(MAX_LEVEL) }).nullable(),
  /** No fight starts at or after this instant. */
  at: instant.nullable(),
});
