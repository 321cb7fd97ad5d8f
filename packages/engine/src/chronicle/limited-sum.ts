import { MAX_AMOUNT } from '../state/experience.ts';

/** The sum of two amounts, which stops at `MAX_AMOUNT`. Both are at most `MAX_AMOUNT`. */
export const limitedSum = (one: number, other: number): number =>
  one > MAX_AMOUNT - other ? MAX_AMOUNT : one + other;
