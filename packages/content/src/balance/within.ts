import { expect } from 'vitest';

/** Both ends belong to the range. */
export type Range = readonly [lowest: number, highest: number];

/** Expects all values of a target to lie in the wanted range. */
export function expectWithin(values: Iterable<number>, [lowest, highest]: Range): void {
  const all = [...values];
  expect(all.length).toBeGreaterThan(0);
  expect({ lowest: Math.min(...all) }).toSatisfy(
    (it: { lowest: number }) => it.lowest >= lowest,
    `at least ${lowest}`,
  );
  expect({ highest: Math.max(...all) }).toSatisfy(
    (it: { highest: number }) => it.highest <= highest,
    `at most ${highest}`,
  );
}
