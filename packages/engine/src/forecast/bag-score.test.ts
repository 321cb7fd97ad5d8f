import { expect, test } from 'vitest';
import { type BagScore, isFarBelow } from './bag-score.ts';

const score = (total: number, { survives = 1, perHour = total }: Partial<BagScore> = {}): BagScore => ({
  values: [0, total],
  survives,
  perHour,
});

test('a set that brings 3 % less in a few runs is far below', () => {
  expect(isFarBelow(score(96), score(100))).toBe(true);
  expect(isFarBelow(score(98), score(100))).toBe(false);
  expect(isFarBelow(score(100), score(96))).toBe(false);
});

test('a set that brings more an hour, but loses a run, is not far below', () => {
  const best = score(100);
  expect(isFarBelow(score(80, { survives: 0.8, perHour: 101 }), best)).toBe(false);
  expect(isFarBelow(score(80, { survives: 0.8, perHour: 99 }), best)).toBe(true);
  expect(isFarBelow(score(80, { survives: 1, perHour: 101 }), best)).toBe(true);
  expect(isFarBelow(score(80, { survives: 0.8, perHour: null }), score(100, { perHour: null }))).toBe(true);
});
