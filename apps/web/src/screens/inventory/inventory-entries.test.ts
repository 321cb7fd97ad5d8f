import { amountsOf, type Item, ItemCategory, openWorld, type Trait, Verb } from '@slumberfell/engine';
import { expect, test } from 'vitest';
import { categoriesOf, type EntryFilter, entriesOf, filterEntries } from './inventory-entries.ts';

const item = (id: number, name: string, category: ItemCategory, traits?: readonly Trait[]): Item => ({
  id,
  name,
  category,
  description: '',
  value: 1,
  rank: 1,
  quality: 0,
  imagePath: '',
  framePath: '',
  ...(traits && { traits }),
});

const world = openWorld(
  {
    skills: [],
    items: [
      item(1, 'Bent Silver Spoon', ItemCategory.None),
      item(2, 'Copper Ore', ItemCategory.Ore),
      { ...item(3, 'Copper Sword', ItemCategory.Weapon, [[Verb.Opener, 30, 1]]), itemSetId: 1 },
      item(4, 'Fieldstone', ItemCategory.Ore),
    ],
    lootTables: [],
    relicariumEntries: [],
    enemies: [],
    dungeons: [],
    regions: [],
    crafteableItems: [],
    appearances: [],
    itemSets: [],
  },
  'test',
);

const bag = entriesOf(amountsOf({ 1: 2, 3: 1, 4: 7, 99: 5 }), world);
const filtered = (filter: Partial<EntryFilter>) =>
  names(filterEntries(bag, { name: '', category: null, trait: null, itemSetId: null, ...filter }, world));
const names = (entries: typeof bag) => entries.map((entry) => entry.item.name);

test('lists curios last, and leaves out items that this world does not have', () => {
  expect(names(bag)).toEqual(['Fieldstone', 'Copper Sword', 'Bent Silver Spoon']);
});

test('offers only categories that are present', () => {
  expect(categoriesOf(bag)).toEqual([ItemCategory.Ore, ItemCategory.Weapon, ItemCategory.None]);
});

test.each([
  ['', null, ['Fieldstone', 'Copper Sword', 'Bent Silver Spoon']],
  ['SWORD copper', null, ['Copper Sword']],
  ['  spoon ', null, ['Bent Silver Spoon']],
  ['copper', ItemCategory.Ore, []],
  ['', ItemCategory.Ore, ['Fieldstone']],
] as const)('finds for "%s" in category %s: %j', (name, category, found) => {
  expect(filtered({ name, category })).toEqual(found);
});

test('finds only items with the verb, or for the aim', () => {
  expect(filtered({ trait: Verb.Opener })).toEqual(['Copper Sword']);
  expect(filtered({ category: ItemCategory.Ore, trait: Verb.Opener })).toEqual([]);
  expect(filtered({ trait: Verb.Haste })).toEqual([]);
  expect(filtered({ trait: 'experience' })).toEqual(['Copper Sword']);
  expect(filtered({ trait: 'safety' })).toEqual([]);
});

test('finds only pieces of the item set', () => {
  expect(filtered({ itemSetId: 1 })).toEqual(['Copper Sword']);
  expect(filtered({ name: 'spoon', itemSetId: 1 })).toEqual([]);
  expect(filtered({ itemSetId: 2 })).toEqual([]);
});
