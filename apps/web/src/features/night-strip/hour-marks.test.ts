import { expect, test } from 'vitest';
import { timeOfDay } from '../../lib/clock/time-of-day.ts';
import { hourMarks } from './hour-marks.ts';

const at = (hour: number, minute = 0) => new Date(2026, 3, 1, hour, minute).getTime();
const shown = (from: number, until: number) => hourMarks(from, until).map((mark) => timeOfDay(mark.at));

test('every other hour of a night of eight hours, but none at its ends', () => {
  expect(shown(at(22, 10), at(30, 10))).toEqual(['00:00', '02:00', '04:00']);
});

test('fewer hours of a longer time, and each of a short one', () => {
  expect(shown(at(20), at(44))).toEqual(['00:00', '06:00', '12:00']);
  expect(shown(at(20, 30), at(22, 30))).toEqual(['21:00', '22:00']);
  expect(shown(at(20, 10), at(20, 40))).toEqual([]);
});

test('the place is the share of the time before it', () => {
  expect(hourMarks(at(20, 30), at(21, 30)).map(({ place }) => place)).toEqual([0.5]);
});
