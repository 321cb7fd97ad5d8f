import { compileWorld, shippedWorldDirectory } from '@slumberfell/content';
import { openWorld } from '@slumberfell/engine';
import { expect, test } from 'vitest';
import { lootOf, noLoot } from './loot.ts';

const compiled = compileWorld(shippedWorldDirectory);
const world = openWorld(compiled.sets, compiled.version);

const [enemy] = world.sets.enemies;
if (!enemy) throw new Error('The shipped world has no enemies');

test('lists every row of the table, the most probable first', () => {
  const table = world.sets.lootTables.find(({ id }) => id === enemy.lootTableId);
  const loot = lootOf(enemy, world) ?? [];
  expect(loot).toHaveLength(table?.subTables.length ?? 0);
  const chances = loot.map(({ probability }) => probability);
  expect(chances).toEqual([...chances].sort((one, other) => other - one));
  for (const { item, amount, probability } of loot) {
    expect(table?.subTables).toContainEqual({ itemId: item.id, amount, probability });
  }
});

test('tells apart an empty table, a missing table and a table with loot', () => {
  const table = { id: 1, subTables: [] };
  const bare = openWorld({ ...compiled.sets, lootTables: [table] }, 'bare');
  const wording = (lootTableId: number) => noLoot(lootOf({ ...enemy, lootTableId }, bare));
  expect(wording(table.id)).toBe('This enemy has no loot.');
  expect(wording(2)).toBe('No loot was found.');
  expect(noLoot(lootOf(enemy, world))).toBeNull();
});
