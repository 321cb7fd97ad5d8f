import { expect, test } from 'vitest';
import { nextWords, sinceWords } from './lore-words.ts';

test('the words of a line say from how many kills on it is told', () => {
  expect([1, 10, 1_000].map(sinceWords)).toEqual(['at 1 kill', 'at 10 kills', 'at 1,000 kills']);
  expect(nextWords(100, 37)).toBe('The next line comes at 100 kills (37 so far).');
  expect(nextWords(1, 0)).toBe('The next line comes at 1 kill (0 so far).');
});
