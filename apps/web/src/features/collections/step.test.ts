import { expect, test } from 'vitest';
import { isTileKey, step } from './step.ts';

// A grid of 8 tiles in 3 columns, with the indexes 0 1 2 / 3 4 5 / 6 7.
test.each([
  ['ArrowRight', 2, 3],
  ['ArrowRight', 7, 7],
  ['ArrowLeft', 3, 2],
  ['ArrowLeft', 0, 0],
  ['ArrowDown', 1, 4],
  ['ArrowDown', 5, 7],
  ['ArrowDown', 6, 6],
  ['ArrowUp', 7, 4],
  ['ArrowUp', 1, 1],
  ['Home', 5, 0],
  ['End', 0, 7],
] as const)('moves with %s from %d to %d', (key, from, to) => {
  expect(step(key, from, 8, 3)).toBe(to);
});

test('does not take other keys', () => {
  expect(['ArrowUp', 'Enter', 'Tab', 'a'].map(isTileKey)).toEqual([true, false, false, false]);
});
