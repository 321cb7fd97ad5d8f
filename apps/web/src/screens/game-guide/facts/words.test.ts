import { expect, test } from 'vitest';
import { oddsBetween } from './odds.ts';
import { change, counted, inHours, inWords, percent } from './words.ts';

test('small numbers are written in words, the others as on the screens', () => {
  expect(inWords(0)).toBe('no');
  expect(inWords(20)).toBe('twenty');
  expect(inWords(21)).toBe('21');
  expect(counted(1, 'category', 'categories')).toBe('one category');
  expect(counted(1500, 'foe')).toBe('1,500 foes');
  expect(inHours(28_800)).toBe('eight hours');
});

test('ratios are percentages, multipliers what they change', () => {
  expect(percent(0.0035)).toBe('0.4%');
  expect(percent(1.1)).toBe('110%');
  expect(change(1.2)).toBe('20%');
  expect(change(0.9)).toBe('10%');
});

test('rare chances are said as odds, the likeliest first', () => {
  expect(oddsBetween([0.25, 0.25])).toBe('25%');
  expect(oddsBetween([1 / 105, 1 / 30])).toBe('1 in 30 to 1 in 105');
});
