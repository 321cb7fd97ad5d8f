import { FIRST_KINDS } from '@slumberfell/engine';
import { amount, count, id, instant } from './numbers.ts';
import { z } from './zod.ts';

/** The most celebrations of one call. */
export const CELEBRATIONS_AT_ONCE = 100;

/** A first of the chronicle that pages celebrate, once for each character. */
export const celebration = z.strictObject({
  kind: z.enum(FIRST_KINDS),
  /** The id of the item, region or enemy; for a level that of the skill. */
  id,
  /** The level that was reached; null for other kinds. */
  level: amount.nullable(),
  at: instant,
});
export type Celebration = z.infer<typeof celebration>;

const list = z.array(celebration).max(CELEBRATIONS_AT_ONCE).readonly();

/** The earliest is the first. */
export const celebrations = z.strictObject({
  /** The newest ones, if there are more than `CELEBRATIONS_AT_ONCE`. */
  celebrations: list,
  total: count,
});

export const celebrateInput = z.strictObject({
  celebrations: z.array(celebration).min(1).max(CELEBRATIONS_AT_ONCE).readonly(),
});

/** Those that no page has celebrated before. */
export const celebrated = z.strictObject({ celebrations: list });
