import { compileWorld, shippedWorldDirectory } from '@slumberfell/content';
import { openWorld } from '@slumberfell/engine';
import { expect, test } from 'vitest';
import { lootOf } from './loot.ts';

const compiled = compileWorld(shippedWorldDirectory);
const world = openWorld(compiled.sets, compiled.version);

const [enemy] = world.sets.enemies;
if (!enemy) throw new Error('The shipped world has no enemies');

test('every row of the table is told, the likeliest first', () => {
  const table = world.sets.lootTables.find(({ id }) => id === enemy.lootTableId);
  const loot = lootOf(enemy, world);
  expect(loot).toHaveLength(table?.subTables.length ?? 0);
  const chances = loot.map(({ probability }) => probability);
  expect(chances).toEqual([...chances].sort((one, other) => other - one));
  for (const { item, amount, probability } of loot) {
    expect(table?.subTables).toContainEqual({ itemId: item.id, amount, probability });
  }
});

test('an enemy without a table leaves nothing', () => {
  expect(lootOf({ ...enemy, lootTableId: 0 }, world)).toEqual([]);
});
