import { expect, test } from 'vitest';
import { formatChange, formatCompact, formatNumber, formatRate, formatTenths } from './number.ts';

test('groups thousands', () => {
  expect(formatNumber(128450)).toBe('128,450');
  expect(formatNumber(Number.MAX_SAFE_INTEGER)).toBe('9,007,199,254,740,991');
});

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1k'],
  [1299, '1.2k'],
  [9999, '9.9k'],
  [10_000, '10k'],
  [128_450, '128k'],
  [999_999, '999k'],
  [1_000_000, '1M'],
  [Number.MAX_SAFE_INTEGER, '9Q'],
])('shortens %d to %s for a tile', (value, text) => {
  expect(formatCompact(value)).toBe(text);
  expect(text.length).toBeLessThanOrEqual(5);
});

test('keeps every tenth of a percent', () => {
  expect(formatTenths(85)).toBe('8.5%');
  expect(formatTenths(400)).toBe('40%');
});

test.each([
  [5_040.4, '5,040'],
  [-128.6, '−129'],
  [-12.54, '−12.5'],
  [99.96, '100'],
  [12.54, '12.5'],
  [0.2504, '0.25'],
  [0, '0'],
])('shows the rate %d as %s', (value, text) => {
  expect(formatRate(value)).toBe(text);
});

test.each([
  [-65_594, '−65,594', '−65k', '−65,594'],
  [-0.4, '−0.4', '0', '−0.4'],
  [-0.001, '0', '0', '−0.001'],
  [-1_234_567, '−1,234,567', '−1.2M', '−1,234,567'],
  [0, '0', '0', '0'],
])('writes the minus sign of %d in one way', (value, whole, compact, rate) => {
  expect([formatNumber(value), formatCompact(value), formatRate(value)]).toEqual([whole, compact, rate]);
});

test.each([
  [1_200, '+1,200'],
  [-1_200, '−1,200'],
  [0, '0'],
  [0.01, '0'],
])('shows the change %d as %s', (value, text) => {
  expect(formatChange(value)).toBe(text);
});

test('no formatter writes a hyphen as a sign', () => {
  for (const format of [formatNumber, formatCompact, formatRate, formatChange, formatTenths])
    for (const value of [-1, -12.5, -999, -1_000, -105_246, -9e15]) {
      expect(format(value)).toMatch(/^\u2212\d/);
    }
});
