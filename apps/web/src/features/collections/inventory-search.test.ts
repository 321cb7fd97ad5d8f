import { expect, test } from 'vitest';
import { inventorySearch } from './inventory-search.ts';

test.each(['trophies', 'cards', 'pets'])('reads %s from an address', (waiting) => {
  expect(inventorySearch({ waiting })).toEqual({ waiting });
});

test('reads from an address that only items with traits are shown', () => {
  expect(inventorySearch({ traits: true })).toEqual({ traits: true });
});

test.each([
  {},
  { waiting: 'socks' },
  { waiting: 7 },
  { waiting: null },
  { traits: 'yes' },
  { traits: false },
])('reads nothing from %j', (search) => {
  expect(inventorySearch(search)).toEqual({});
});
