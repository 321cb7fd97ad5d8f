import { expect } from 'vitest';

/** Inclusive at both ends. */
export type Range = readonly [lowest: number, highest: number];

/** Expects at least one value, and every value within the range. */
export function expectWithin(values: readonly number[], [lowest, highest]: Range): void {
  expect(values).not.toHaveLength(0);
  expect(Math.min(...values)).toBeGreaterThanOrEqual(lowest);
  expect(Math.max(...values)).toBeLessThanOrEqual(highest);
}
