import { expect, test } from 'vitest';
import { longTime } from './long-time.ts';

const HOUR = 3_600_000;

test('a time is told in days from three days on', () => {
  expect(longTime(71.5 * HOUR)).toBe('71 h 30 min');
  expect(longTime(72 * HOUR)).toBe('3 days');
});
