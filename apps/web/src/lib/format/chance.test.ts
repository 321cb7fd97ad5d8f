import { expect, test } from 'vitest';
import { formatChance } from './chance.ts';

test.each([
  [1, '100%'],
  [0.48, '48%'],
  [0.0025, '0.25%'],
  [0.0005, '0.05%'],
  [1 / 30, '3.33%'],
  [1 / 4000, '0.025%'],
])('formats %d as %s', (probability, text) => {
  expect(formatChance(probability)).toBe(text);
});
