import { expect } from 'vitest';

/** Both ends belong to the range. */
export type Range = readonly [lowest: number, highest: number];

/** Expects all values of a target, of which there must be some, to lie in the wanted range. */
export function expectWithin(values: readonly number[], [lowest, highest]: Range): void {
  expect(values).not.toHaveLength(0);
  expect(Math.min(...values)).toBeGreaterThanOrEqual(lowest);
  expect(Math.max(...values)).toBeLessThanOrEqual(highest);
}
