import {
  BOARD_DAYS,
  BOARD_WEEKS,
  ERRAND_SLOTS,
  MAX_FRIENDSHIP_POINTS,
  WEEKLY_WAYS,
} from '@slumberfell/engine';
import { amount, count, id } from './numbers.ts';
import { z } from './zod.ts';

/** A day or a week may lie before 1970 on a host whose clock is wrong. */
const day = z.int();

const acceptedErrand = z.strictObject({ errandId: id, day, amount, base: count });

const boardDay = z.strictObject({ day, taken: count, done: count });

const acceptedWeek = z.strictObject({
  week: day,
  errandId: id,
  tiers: z.array(amount).max(WEEKLY_WAYS).readonly(),
  base: count,
  isDone: z.boolean(),
});

/** Where a character is in the story, and which errands it has accepted. */
export const questState = z.strictObject({
  chapter: amount,
  closedOn: day.nullable(),
  errands: z.array(acceptedErrand).max(ERRAND_SLOTS).readonly(),
  days: z.array(boardDay).max(BOARD_DAYS).readonly(),
  weeks: z.array(acceptedWeek).max(BOARD_WEEKS).readonly(),
});

/** Points of friendship with a villager. */
export const friendship = z.strictObject({
  villagerId: id,
  points: z.int().min(1).max(MAX_FRIENDSHIP_POINTS),
});
