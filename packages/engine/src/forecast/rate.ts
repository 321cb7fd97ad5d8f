import { SECONDS_PER_HOUR } from '../world/time.ts';
import type { Rate } from './forecast.ts';

/** An hour in ms. */
export const HOUR = 3_600_000;

export type RateOver = (expected: number) => Rate;

/** @param runningTime mean time in ms in which the expected number comes */
export const rateOver =
  (runningTime: number): RateOver =>
  (expected) => ({ expected, perHour: runningTime > 0 ? (expected * HOUR) / runningTime : 0 });

/** Mean seconds until one comes, of so many an hour; null if none does. */
export const secondsFor = (perHour: number): number | null =>
  perHour > 0 ? Math.max(1, Math.round(SECONDS_PER_HOUR / perHour)) : null;
