import { VERB_NAMES } from '@slumberfell/engine';
import { expect, test } from 'vitest';
import { VERB_WORDS } from './verb-words.ts';

test('has another word for every verb', () => {
  const titles = VERB_NAMES.map((name) => VERB_WORDS[name].title);
  expect(new Set(titles).size).toBe(VERB_NAMES.length);
  for (const title of titles) expect(title).toMatch(/^[A-Z][a-z]+( [A-Z][a-z]+)?$/);
});
