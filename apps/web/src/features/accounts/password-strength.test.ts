import { expect, test } from 'vitest';
import { BEST_SCORE, passwordScore, strengthOf } from './password-strength.ts';

test.each([
  ['', 0, 'weak'],
  ['abc', 1, 'weak'],
  ['abcdefg', 1, 'weak'],
  ['abcdefgh', 2, 'weak'],
  ['abcdefghijk', 2, 'weak'],
  ['abcdefghijkl', 3, 'medium'],
  ['Abc', 2, 'weak'],
  ['Abc1', 3, 'medium'],
  ['Abc1!', 4, 'medium'],
  ['Abcdef1!', 5, 'strong'],
  ['Abcdefghijk1', 5, 'strong'],
  ['Abcdefghij1!', 6, 'strong'],
  ['correct horse battery', 4, 'medium'],
  ['ÄÖÜäöü', 2, 'weak'],
  ['😀😀😀😀😀😀😀', 1, 'weak'],
  ['😀😀😀😀😀😀😀😀', 2, 'weak'],
] as const)('gives "%s" %d points and calls it %s', (password, score, strength) => {
  expect(passwordScore(password)).toBe(score);
  expect(strengthOf(score)).toBe(strength);
});

test('calls the best score strong', () => {
  expect(BEST_SCORE).toBe(6);
  expect(strengthOf(BEST_SCORE)).toBe('strong');
});
