import { expect, test } from 'vitest';
import { odds, oddsBetween } from './odds.ts';
import { change, counted, inHours, inWords, percent } from './words.ts';

test('writes small numbers as words and others as digits', () => {
  expect(inWords(0)).toBe('no');
  expect(inWords(20)).toBe('twenty');
  expect(inWords(21)).toBe('21');
  expect(counted(1, 'category', 'categories')).toBe('one category');
  expect(counted(1500, 'foe')).toBe('1,500 foes');
  expect(inHours(28_800)).toBe('eight hours');
});

test('writes ratios as percentages, and multipliers as the change that they make', () => {
  expect(percent(0.0035)).toBe('0.4%');
  expect(percent(1.1)).toBe('110%');
  expect(change(1.2)).toBe('20%');
  expect(change(0.9)).toBe('10%');
});

test('writes small probabilities as odds, the highest first', () => {
  expect(oddsBetween([0.25, 0.25])).toBe('25%');
  expect(oddsBetween([1 / 105, 1 / 30])).toBe('1 in 30 to 1 in 105');
  expect(odds(0)).toBe('never');
  expect(oddsBetween([0, 0.25])).toBe('25% to never');
});
