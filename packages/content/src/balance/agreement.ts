import { entriesOf, type Shown } from '@slumberfell/engine';
import { expect } from 'vitest';
import { item } from './shipped.ts';

/** How a forecast is compared with sessions that are settled apart from it. */

/** The most combined standard errors between the two, and the most difference where the error is small. */
const MOST_ERRORS = 3;
export const SMALL_ERROR = 0.005;
export const MOST_DIFFERENCE = 0.02;
/** Drawn sums are not exact. Two sums of the same numbers in another order differ by less. */
export const ROUNDING = 1e-6;

/** A mean and its standard error. */
interface Estimate {
  readonly mean: number;
  readonly error: number;
}

export function estimated(values: readonly number[]): Estimate {
  const mean = sum(values) / values.length;
  const variance = sum(values.map((value) => (value - mean) ** 2)) / (values.length - 1);
  return { mean, error: Math.sqrt(variance / values.length) };
}

export function expectAgreement(forecast: Estimate, sessions: Estimate): void {
  const combined = Math.hypot(forecast.error, sessions.error);
  const difference = Math.abs(forecast.mean - sessions.mean);
  const scale = Math.abs(sessions.mean);
  expect(difference).toBeLessThanOrEqual(MOST_ERRORS * combined + ROUNDING * scale);
  if (scale > 0 && combined / scale < SMALL_ERROR)
    expect(difference / scale).toBeLessThanOrEqual(MOST_DIFFERENCE);
}

/** How many of so many have a property, as a share of 0 to 1. */
interface Share {
  readonly share: number;
  readonly count: number;
}

export function expectEqualShares(one: Share, other: Share): void {
  const count = one.count + other.count;
  // The share of both together: with it the error of a share of 0 or 1 is not 0.
  const pooled = (one.share * one.count + other.share * other.count) / count;
  const error = Math.sqrt(pooled * (1 - pooled) * (1 / one.count + 1 / other.count));
  expect(Math.abs(one.share - other.share)).toBeLessThanOrEqual(MOST_ERRORS * error + ROUNDING);
}

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** What all that a character owns is worth at shop prices, with the packed food. */
export function worthOf({ inventory, equipment: { food, foodAmount = 0 } }: Shown): number {
  const owned = entriesOf(inventory).map(([id, amount]) => item(id).value * amount);
  return sum(owned) + (food === undefined ? 0 : item(food).value * foodAmount);
}
