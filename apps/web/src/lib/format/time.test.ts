import { expect, test } from 'vitest';
import { formatAgo, formatCountdown, formatDuration, formatSeconds, formatTimeOfDay } from './time.ts';

test.each([
  [28_800_000, '08:00:00'],
  [28_799_001, '08:00:00'],
  [28_799_000, '07:59:59'],
  [1, '00:00:01'],
  [0, '00:00:00'],
  [-5000, '00:00:00'],
  [360_000_000, '100:00:00'],
])('formats %d ms as the countdown %s', (milliseconds, text) => {
  expect(formatCountdown(milliseconds)).toBe(text);
});

test.each([
  [45, '45 s'],
  [90, '1 min 30 s'],
  [120, '2 min'],
  [28_800, '8 h'],
  [34_860, '9 h 41 min'],
])('formats %d s as %s', (seconds, text) => {
  expect(formatDuration(seconds)).toBe(text);
});

test.each([
  [0, '0 s'],
  [59, '59 s'],
  [60, '60 s (1 min)'],
  [1_250, '1,250 s (20 min 50 s)'],
  [57_600, '57,600 s (16 h)'],
])('formats %d s of the Relicarium as %s', (seconds, text) => {
  expect(formatSeconds(seconds)).toBe(text);
});

test.each([
  [-5, 'just now'],
  [59_999, 'just now'],
  [60_000, '1 min ago'],
  [3_599_999, '59 min ago'],
  [3_600_000, '1 h ago'],
  [86_399_999, '23 h ago'],
  [86_400_000, 'yesterday'],
  [172_800_000, '2 days ago'],
])('formats %d ms ago as %s', (milliseconds, text) => {
  expect(formatAgo(milliseconds)).toBe(text);
});

test.each([
  [new Date(2026, 3, 1, 6, 40, 29), '06:40'],
  [new Date(2026, 3, 1, 23, 59, 31), '00:00'],
])('formats %s as the time of day %s', (instant, text) => {
  expect(formatTimeOfDay(instant.getTime())).toBe(text);
});
