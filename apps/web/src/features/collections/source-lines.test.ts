import { compileWorld, shippedWorldDirectory } from '@slumberfell/content';
import { openWorld } from '@slumberfell/engine';
import { expect, test } from 'vitest';
import { sourceLines } from './source-lines.ts';

const compiled = compileWorld(shippedWorldDirectory);
const world = openWorld(compiled.sets, compiled.version);

function linesOf(name: string) {
  const item = world.sets.items.find((candidate) => candidate.name === name);
  if (!item) throw new Error(`The shipped world has no ${name}`);
  return sourceLines(item.id, world);
}

test('lists the trophy of an enemy at the place of that enemy', () => {
  expect(linesOf('Shell of the Buttonhopper')).toContainEqual({
    what: 'Buttonhopper',
    where: 'Lanternlea',
    chance: '3.33%',
  });
});

test('lists what is given for a total level', () => {
  expect(linesOf('Shell of the Buttonhopper')).toContainEqual({
    what: 'Given to you',
    where: 'Total level 21',
    chance: 'Once',
  });
});

test('lists an enemy of a dungeon at that dungeon', () => {
  const [boss] = linesOf('Card: Cockcrow, the Unrisen Morning');
  const dungeon = world.sets.dungeons.find(({ name }) => name === boss?.where);
  expect(dungeon?.sequences.some(({ enemyId }) => world.enemy(enemyId)?.name === boss?.what)).toBe(true);
});

test('lists the trophy of an item at the making of that item', () => {
  expect(linesOf('Golden Spindle of Flax')).toMatchObject([
    { what: 'Raw Flax', where: 'Harvesting, level 1' },
  ]);
});

test('sums up many recipes of a skill as one line', () => {
  const [anything, ...others] = linesOf('Dandelion Mouse');
  expect(others).toEqual([]);
  expect(anything?.what).toBe('Anything in Harvesting');
  expect(anything?.chance).toMatch(/^[\d.]+% to [\d.]+%$/);
  const ways = world.sets.crafteableItems.filter(({ skillId }) => skillId === 1).length;
  expect(anything?.where).toBe(`${ways} recipes`);
});

test('sums up many enemies by what they have in common', () => {
  expect(linesOf('Wandering Wisplet')).toMatchObject([{ what: 'Anything that fights with Magic' }]);
  expect(linesOf('Hearth Pup')).toMatchObject([{ what: 'Every plant and undead' }]);
});
