import { expect, test } from 'vitest';
import { clampAmount } from './clamp-amount.ts';

test.each([
  [0, 10, 1],
  [-5, 10, 1],
  [3, 10, 3],
  [3.9, 10, 3],
  [11, 10, 10],
  [Number.MAX_SAFE_INTEGER, 5760, 5760],
  [Number.NaN, 10, 1],
  [1, 0, 0],
  [7, 0, 0],
])('clamps %d of at most %d to %d', (amount, max, expected) => {
  expect(clampAmount(amount, max)).toBe(expected);
});

test.each([
  [0, 0],
  [-1, 0],
  [4, 4],
  [11, 10],
  [Number.NaN, 0],
])('clamps %d between 0 and 10 to %d', (amount, expected) => {
  expect(clampAmount(amount, 10, 0)).toBe(expected);
});
