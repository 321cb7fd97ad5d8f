import { itemSources, itemUses, openWorld, requirementTree, treeTotals } from '@slumberfell/engine';
import { expect, test } from 'vitest';
import { compileWorld, shippedWorldDirectory } from './index.ts';

const { sets, version, newCharacter } = compileWorld(shippedWorldDirectory);
const world = openWorld(sets, version);
const given = new Set(newCharacter.inventory.map(({ itemId }) => itemId));

test('every item of the shipped world has a source, or a new character owns it', () => {
  const without = sets.items.filter(({ id }) => itemSources(id, world).length === 0 && !given.has(id));
  expect(without.map(({ name }) => name)).toEqual([]);
});

test('every item of the shipped world has a use other than being sold, or is a curio with a price', () => {
  const forSale = sets.items.filter((item) => itemUses(item, world).every(({ kind }) => kind === 'sell'));
  expect(forSale.filter(({ value }) => value <= 0)).toEqual([]);
  expect(forSale.length).toBeGreaterThan(0);
  expect(forSale.length).toBeLessThan(sets.items.length / 10);
});

test('what is needed for every item of the shipped world can be had', () => {
  const impossible = sets.items.filter(({ id }) => {
    const question = {
      itemId: id,
      amount: 10,
      owned: () => 0,
      learner: { pets: [], equipment: {}, companion: null },
      choices: new Map(),
    };
    return !given.has(id) && !treeTotals(requirementTree(question, world)).isPossible;
  });
  expect(impossible.map(({ name }) => name)).toEqual([]);
});
