import { expect, test } from 'vitest';
import { bagSearch } from './inventory-search.ts';

test.each(['trophies', 'cards', 'pets'])('reads %s from an address', (waiting) => {
  expect(bagSearch({ waiting })).toEqual({ waiting });
});

test.each([{}, { waiting: 'socks' }, { waiting: 7 }, { waiting: null }])(
  'reads nothing from %j',
  (search) => {
    expect(bagSearch(search)).toEqual({});
  },
);
