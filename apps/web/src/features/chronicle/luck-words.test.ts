import { luckShare } from '@slumberfell/engine';
import { expect, test } from 'vitest';
import { hadWords, luckSentence, ofHundred } from './luck-words.ts';

test('luck is told in plain words', () => {
  expect(luckSentence(0.7389)).toBe('Luckier than 73 of 100 characters with the same kills.');
  expect(hadWords({ had: 1_200, expected: 1_150_500_000, variance: 1 })).toBe('1,200, of 1,150.5 expected');
});

test('one of two drops with even odds: a quarter had fewer', () => {
  expect(ofHundred(luckShare({ had: 1, expected: 1_000_000, variance: 500_000 }).fewer)).toBe('25');
});
