import { type Item, ItemCategory } from '@slumberfell/engine';
import { expect, test } from 'vitest';
import { BAG_ORDERS, type BagOrder, inOrder } from './bag-order.ts';
import type { Entry } from './inventory-entries.ts';

const entry = (id: number, name: string, value: number, amount: number): Entry => ({
  item: {
    id,
    name,
    value,
    category: ItemCategory.Ore,
    description: '',
    rank: 1,
    quality: 0,
    imagePath: '',
    framePath: '',
  } satisfies Item,
  amount,
});

const BAG = [
  entry(1, 'Tin', 5, 10),
  entry(2, 'Amber', 900, 1),
  entry(3, 'iron', 5, 40),
  entry(4, 'Coal', 1, 50),
];
const FACTS = {
  arrivals: new Map([
    [3, 9_000],
    [1, 4_000],
  ]),
  isUsed: ({ item }: Entry) => item.id > 2,
};

test.each<[BagOrder, readonly number[]]>([
  ['kind', [1, 2, 3, 4]],
  ['name', [2, 4, 3, 1]],
  ['worth', [2, 3, 1, 4]],
  ['amount', [4, 3, 1, 2]],
  ['newest', [3, 1, 2, 4]],
  ['used', [3, 4, 1, 2]],
])('sorts by %s, and leaves equal ones as they were', (order, ids) => {
  expect(inOrder(BAG, order, FACTS).map(({ item }) => item.id)).toEqual(ids);
});

test('every order keeps every entry, and changes no list', () => {
  const before = [...BAG];
  for (const order of BAG_ORDERS) expect(new Set(inOrder(BAG, order, FACTS))).toEqual(new Set(BAG));
  expect(BAG).toEqual(before);
});
