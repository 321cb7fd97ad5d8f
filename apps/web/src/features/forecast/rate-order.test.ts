import type { Forecast } from '@slumberfell/engine';
import { expect, test } from 'vitest';
import { orderByRate, type RateOrder } from './rate-order.ts';

const rate = (experience: number, gold: number, food: number, survives: number, runningTime = 1) =>
  ({
    experience: [{ perHour: experience }, { perHour: 1 }],
    gold: { perHour: gold },
    food: { perHour: food },
    survives,
    runningTime,
  }) as unknown as Forecast;

const RATES: Readonly<Record<string, Forecast | null>> = {
  hare: rate(100, 5, 2, 1),
  wasp: rate(300, 1, 9, 0, 50),
  none: null,
  bear: rate(200, 8, 4, 0, 70),
};

test.each([
  ['level', ['hare', 'wasp', 'none', 'bear']],
  ['experience', ['wasp', 'bear', 'hare', 'none']],
  ['worth', ['bear', 'hare', 'wasp', 'none']],
  ['food', ['hare', 'bear', 'wasp', 'none']],
  ['safety', ['hare', 'bear', 'wasp', 'none']],
] as const)('sorts by %s', (order: RateOrder, sorted) => {
  expect(orderByRate(Object.keys(RATES), (name) => RATES[name], order)).toEqual(sorted);
});
