import { expect, test } from 'vitest';
import { LONGEST_SEARCH, wikiSearch } from './wiki-search.ts';

test('keeps words, category, verb, aim and item set of an address', () => {
  const search = { q: 'flax', kind: 0, verb: 5, aim: 'work', set: 2 };
  expect(wikiSearch({ ...search, other: 1 })).toEqual(search);
  expect(wikiSearch({ q: 12 })).toEqual({ q: '12' });
  expect(wikiSearch({ q: 'x'.repeat(LONGEST_SEARCH + 1) }).q).toHaveLength(LONGEST_SEARCH);
});

test.each([
  {},
  { q: '' },
  { q: null, kind: -1, verb: -1 },
  { kind: 1.5, verb: '5', set: '2' },
  { set: -1 },
  { aim: 'luck' },
  { aim: 1 },
])('leaves out what no list can show: %j', (typed) => {
  expect(wikiSearch(typed)).toEqual({});
});
