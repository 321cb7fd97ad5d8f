import { expect, test } from 'vitest';
import { clampAmount, isOnTheWay } from './clamp-amount.ts';

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
])('%d of at most %d is %d', (amount, max, expected) => {
  expect(clampAmount(amount, max)).toBe(expected);
});

test.each([
  [0, 0],
  [-1, 0],
  [4, 4],
  [11, 10],
  [Number.NaN, 0],
])('%d of none to 10 is %d', (amount, expected) => {
  expect(clampAmount(amount, 10, 0)).toBe(expected);
});

test.each(['', '-', '-5', -5, 0])('%j is shown as it is typed, and counts as the least', (typed) => {
  expect(isOnTheWay(typed, 1)).toBe(true);
  expect(clampAmount(Number(typed), 10)).toBe(1);
});

test.each(['1', 7])('%j is an amount', (typed) => {
  expect(isOnTheWay(typed, 1)).toBe(false);
});
