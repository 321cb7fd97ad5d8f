import { expect, test } from 'vitest';
import { formatVersionDay } from './version-day.ts';

test("formats a version's day the same in each time zone", () => {
  expect(formatVersionDay('2026-11-20')).toBe('20 November 2026');
});
