import { STATIC_SETS } from '@slumberfell/engine';
import { expect, test } from 'vitest';
import { brokenWorld, named } from '../check/broken-world.ts';
import { carryOver } from './carry-over.ts';
import { differenceOf, NO_DIFFERENCE } from './difference.ts';

const { sets: shipped } = brokenWorld(() => {});
const kept = { sets: shipped, retired: {} };
const NOTHING = { added: [], changed: [], retired: [] };

test('the first world of all is new as a whole', () => {
  const difference = differenceOf(null, shipped);
  for (const set of STATIC_SETS) expect(difference[set].added).toHaveLength(shipped[set].length);
  expect(difference.items.added[0]).toEqual({ id: shipped.items[0]?.id, name: shipped.items[0]?.name });
  expect(difference.regions.changed).toEqual([]);
});

test('the same world is no difference', () => {
  const difference = differenceOf(kept, structuredClone(shipped));
  expect(difference).toEqual(NO_DIFFERENCE);
});

test('the order of fields is no difference', () => {
  const turned = shipped.regions.map((region) => Object.fromEntries(Object.entries(region).reverse()));
  const regions: typeof shipped.regions = JSON.parse(JSON.stringify(turned));
  expect(differenceOf(kept, { ...shipped, regions }).regions).toEqual(NOTHING);
});

test('each set tells what comes, what becomes other and what goes, by id and name', () => {
  const { sets } = brokenWorld(({ sets: next }) => {
    next.items.push({ ...named(next.items, 'Copper Ore'), id: 9_999_999, name: 'Tin Ore' });
    named(next.enemies, 'Puddle Imp').health += 1;
    next.crafteableItems = next.crafteableItems.filter(({ itemId }) => itemId !== 1010);
    next.lootTables = next.lootTables.filter(({ id }) => id !== 101);
  });
  const difference = differenceOf(kept, sets);
  expect(difference.items).toEqual({ ...NOTHING, added: [{ id: 9_999_999, name: 'Tin Ore' }] });
  const { id } = named(sets.enemies, 'Puddle Imp');
  expect(difference.enemies).toEqual({ ...NOTHING, changed: [{ id, name: 'Puddle Imp' }] });
  expect(difference.crafteableItems).toEqual({ ...NOTHING, retired: [{ id: 1010, name: 'Raw Flax' }] });
  expect(difference.lootTables).toEqual({ ...NOTHING, retired: [{ id: 101, name: 'Buttonhopper' }] });
  expect(difference.regions).toEqual(NOTHING);
});

test('what retired before is not told again, and is new when it comes back', () => {
  const { sets: next } = brokenWorld(({ sets }) => {
    sets.items = sets.items.filter(({ id }) => id !== 1010);
  });
  const carried = carryOver(kept, next);
  expect(differenceOf(carried, next).items).toEqual(NOTHING);
  expect(differenceOf(carried, shipped).items.added).toEqual([{ id: 1010, name: 'Raw Flax' }]);
});
