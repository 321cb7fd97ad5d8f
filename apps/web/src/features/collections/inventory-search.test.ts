import { expect, test } from 'vitest';
import { inventorySearch } from './inventory-search.ts';

test.each(['trophies', 'cards', 'pets'])('reads %s from an address', (waiting) => {
  expect(inventorySearch({ waiting })).toEqual({ waiting });
});

test.each([{}, { waiting: 'socks' }, { waiting: 7 }, { waiting: null }])(
  'reads nothing from %j',
  (search) => {
    expect(inventorySearch(search)).toEqual({});
  },
);
