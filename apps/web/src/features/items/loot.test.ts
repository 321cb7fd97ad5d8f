import { compileWorld, shippedWorldDirectory } from '@slumberfell/content';
import { openWorld } from '@slumberfell/engine';
import { expect, test } from 'vitest';
import { lootOf, noLoot } from './loot.ts';

const compiled = compileWorld(shippedWorldDirectory);
const world = openWorld(compiled.sets, compiled.version);

const [enemy] = world.sets.enemies;
if (!enemy) throw new Error('The shipped world has no enemies');

test('lists every item of the table once, the most probable first, with what its rows give together', () => {
  const rows = world.sets.lootTables.find(({ id }) => id === enemy.lootTableId)?.subTables ?? [];
  const loot = lootOf(enemy, world) ?? [];
  expect(loot.map(({ item }) => item.id).toSorted()).toEqual(
    [...new Set(rows.map(({ itemId }) => itemId))].toSorted(),
  );
  const chances = loot.map(({ probability }) => probability);
  expect(chances).toEqual([...chances].sort((one, other) => other - one));
  for (const { item, amount, probability } of loot) {
    const own = rows.filter(({ itemId }) => itemId === item.id);
    expect(probability).toBeCloseTo(1 - own.reduce((none, row) => none * (1 - row.probability), 1), 9);
    const expected = own.reduce((sum, row) => sum + row.amount * row.probability, 0);
    expect(amount * probability).toBeCloseTo(expected, 9);
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
