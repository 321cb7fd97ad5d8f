import { expect, test } from 'vitest';
import { formatShare } from './share.ts';

test.each([
  [0, '0%'],
  [0.001, '1%'],
  [0.5, '50%'],
  [0.999, '99%'],
  [1, '100%'],
])('a share of %d is %s', (share, text) => {
  expect(formatShare(share)).toBe(text);
});
