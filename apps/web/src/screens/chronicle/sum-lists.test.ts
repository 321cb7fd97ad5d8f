import type { World } from '@slumberfell/engine';
import type { ChronicleAnswer } from '@slumberfell/protocol';
import { expect, test } from 'vitest';
import { sumRows } from './sum-lists.ts';

const HOUR = 3_600_000;
const named = (id: number) => ({ name: `Name ${id}` });
const world = { item: named, enemy: named, region: named } as unknown as World;
const chronicle = {
  items: [
    { itemId: 1, opening: 9, came: {}, went: {}, luck: null },
    { itemId: 2, opening: 0, came: { crafting: 30, fights: 1_200 }, went: { sold: 5 }, luck: null },
    { itemId: 3, opening: 7, came: {}, went: { eaten: 7 }, luck: null },
  ],
  kills: [
    { enemyId: 1, kills: 2, defeats: 1 },
    { enemyId: 2, kills: 3, defeats: 0 },
  ],
  times: [{ regionId: 1, ms: { hunting: 2 * HOUR, gathering: 100 * HOUR } }],
} as unknown as ChronicleAnswer;

test('items have what came and went and how; those that only lie there have no row', () => {
  expect(sumRows('items', chronicle, world)).toEqual([
    {
      section: 'items',
      id: 2,
      name: 'Name 2',
      below: 'In: fights 1,200, crafting 30. Out: sold 5.',
      cells: ['1,230', '5'],
    },
    { section: 'items', id: 3, name: 'Name 3', below: 'Out: eaten 7.', cells: ['0', '7'] },
  ]);
});

test('the largest sum comes first, and times are told as times', () => {
  expect(sumRows('enemies', chronicle, world).map(({ id, cells }) => [id, ...cells])).toEqual([
    [2, '3', '0'],
    [1, '2', '1'],
  ]);
  expect(sumRows('regions', chronicle, world)[0]).toMatchObject({
    below: 'gathering 4 days, hunting 2 h',
    cells: ['4 days'],
  });
});
