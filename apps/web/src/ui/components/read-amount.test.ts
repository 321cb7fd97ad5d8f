import { expect, test } from 'vitest';
import { readAmount } from './read-amount.ts';

test.each([
  ['0', 0],
  ['7', 7],
  ['1500', 1_500],
  ['1,500', 1_500],
  ['1 500', 1_500],
  ['1\u00a0500', 1_500],
  ['1\u2019500', 1_500],
  ['12,345,678', 12_345_678],
  ['12k', 12_000],
  ['12K', 12_000],
  ['12 k', 12_000],
  ['1.5k', 1_500],
  ['1.1m', 1_100_000],
  ['1,500k', 1_500_000],
  [' 9 ', 9],
  ['99999999999999999999', 1e20],
])('reads %j as %d', (text, amount) => {
  expect(readAmount(text)).toBe(amount);
});

test.each([
  ...['', ' ', '-', '-5', '+5', '0.5', '.5', '1.0', '1,5', '1,50', '1,5000', '1e3', '0x10'],
  ...['k', '12kk', '12g', '1.0005k', 'NaN', 'Infinity', '\u0661\u0662', 'twelve'],
])('refuses %j', (text) => {
  expect(readAmount(text)).toBeNull();
});
