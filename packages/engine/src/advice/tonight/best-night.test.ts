import { describe, expect, test } from 'vitest';
import type { PlanForecast } from '../../forecast/plan-forecast.ts';
import { bestNight, isBetterDressed } from './best-night.ts';
import type { Night } from './night.ts';

const night = (
  brings: number,
  { defeats = 0, runs = 100_000, makesFood = false, measure = 'experience', points = 0 } = {},
): Pick<Night, 'brings' | 'forecast' | 'makesFood' | 'measure'> => ({
  brings,
  makesFood,
  measure: measure as Night['measure'],
  forecast: { defeats, runs, experience: [{ skillId: 1, expected: points }] } as unknown as PlanForecast,
});
const LOSES = { defeats: 0.05 };
const MAKES = { makesFood: true };

describe('the best night', () => {
  const best = (...nights: Parameters<typeof bestNight>[0]) => bestNight(nights)?.brings ?? null;

  test('brings most', () => {
    expect(best(night(1), night(3), night(2))).toBe(3);
    expect(best()).toBeNull();
  });

  test('makes food first only where that brings 5 % more', () => {
    expect(best(night(100), night(104, MAKES))).toBe(100);
    expect(best(night(100), night(106, MAKES))).toBe(106);
    expect(best(night(-100), night(-99, MAKES))).toBe(-100);
    expect(best(night(10, MAKES))).toBe(10);
  });

  test('is safe where a safe one brings nearly as much', () => {
    expect(best(night(100, LOSES), night(91))).toBe(91);
    expect(best(night(100, LOSES), night(89))).toBe(100);
    expect(best(night(100, { defeats: 0.019 }), night(91))).toBe(100);
  });

  test('is not safe with few defeats that may be chance', () => {
    expect(best(night(100, { defeats: 2 / 200, runs: 200 }), night(91))).toBe(100);
    expect(best(night(100, { defeats: 3 / 200, runs: 200 }), night(91))).toBe(91);
    expect(best(night(100, { defeats: 1 / 20, runs: 20 }), night(91))).toBe(91);
  });

  test('is the safe one that fights longest, for safety', () => {
    const safety = (brings: number, more: object = {}) => night(brings, { measure: 'safety', ...more });
    expect(best(safety(100, LOSES), safety(40))).toBe(40);
    expect(best(safety(100, LOSES))).toBe(100);
    expect(best(safety(100, { points: 1 }), safety(96, { points: 9 }), safety(94, { points: 99 }))).toBe(96);
  });
});

test('other pieces are put on for 3 % more, or where only they are safe', () => {
  expect(isBetterDressed(night(102), night(100))).toBe(false);
  expect(isBetterDressed(night(103), night(100))).toBe(true);
  expect(isBetterDressed(night(50), night(100, LOSES))).toBe(true);
  expect(isBetterDressed(night(200, LOSES), night(100))).toBe(false);
});
