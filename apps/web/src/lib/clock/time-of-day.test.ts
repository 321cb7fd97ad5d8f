import { afterEach, expect, test } from 'vitest';
import { nextTimeOfDay, timeAndDate, timeOfDay, timeUntil, upcomingTime } from './time-of-day.ts';

const at = (day: number, hours: number, minutes: number, seconds = 0): number =>
  new Date(2026, 10, day, hours, minutes, seconds).getTime();
/** Monday. */
const now = at(23, 21, 4, 30);

test('shows hours and minutes', () => {
  expect(timeOfDay(at(23, 7, 5))).toBe('07:05');
});

test.each([
  [at(23, 23, 59), '23:59'],
  [at(24, 0, 0), 'tomorrow 00:00'],
  [at(24, 23, 59), 'tomorrow 23:59'],
  [at(25, 7, 10), 'Wednesday 07:10'],
])('names the day of an instant when it is not today', (instant, text) => {
  expect(upcomingTime(instant, now)).toBe(text);
});

test.each([
  [at(23, 23, 59), '23:59'],
  [at(24, 14, 5), '14:05 on 24 Nov'],
  [new Date(2027, 0, 3, 14, 5).getTime(), '14:05 on 3 Jan 2027'],
])('names the date of an instant when it is not today', (instant, text) => {
  expect(timeAndDate(instant, now)).toBe(text);
});

test.each([
  [45_000, '45 s'],
  [119_000, '1 min 59 s'],
  [125_000, '2 min'],
  [28_799_000, '7 h 59 min'],
  [-5_000, '0 s'],
])('says how long %d ms are, without seconds from two minutes on', (milliseconds, text) => {
  expect(timeUntil(now + milliseconds, now)).toBe(text);
});

test('finds the next instant at which the clock shows a time', () => {
  expect(nextTimeOfDay('21:05', now)).toBe(at(23, 21, 5));
  expect(nextTimeOfDay('21:04', now)).toBe(at(24, 21, 4));
  expect(nextTimeOfDay('07:10', now)).toBe(at(24, 7, 10));
  expect(nextTimeOfDay('24:00', now)).toBeNull();
  expect(nextTimeOfDay('', now)).toBeNull();
  expect(nextTimeOfDay('7:10', now)).toBeNull();
});

const ZONE = process.env.TZ;
afterEach(() => {
  if (ZONE === undefined) delete process.env.TZ;
  else process.env.TZ = ZONE;
});

test.each([
  // The clock shows 02:00 to 03:00 twice: by summer time until 01:00 UTC, then by winter time.
  ['Europe/Berlin', '02:30', '2026-10-24T22:00:00Z', '2026-10-25T00:30:00Z'],
  ['Europe/Berlin', '02:30', '2026-10-25T00:40:00Z', '2026-10-25T01:30:00Z'],
  ['Europe/Berlin', '02:30', '2026-10-25T01:11:24Z', '2026-10-25T01:30:00Z'],
  ['Europe/Berlin', '02:30', '2026-10-25T01:30:00Z', '2026-10-26T01:30:00Z'],
  ['Europe/Berlin', '01:30', '2026-10-25T00:40:00Z', '2026-10-26T00:30:00Z'],
  ['Europe/Berlin', '03:30', '2026-10-25T00:40:00Z', '2026-10-25T02:30:00Z'],
  ['Europe/Berlin', '02:30', '2026-03-29T00:40:00Z', '2026-03-29T01:30:00Z'],
  // By half an hour: 01:30 to 02:00 twice.
  ['Australia/Lord_Howe', '01:45', '2026-04-04T14:50:00Z', '2026-04-04T15:15:00Z'],
  ['Australia/Lord_Howe', '01:15', '2026-04-04T14:50:00Z', '2026-04-05T14:45:00Z'],
])('in %s the next %s after %s is %s', (zone, time, from, next) => {
  process.env.TZ = zone;
  expect(new Date(nextTimeOfDay(time, Date.parse(from)) ?? 0).toISOString()).toBe(next.replace('Z', '.000Z'));
});
