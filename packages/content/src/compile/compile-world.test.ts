import { STATIC_SETS } from '@slumberfell/engine';
import { expect, test } from 'vitest';
import { shippedWorldDirectory } from '../shipped-world.ts';
import { compileWorld } from './compile-world.ts';

const world = compileWorld(shippedWorldDirectory);

/**
 * A golden test. It fails when a change of the compiler alters the world by accident, even in the order of
 * items. After an intended change of the world, replace the versions of the sets that were meant to change,
 * and no others.
 */
test('the sets of the shipped world have these versions', () => {
  expect(world.versions).toEqual({
    skills: '978a31365f682723',
    items: 'bd4fc8eac92fc670',
    lootTables: '65d13ca4b2a3e3c7',
    relicariumEntries: 'f82fa95d100cb8e2',
    enemies: '01591550c4862c10',
    dungeons: 'a4df4475952a6d29',
    regions: 'e58eac2d4fae8bd2',
    crafteableItems: 'd2b581e5f0e7df4c',
    appearances: 'c7ee33905c66ea36',
  });
  expect(world.version).toBe('e96e3b739e904923');
});

test('the sets of the shipped world have these sizes', () => {
  const sizes = Object.fromEntries(STATIC_SETS.map((set) => [set, world.sets[set].length]));
  expect(sizes).toEqual({
    skills: 20,
    items: 2305,
    lootTables: 942,
    relicariumEntries: 746,
    enemies: 258,
    dungeons: 18,
    regions: 6,
    crafteableItems: 684,
    appearances: 24,
  });
  expect(world.sets.items.filter(({ bonusExperiencePercentage }) => bonusExperiencePercentage)).toHaveLength(
    26,
  );
});

test('compiling twice gives the same world', () => {
  expect(compileWorld(shippedWorldDirectory)).toEqual(world);
});

test('a new character gets three weapons, thirty loaves and one key', () => {
  const { inventory, ...rest } = world.newCharacter;
  const nameOf = (id: number) => world.sets.items.find((item) => item.id === id)?.name;
  expect(rest).toEqual({ regionId: 1, gold: 100, healingThreshold: 50 });
  expect(inventory.map(({ itemId, amount }) => [nameOf(itemId), amount])).toEqual([
    ['Driftwood Cudgel', 1],
    ['Reed Shortbow', 1],
    ['Candlestub Wand', 1],
    ['Lea Barley Bread', 30],
    ["Miller's Latchkey", 1],
  ]);
});
