import type { Forecast } from '@slumberfell/engine';
import { expect, test } from 'vitest';
import { bestThreshold } from './best-threshold.ts';

const outcome = (percent: number, survives: number, experience: number, food: number) => ({
  percent,
  forecast: {
    survives,
    experience: [{ skillId: 15, expected: experience }],
    food: { expected: food },
  } as unknown as Forecast,
});
const best = (...outcomes: Parameters<typeof bestThreshold>[0]) => bestThreshold(outcomes)?.percent ?? null;

test('is the safest setting', () => {
  expect(best(outcome(0, 0, 100, 0), outcome(50, 0.9, 800, 50), outcome(100, 0.4, 900, 90))).toBe(50);
});

test('is the one that brings the most, of settings that are as safe', () => {
  expect(best(outcome(30, 1, 800, 40), outcome(50, 0.97, 1_000, 50), outcome(90, 1, 500, 90))).toBe(50);
});

test('is the one that eats the least, of settings that are as safe and bring as much', () => {
  expect(best(outcome(60, 1, 1_000, 60), outcome(40, 1, 995, 50), outcome(90, 1, 1_000, 90))).toBe(40);
  expect(best(outcome(60, 0, 1_000, 0), outcome(40, 0, 1_000, 0))).toBe(40);
});

test('is nothing without settings', () => {
  expect(best()).toBeNull();
});
