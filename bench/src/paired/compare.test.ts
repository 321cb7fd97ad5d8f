import { describe, expect, it } from 'vitest';
import { compare, spreadOf } from './compare.ts';

const COST = { name: 'hunting', goal: 'at most' } as const;
const RATE = { name: 'commands', goal: 'at least' } as const;

/** Ratios that differ by a few per cent from round to round, on both sides alike. */
const ROUNDS = [1.8, 1.9, 1.75, 1.85, 1.82];

const times = (factor: number) => ROUNDS.map((ratio) => ratio * factor);

describe('two commits are compared', () => {
  it('and a cost that is 8 % higher is worse', () => {
    const compared = compare(COST, ROUNDS, times(1.08));
    expect(compared.isWorse).toBe(true);
    expect(compared.change).toBeCloseTo(1.08);
    expect(compared.before).toBe(1.82);
    expect(compared.after).toBeCloseTo(1.82 * 1.08);
  });

  it('and a cost that is 8 % lower or 4 % higher is not', () => {
    expect(compare(COST, ROUNDS, times(0.92)).isWorse).toBe(false);
    expect(compare(COST, ROUNDS, times(1.04)).isWorse).toBe(false);
  });

  it('and a rate is worse when it falls', () => {
    expect(compare(RATE, ROUNDS, times(0.92)).isWorse).toBe(true);
    expect(compare(RATE, ROUNDS, times(1.08)).isWorse).toBe(false);
  });

  it('and a change within the spread of the rounds does not count', () => {
    const noisy = [0.95, 1.2, 1.1, 1.08, 1.3].map((factor, round) => factor * (ROUNDS[round] as number));
    const compared = compare(COST, ROUNDS, noisy);
    expect(compared.change).toBeGreaterThan(1.05);
    expect(compared.spread[0]).toBeCloseTo(0.95);
    expect(compared.isWorse).toBe(false);
    expect(compared.isUndecided).toBe(true);
  });

  it('and a change just below the limit is undecided while the spread of the rounds contains the limit', () => {
    const changes = (factors: readonly number[]) =>
      compare(
        COST,
        factors.map(() => 1),
        factors,
      );
    expect(changes([1.01, 1.04, 1.04, 1.04, 1.12])).toMatchObject({ isWorse: false, isUndecided: true });
    expect(changes([1.02, 1.03, 1.04, 1.04, 1.045])).toMatchObject({ isWorse: false, isUndecided: false });
    expect(changes([0.9, 1, 1.02, 1.04, 1.12])).toMatchObject({ isWorse: false, isUndecided: false });
  });
});

describe('the spread of a median', () => {
  it.each([
    [3, [1, 3]],
    [5, [1, 5]],
    [7, [1, 7]],
    [8, [2, 7]],
    [9, [2, 8]],
    [12, [3, 10]],
    [20, [6, 15]],
  ] as const)('of %i samples leaves out as many as the sign test allows', (count, [low, high]) => {
    const samples = Array.from({ length: count }, (_, index) => index + 1);
    expect(spreadOf(samples.toReversed())).toEqual([low, high]);
  });
});
