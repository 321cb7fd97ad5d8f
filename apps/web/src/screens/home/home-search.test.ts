import { expect, test } from 'vitest';
import { homeSearch } from './home-search.ts';

test.each([
  [{ again: '' }, { again: true }],
  [{ again: true }, { again: true }],
  [{ again: false }, {}],
  [{}, {}],
  [{ other: 1 }, {}],
])('the search %j is %j', (search, home) => {
  expect(homeSearch(search)).toEqual(home);
});
