import { expect, test } from 'vitest';
import { timeOfDay } from '../../lib/clock/time-of-day.ts';
import { foodAndNight } from './food-and-night.ts';

const HOUR = 3_600_000;
const startAt = new Date(2026, 10, 26, 22, 0).getTime();
const limitAt = startAt + 8 * HOUR;
const night = { startAt, limitAt };
const NIGHT = `night ${timeOfDay(limitAt)}`;
const at = (instant: number, share = 1) => ({ share, at: { p5: instant, p50: instant, p95: instant } });
type Food = Parameters<typeof foodAndNight>[0]['food'];
const textsOf = (food: Partial<Food>) =>
  foodAndNight({ night, food: { packed: 20, expected: 10, ends: null, gone: null, ...food } as Food });

test('food that is gone before the night is over comes first', () => {
  expect(textsOf({ gone: at(startAt + HOUR) })).toEqual([`food ${timeOfDay(startAt + HOUR)}`, NIGHT]);
  expect(textsOf({ ends: at(startAt + 2 * HOUR) })).toEqual([`food ${timeOfDay(startAt + 2 * HOUR)}`, NIGHT]);
});

test('the night comes first when the food outlasts it, in most runs', () => {
  expect(textsOf({})).toEqual([NIGHT, 'food lasts']);
  expect(textsOf({ gone: at(startAt + HOUR, 0.2) })).toEqual([NIGHT, 'food lasts']);
  expect(textsOf({ gone: at(limitAt + HOUR) })).toEqual([NIGHT, 'food lasts']);
});

test('without packed food only the night is left', () => {
  expect(textsOf({ packed: 0 })).toEqual(['no food', NIGHT]);
});
