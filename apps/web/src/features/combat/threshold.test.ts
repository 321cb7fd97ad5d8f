import { expect, test } from 'vitest';
import { spokenPercent, thresholdPercent, thresholdPoints } from './threshold.ts';

test.each([
  [0, 110, 0],
  [5, 110, 6],
  [45, 110, 50],
  [100, 110, 110],
  [130, 110, 110],
  [-5, 110, 0],
])('converts %d % of %d health to %d points', (percent, maximum, points) => {
  expect(thresholdPoints(percent, maximum)).toBe(points);
});

test('converts stored points to a share of the current maximum', () => {
  expect(thresholdPercent(50, 100)).toBe(50);
  expect(thresholdPercent(50, 200)).toBe(25);
  expect(thresholdPercent(50, 40)).toBe(100);
});

test.each([
  [0, 0],
  [2, 0],
  [3, 5],
  [7, 5],
  [12, 10],
  [98, 100],
])('shows %d points of 100 at the slider step %d %', (points, percent) => {
  expect(thresholdPercent(points, 100)).toBe(percent);
});

test.each([
  [17, 228, '7.5'],
  [11, 228, '5'],
  [0, 228, '0'],
  [228, 228, '100'],
])('%d of %d points are said as %s percent', (points, maximum, spoken) => {
  expect(spokenPercent(points, maximum)).toBe(spoken);
});
