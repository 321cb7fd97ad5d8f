import type { Rate } from './forecast.ts';

/** An hour in ms. */
export const HOUR = 3_600_000;

export type RateOver = (expected: number) => Rate;

/** @param runningTime mean time in ms in which the expected number comes */
export const rateOver =
  (runningTime: number): RateOver =>
  (expected) => ({ expected, perHour: runningTime > 0 ? (expected * HOUR) / runningTime : 0 });
