import { expect, test } from 'vitest';
import { bagSearch } from './bag-search.ts';

test.each(['trophies', 'cards', 'pets'])('an address may ask for the %s that wait', (waiting) => {
  expect(bagSearch({ waiting })).toEqual({ waiting });
});

test.each([{}, { waiting: 'socks' }, { waiting: 7 }, { waiting: null }])('%j asks for nothing', (search) => {
  expect(bagSearch(search)).toEqual({});
});
