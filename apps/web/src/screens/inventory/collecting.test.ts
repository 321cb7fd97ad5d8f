import { compileWorld, shippedWorldDirectory } from '@slumberfell/content';
import { ItemCategory } from '@slumberfell/engine';
import { expect, test } from 'vitest';
import { type Collecting, collectingOf } from './collecting.ts';

const { items } = compileWorld(shippedWorldDirectory).sets;

test.each<[ItemCategory, Collecting | undefined]>([
  [ItemCategory.Recipe, 'learn-recipe'],
  [ItemCategory.Pet, 'tame-pet'],
  [ItemCategory.Trophy, 'claim-trophy'],
  [ItemCategory.Card, 'claim-card'],
  [ItemCategory.Ore, undefined],
])('an item of category %s is collected by %s', (category, collecting) => {
  const of = items.filter((item) => item.category === category);
  expect(of.length).toBeGreaterThan(0);
  expect(new Set(of.map(collectingOf))).toEqual(new Set([collecting]));
});
