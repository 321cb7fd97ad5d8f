import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isLong, runs, seededRandom } from '../testing/index.ts';
import { luckShare, overallLuck } from './luck-share.ts';
import { MILLIONTHS } from './luck-sums.ts';

/** The exact distribution of the sum of independent drops, as chances by amount. */
function convolution(draws: readonly { chance: number; amount: number }[]): readonly number[] {
  let chances = [1];
  for (const { chance, amount } of draws) {
    const next = new Array<number>(chances.length + amount).fill(0);
    chances.forEach((p, sum) => {
      next[sum] = (next[sum] as number) + p * (1 - chance);
      next[sum + amount] = (next[sum + amount] as number) + p * chance;
    });
    chances = next;
  }
  return chances;
}

const millionths = (value: number) => Math.round(value * MILLIONTHS);
const sumsOf = (draws: readonly { chance: number; amount: number }[]) => ({
  expected: millionths(draws.reduce((sum, { chance, amount }) => sum + chance * amount, 0)),
  variance: millionths(
    draws.reduce((sum, { chance, amount }) => sum + chance * (1 - chance) * amount ** 2, 0),
  ),
});
const below = (chances: readonly number[], had: number) =>
  chances.slice(0, had).reduce((sum, chance) => sum + chance, 0);

describe('the share of players who would have had fewer', () => {
  test('is the exact one where all kills have the same chance', () => {
    for (const [kills, chance] of [
      [1, 0.5],
      [10, 0.125],
      [400, 0.01],
      [900, 0.9],
      [1_200, 0.001],
    ] as const) {
      const draws = Array.from({ length: kills }, () => ({ chance, amount: 1 }));
      const exact = convolution(draws);
      const mean = kills * chance;
      for (const had of [0, Math.floor(mean), Math.ceil(mean) + 1, Math.ceil(2 * mean)].filter(
        (n) => n <= kills,
      )) {
        const { fewer, same, more } = luckShare({ had, ...sumsOf(draws) });
        expect(fewer).toBeCloseTo(below(exact, had), 4);
        expect(same).toBeCloseTo(exact[had] as number, 4);
        expect(fewer + same + more).toBeCloseTo(1, 9);
      }
    }
  });

  test('is within 2 % of the exact one for kills of several enemies, and for several of an item at once', () => {
    const random = seededRandom(7);
    for (let round = 0; round < (isLong ? 400 : 10); round++) {
      const amount = 1 + Math.floor(3 * random());
      const draws = [0.002, 0.01, 0.05].flatMap((chance) =>
        Array.from({ length: Math.floor(300 * random()) }, () => ({ chance, amount })),
      );
      const exact = convolution(draws);
      const mean = draws.reduce((sum, { chance }) => sum + chance, 0);
      const had = amount * Math.floor(2 * mean * random());
      expect(Math.abs(luckShare({ had, ...sumsOf(draws) }).fewer - below(exact, had))).toBeLessThan(0.02);
    }
  });

  test('agrees between the sums of the few and the normal distribution of the many', () => {
    const variance = 40_000 * MILLIONTHS;
    for (const had of [79_600, 80_000, 80_300]) {
      const few = luckShare({ had, expected: 2 * variance, variance });
      const many = luckShare({ had, expected: 2 * variance, variance: variance + 2 });
      expect(Math.abs(few.fewer - many.fewer)).toBeLessThan(0.001);
      expect(few.fewer + few.same + few.more).toBeCloseTo(1, 9);
    }
  });

  test('is a share for any sums, and rises with what one had', () => {
    fc.assert(
      fc.property(fc.nat(5_000), fc.nat(2 ** 40), fc.nat(2 ** 40), (had, expected, variance) => {
        const [one, other] = [had, had + 1].map((amount) => luckShare({ had: amount, expected, variance }));
        for (const share of [one?.fewer, one?.same, one?.more]) {
          expect(share).toBeGreaterThanOrEqual(0);
          expect(share).toBeLessThanOrEqual(1);
        }
        expect(other?.fewer).toBeGreaterThanOrEqual((one?.fewer ?? 0) - 1e-9);
      }),
      runs(100),
    );
  });

  test('is 0 or 1 where nothing was left to chance', () => {
    expect(luckShare({ had: 0, expected: 0, variance: 0 })).toEqual({ fewer: 0, same: 1, more: 0 });
    expect(luckShare({ had: 5, expected: 5_000_000, variance: 0 })).toEqual({ fewer: 0, same: 1, more: 0 });
    expect(luckShare({ had: 4, expected: 5_000_000, variance: 0 })).toEqual({ fewer: 0, same: 0, more: 1 });
  });
});

test('luck over all items weighs each with its value', () => {
  const item = (had: number, value: number) => ({ had, expected: 50_000_000, variance: 25_000_000, value });
  expect(overallLuck([])).toBeNull();
  expect(overallLuck([item(50, 1), item(50, 100)])).toBeCloseTo(0.5, 9);
  expect(overallLuck([item(55, 3)])).toBeCloseTo(0.841_344_746, 8);
  expect(overallLuck([item(45, 3)])).toBeCloseTo(0.158_655_254, 8);
  expect(overallLuck([item(55, 100), item(40, 1)])).toBeGreaterThan(0.8);
  expect(overallLuck([item(250, 1)])).toBe(1);
});
