import { STATIC_SETS } from '@slumberfell/engine';
import { expect, test } from 'vitest';
import { shippedWorldDirectory } from '../shipped-world.ts';
import { compileWorld } from './compile-world.ts';

const world = compileWorld(shippedWorldDirectory);

/**
 * A golden test. It fails when a change of the compiler alters the world by accident, even in the order of
 * items. After an intended change of the world, `npx vitest run --project unit compile-world -u` stores the
 * new versions; the difference then shows which sets have changed.
 */
test('the sets of the shipped world have the stored versions and sizes', async () => {
  const sets = STATIC_SETS.map((set) => [
    set,
    { version: world.versions[set], size: world.sets[set].length },
  ]);
  const stored = {
    version: world.version,
    quests: world.questsVersion,
    lore: world.loreVersion,
    sets: Object.fromEntries(sets),
  };
  await expect(`${JSON.stringify(stored, null, 2)}\n`).toMatchFileSnapshot('shipped-world.versions.json');
});

test('26 items of the shipped world raise experience', () => {
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
