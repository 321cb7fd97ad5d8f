import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs, seedArbitrary, TEST_SEED } from '../testing/index.ts';
import { probability } from '../testing/number-arbitraries.ts';
import { BLOCK, compileDistribution, countHits } from './bernoulli.ts';
import type { Seed } from './seed.ts';

const RANGE = 2 ** 53;

/** The probability of k hits in a block of 256 actions, at index k, from the compiled distribution. */
function masses(p: number): number[] {
  const cumulative = compileDistribution(p);
  return Array.from(
    cumulative,
    (upper, k) => (upper - (k === 0 ? 0 : (cumulative[k - 1] as number))) / RANGE,
  );
}

/**
 * The exact probability of k hits in a block of 256 actions, at index k, computed with logarithms of
 * factorials.
 */
function binomial(p: number): number[] {
  const logFactorial = [0];
  for (let n = 1; n <= BLOCK; n++) logFactorial.push((logFactorial[n - 1] as number) + Math.log(n));
  const log = (n: number) => logFactorial[n] as number;
  return Array.from({ length: BLOCK + 1 }, (_, k) => {
    const ways = log(BLOCK) - log(k) - log(BLOCK - k);
    return Math.exp(ways + k * Math.log(p) + (BLOCK - k) * Math.log1p(-p));
  });
}

const PROBABILITIES = [1e-12, 1e-6, 0.003, 0.02, 0.12, 1 / 3, 0.5, 0.75, 0.97, 1 - 1e-6, 1 - 1e-12];

describe('the distribution of a block', () => {
  test.each(PROBABILITIES)('for %d is cumulative: it never falls and ends at the full range', (p) => {
    const cumulative = compileDistribution(p);
    expect(cumulative).toHaveLength(BLOCK + 1);
    expect([...cumulative]).toEqual([...cumulative].toSorted((a, b) => a - b));
    expect(cumulative[BLOCK]).toBe(RANGE);
  });

  test.each(PROBABILITIES)('for %d is binomial', (p) => {
    const exact = binomial(p);
    const errors = masses(p).map((mass, k) => Math.abs(mass - (exact[k] as number)));
    expect(Math.max(...errors)).toBeLessThan(1e-12);
  });

  test.each(PROBABILITIES)('for %d has its mean and variance', (p) => {
    const mass = masses(p);
    const mean = mass.reduce((sum, m, k) => sum + m * k, 0);
    const variance = mass.reduce((sum, m, k) => sum + m * (k - mean) ** 2, 0);
    expect(mean).toBeCloseTo(BLOCK * p, 9);
    expect(variance).toBeCloseTo(BLOCK * p * (1 - p), 7);
  });

  test('never hits below the smallest step of probability, and always hits above its complement', () => {
    expect(countHits(TEST_SEED, compileDistribution(1e-19), 0, 0, 100_000)).toBe(0);
    expect(countHits(TEST_SEED, compileDistribution(1 - 2 ** -53), 0, 0, 100_000)).toBe(100_000);
  });
});

describe('hits in a range of actions', () => {
  test('add up for any split of the range', () => {
    for (const p of [0.003, 0.3, 0.9]) {
      const distribution = compileDistribution(p);
      const whole = countHits(TEST_SEED, distribution, 2, 0, 600);
      for (let cut = 0; cut <= 600; cut++) {
        const parts =
          countHits(TEST_SEED, distribution, 2, 0, cut) + countHits(TEST_SEED, distribution, 2, cut, 600);
        expect(parts).toBe(whole);
      }
    }
  });

  test('add up for any seed, probability and split, also one action at a time', () => {
    const ordinal = fc.oneof(
      fc.nat(2_000),
      fc.nat(1_000).map((block) => block * BLOCK),
    );
    fc.assert(
      fc.property(
        seedArbitrary,
        probability,
        fc.nat(9),
        fc.tuple(ordinal, ordinal, ordinal),
        (seed, p, row, at) => {
          if (p === 1) return;
          const distribution = compileDistribution(p);
          const [from, cut, to] = at.toSorted((a, b) => a - b) as [number, number, number];
          const count = (start: number, end: number) => countHits(seed, distribution, row, start, end);
          expect(count(from, cut) + count(cut, to)).toBe(count(from, to));
          const end = Math.min(to, from + 40);
          let singles = 0;
          for (let action = from; action < end; action++) {
            const hit = count(action, action + 1);
            expect([0, 1]).toContain(hit);
            singles += hit;
          }
          expect(singles).toBe(count(from, end));
        },
      ),
      runs(500),
    );
  });

  test('are none in an empty range', () => {
    expect(countHits(TEST_SEED, compileDistribution(0.9), 0, 77, 77)).toBe(0);
  });

  test('differ between rows, seeds and blocks', () => {
    const distribution = compileDistribution(0.5);
    const counts = [0, 1, 2, 3].map((row) => countHits(TEST_SEED, distribution, row, 0, BLOCK));
    const blocks = [1, 2, 3].map((block) =>
      countHits(TEST_SEED, distribution, 0, block * BLOCK, (block + 1) * BLOCK),
    );
    expect(new Set(counts).size).toBeGreaterThan(1);
    expect(new Set(blocks).size).toBeGreaterThan(1);
  });
});

/**
 * Compares the hits with independent rolls. The seeds are fixed, so the tests have the same result in every
 * run.
 */
describe('hits are distributed like 256 independent rolls', () => {
  const SEEDS = 4_000;
  const seedOf = (index: number): Seed => [index, 0x9e3779b9, index ^ 0x5bd1e995, 7];

  /** Mean and variance, over all seeds, of the number of hits in the actions [from, to). */
  function spread(p: number, from: number, to: number): { mean: number; variance: number } {
    const distribution = compileDistribution(p);
    const counts = Array.from({ length: SEEDS }, (_, index) =>
      countHits(seedOf(index), distribution, 1, from, to),
    );
    const mean = counts.reduce((sum, count) => sum + count, 0) / SEEDS;
    const variance = counts.reduce((sum, count) => sum + (count - mean) ** 2, 0) / (SEEDS - 1);
    return { mean, variance };
  }

  test.each([
    [0.02, 0, 256],
    [0.02, 100, 150],
    [0.3, 0, 256],
    [0.3, 17, 18],
    [0.3, 200, 300],
    [0.75, 40, 700],
    [0.97, 0, 30],
  ])('probability %d, actions %i to %i', (p, from, to) => {
    const rolls = to - from;
    const { mean, variance } = spread(p, from, to);
    const trueVariance = rolls * p * (1 - p);
    // Four standard errors.
    expect(Math.abs(mean - rolls * p)).toBeLessThan(4 * Math.sqrt(trueVariance / SEEDS));
    const kurtosis = 3 + (1 - 6 * p * (1 - p)) / trueVariance;
    expect(Math.abs(variance / trueVariance - 1)).toBeLessThan(4 * Math.sqrt((kurtosis - 1) / SEEDS));
  });

  test('every position of a block is hit equally often', () => {
    const p = 0.2;
    const distribution = compileDistribution(p);
    const blocks = 1_000;
    let chiSquare = 0;
    for (let position = 0; position < BLOCK; position++) {
      let hits = 0;
      for (let seed = 0; seed < blocks; seed++) {
        hits += countHits(seedOf(seed), distribution, 0, position, position + 1);
      }
      chiSquare += (hits - blocks * p) ** 2 / (blocks * p * (1 - p));
    }
    // 256 degrees of freedom: a correct distribution exceeds 330.5 once in a thousand times.
    expect(chiSquare).toBeLessThan(330.5);
  });

  test.each([0, 128, 255])(
    'position %i is hit as often as other positions when hits are rare',
    (position) => {
      const p = 0.01;
      const distribution = compileDistribution(p);
      const blocks = 40_000;
      let hits = 0;
      for (let seed = 0; seed < blocks; seed++) {
        hits += countHits(seedOf(seed), distribution, 0, position, position + 1);
      }
      expect(Math.abs(hits - blocks * p)).toBeLessThan(4 * Math.sqrt(blocks * p));
    },
  );

  test('adjacent actions are independent of each other', () => {
    const p = 0.3;
    const distribution = compileDistribution(p);
    let both = 0;
    for (let seed = 0; seed < SEEDS; seed++) {
      both += countHits(seedOf(seed), distribution, 0, 10, 12) === 2 ? 1 : 0;
    }
    const expected = SEEDS * p * p;
    expect(Math.abs(both - expected)).toBeLessThan(4 * Math.sqrt(expected * (1 - p * p)));
  });
});
