import { type Item, ItemCategory, ItemQuality, type Trait, Verb } from '@slumberfell/engine';
import { expect, test } from 'vitest';
import { type CraftFilter, isOfFilter } from './craft-filter.ts';

const { Common, Uncommon, Elite } = ItemQuality;
const made = (id: number, rank: number, quality: ItemQuality, traits?: readonly Trait[]): Item => ({
  id,
  name: `Item ${id}`,
  description: '',
  category: ItemCategory.Armor,
  value: 1,
  rank,
  quality,
  imagePath: '',
  framePath: '',
  ...(traits && { traits }),
});
const items = [
  made(1, 1, Common),
  made(2, 2, Common),
  made(3, 1, Uncommon),
  made(4, 2, Elite, [[Verb.Lesson, 5, 0]]),
  made(5, 1, Elite, [[Verb.Mend, 3, 0]]),
];
const world = { itemSet: () => undefined };

const ids = (filter: Partial<CraftFilter>) =>
  items
    .filter((item) => isOfFilter({ item }, { tier: null, quality: null, trait: null, ...filter }, world))
    .map(({ id }) => id);

test('filters by tier and quality together', () => {
  expect(ids({})).toEqual([1, 2, 3, 4, 5]);
  expect(ids({ tier: 2 })).toEqual([2, 4]);
  expect(ids({ quality: Uncommon })).toEqual([3]);
  expect(ids({ tier: 2, quality: Elite })).toEqual([4]);
  expect(ids({ tier: 2, quality: Uncommon })).toEqual([]);
});

test('filters by an aim or a verb of what is made, besides the others', () => {
  expect(ids({ trait: 'experience' })).toEqual([4]);
  expect(ids({ trait: Verb.Mend })).toEqual([5]);
  expect(ids({ tier: 1, trait: 'experience' })).toEqual([]);
  expect(ids({ trait: 'gold' })).toEqual([]);
});
