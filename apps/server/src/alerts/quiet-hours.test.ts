import { expect, it } from 'vitest';
import { isQuiet, isTimeZone, quietUntil } from './quiet-hours.ts';

const at = (time: string) => Date.parse(`2026-07-01T${time}:00Z`);

it.each([
  // Berlin is two hours ahead of UTC in July.
  ['Europe/Berlin', 22 * 60, 7 * 60, '19:59', false],
  ['Europe/Berlin', 22 * 60, 7 * 60, '20:00', true],
  ['Europe/Berlin', 22 * 60, 7 * 60, '22:30', true],
  ['Europe/Berlin', 22 * 60, 7 * 60, '04:59', true],
  ['Europe/Berlin', 22 * 60, 7 * 60, '05:00', false],
  ['Asia/Kathmandu', 0, 15, '18:14', false],
  ['Asia/Kathmandu', 0, 15, '18:15', true],
  ['Asia/Kathmandu', 0, 15, '18:30', false],
  ['UTC', 9 * 60, 17 * 60, '08:59', false],
  ['UTC', 9 * 60, 17 * 60, '16:59', true],
  ['UTC', 600, 600, '10:00', true],
  ['UTC', 600, 600, '09:59', true],
  ['Mars/Olympus', 9 * 60, 17 * 60, '12:00', true],
])('in %s, quiet from %i to %i, %s UTC is quiet: %s', (timeZone, from, to, time, expected) => {
  expect(isQuiet({ timeZone, quietHours: { from, to } }, at(time))).toBe(expected);
});

it.each([
  ['Europe/Berlin', 22 * 60, 7 * 60, '20:00', '2026-07-02T05:00'],
  ['Europe/Berlin', 22 * 60, 7 * 60, '04:59', '2026-07-01T05:00'],
  ['Europe/Berlin', 22 * 60, 7 * 60, '05:00', '2026-07-01T05:00'],
  ['Asia/Kathmandu', 0, 15, '18:20', '2026-07-01T18:30'],
  ['UTC', 600, 600, '10:00', '2026-07-02T10:00'],
  ['UTC', 600, 600, '09:59', '2026-07-01T10:00'],
])('in %s, quiet from %i to %i, at %s UTC it is quiet until %s', (timeZone, from, to, time, end) => {
  expect(new Date(quietUntil({ timeZone, quietHours: { from, to } }, at(time))).toISOString()).toBe(
    `${end}:00.000Z`,
  );
});

it('quiet hours end on the minute', () => {
  const quiet = { timeZone: 'UTC', quietHours: { from: 0, to: 60 } };
  expect(quietUntil(quiet, at('00:30') + 30_001)).toBe(at('01:00'));
});

it('a device without quiet hours is never quiet', () => {
  expect(isQuiet({ timeZone: 'UTC', quietHours: null }, at('03:00'))).toBe(false);
});

it.each([
  ['Europe/Berlin', true],
  ['UTC', true],
  ['Mars/Olympus', false],
  ['', false],
])('%j is a time zone: %s', (timeZone, expected) => expect(isTimeZone(timeZone)).toBe(expected));
