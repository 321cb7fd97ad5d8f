import { expect, test } from 'vitest';
import { titleCountdown } from './title-countdown.ts';

const NOW = 1_800_000_000_000;

test.each([
  [8 * 3_600_000, false, '8 h'],
  [754_000, false, '12 min'],
  [45_000, false, '45 s'],
  [0, false, ''],
  [-1, true, ''],
  [754_000, true, '13 min'],
  // The seconds of a hidden page would be wrong most of the time.
  [45_000, true, '1 min'],
])('%i ms before the end, hidden %s, the title says "%s"', (left, isHidden, text) => {
  expect(titleCountdown(NOW + left, NOW, isHidden)).toBe(text);
});
