import { expect, test } from 'vitest';
import { proposalTime } from './proposal-time.ts';

const NIGHT = 28_800;

test.each([
  [0, 'At once'],
  [45, '45 s'],
  [95, '1 min 35 s'],
  [2_703, 'About 45 min'],
  [28_800, 'About 8 h'],
  [28_801, 'About 8 h, over 2 nights'],
  [144_000, 'About 40 h, over 5 nights'],
  [356_114, 'About 4 days, over 13 nights'],
])('writes %d s as "%s"', (seconds, text) => {
  expect(proposalTime(seconds, NIGHT)).toBe(text);
});
