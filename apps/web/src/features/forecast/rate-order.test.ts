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

/** A forecast of an hour against one enemy. */
const alone = (kills: number, experience: number, gold: number, food: number) =>
  ({
    experience: [{ expected: experience, perHour: experience }],
    gold: { expected: gold, perHour: gold },
    food: { expected: food, perHour: food },
    kills: { expected: kills, perHour: kills },
    survives: 1,
    runningTime: 3_600_000,
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

const LIST = {
  hare: { rate: alone(300, 30_000, 60_000, 90), chance: 0.6 },
  bear: { rate: alone(150, 60_000, 90_000, 90), chance: 0.395 },
  lion: { rate: alone(100, 96_000, 552_000, 200), chance: 0.005 },
  dragon: { rate: alone(0, 0, -500, 40), chance: 0.9 },
};
type Name = keyof typeof LIST;

test.each([
  ['level', ['hare', 'bear', 'lion', 'dragon']],
  ['experience', ['bear', 'hare', 'lion', 'dragon']],
  ['worth', ['bear', 'hare', 'lion', 'dragon']],
  ['food', ['hare', 'bear', 'lion', 'dragon']],
] as const)('sorts enemies that are met by chance by %s, as their share of the hunt', (order, sorted) => {
  const names = Object.keys(LIST) as Name[];
  const byShare = orderByRate(
    names,
    (name) => LIST[name].rate,
    order,
    (name) => LIST[name].chance,
  );
  expect(byShare).toEqual(sorted);
});
