import { expect, test } from 'vitest';
import { testEnemy, testItem, testRegion, testWorld } from '../testing/index.ts';
import { EnemyType } from '../world/static-data.ts';
import { huntsFor } from './hunts-for.ts';

const [BONE, FANG, KEY] = [1, 2, 3] as const;
const loot = (id: number, ...rows: readonly (readonly [itemId: number, amount: number])[]) => ({
  id,
  subTables: rows.map(([itemId, amount]) => ({ itemId, amount, probability: 1 })),
});

const world = testWorld({
  items: [BONE, FANG, KEY].map((id) => testItem({ id })),
  lootTables: [loot(11, [BONE, 1]), loot(12, [BONE, 4], [FANG, 1]), loot(13, [KEY, 1])],
  enemies: [
    testEnemy({ id: 1, lootTableId: 11 }),
    testEnemy({ id: 2, lootTableId: 12 }),
    testEnemy({ id: 3, lootTableId: 11 }),
    testEnemy({ id: 4 }),
    testEnemy({ id: 5, lootTableId: 13, type: EnemyType.Boss }),
  ],
  regions: [
    testRegion({ id: 1, enemies: [1, 4, 5] }),
    testRegion({ id: 2, enemies: [1, 2, 3, 4] }),
    testRegion({ id: 3, enemies: [4] }),
  ],
});
const found = (itemId: number) => huntsFor(itemId, 1, world).map(({ region, amount }) => [region.id, amount]);

test('the region that brings the most of an item in a fight comes first, with all its enemies', () => {
  expect(found(BONE)).toEqual([
    [2, expect.closeTo((1 + 4 + 1) / 4, 6)],
    [1, expect.closeTo(1 / 2, 6)],
  ]);
  expect(found(FANG)).toEqual([[2, expect.closeTo(1 / 4, 6)]]);
});

test('no hunt brings what only bosses leave', () => {
  expect(found(KEY)).toEqual([]);
});
