import { expect, test } from 'vitest';
import { seededRandom } from './seeded-random.ts';

test('a seed gives the same numbers each time, in [0, 1)', () => {
  const [one, other] = [seededRandom(7), seededRandom(7)];
  const numbers = Array.from({ length: 1_000 }, one);
  expect(numbers).toEqual(Array.from({ length: 1_000 }, other));
  expect(numbers.every((number) => number >= 0 && number < 1)).toBe(true);
});

test('consecutive seeds have independent first numbers', () => {
  const firsts = Array.from({ length: 1_000 }, (_, seed) => seededRandom(seed)());
  const tenths = Array.from(
    { length: 10 },
    (_, tenth) => firsts.filter((first) => Math.floor(first * 10) === tenth).length,
  );
  expect(Math.min(...tenths)).toBeGreaterThan(60);
  const mean = firsts.reduce((sum, first) => sum + first, 0) / firsts.length;
  const steps = firsts.slice(1).map((first, seed) => (first - mean) * ((firsts[seed] ?? 0) - mean));
  // Each product multiplies the deviations of two consecutive numbers from the mean. For independent numbers
  // the expected mean of the products is 0, with a standard deviation of 1 / 12 / sqrt(1,000).
  expect(Math.abs(steps.reduce((sum, step) => sum + step, 0) / steps.length)).toBeLessThan(0.015);
});
