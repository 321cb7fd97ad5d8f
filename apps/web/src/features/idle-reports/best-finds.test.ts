import { compileWorld, shippedWorldDirectory } from '@slumberfell/content';
import { type Item, ItemCategory, ItemQuality, openWorld } from '@slumberfell/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inOrderOfFinds, reasonFor } from './best-finds.ts';
import { worthOfItems } from './report-items.ts';

const compiled = compileWorld(shippedWorldDirectory);
const world = openWorld(compiled.sets, compiled.version);
const find = (is: (item: Item) => boolean): Item => {
  const item = compiled.sets.items.find(is);
  if (!item) throw new Error('The content has no such item');
  return item;
};
const trophy = find(({ category }) => category === ItemCategory.Trophy);
const legendary = find(({ quality }) => quality === ItemQuality.Legendary);
const recipe = find(({ name }) => name === 'Recipe: Masterwork Copper Dagger');
const pet = find(({ category }) => category === ItemCategory.Pet);
const card = find(({ category, radiant }) => category === ItemCategory.Card && !radiant);
const radiant = find(({ category, radiant }) => category === ItemCategory.Card && radiant === true);

describe('the order of finds', () => {
  test('is what is new, then the better quality, then the higher worth', () => {
    const finds = [trophy, legendary, recipe].map((item) => ({ item, amount: 1 }));
    const ids = (firsts: readonly number[]) =>
      inOrderOfFinds(finds, new Set(firsts), world).map(({ item }) => item.id);
    expect(ids([])[0]).toBe(legendary.id);
    expect(ids([trophy.id]).slice(0, 2)).toEqual([trophy.id, legendary.id]);
    const many = inOrderOfFinds(
      compiled.sets.items.map((item) => ({ item, amount: 1 })),
      new Set(),
      world,
    );
    many.slice(1).forEach((later, index) => {
      const [one, other] = [many[index] ?? later, later];
      const isSame = one.item.quality === other.item.quality;
      expect(one.item.quality).toBeGreaterThanOrEqual(other.item.quality);
      if (isSame) expect(worthOfItems([one], world)).toBeGreaterThanOrEqual(worthOfItems([other], world));
    });
  });

  test('is the same for the same finds, in whichever order they came', () => {
    const items = fc.shuffledSubarray([...compiled.sets.items], { minLength: 2, maxLength: 40 });
    const firsts = fc.subarray(compiled.sets.items.map(({ id }) => id));
    fc.assert(
      fc.property(items, firsts, (some, fresh) => {
        const finds = some.map((item) => ({ item, amount: 1 }));
        const news = new Set(fresh);
        expect(inOrderOfFinds(finds.toReversed(), news, world)).toEqual(inOrderOfFinds(finds, news, world));
      }),
      { numRuns: 50 },
    );
  });
});

test('what makes a find matter is told by what it is', () => {
  expect(reasonFor(recipe, world)).toBe('Recipe: makes Masterwork Copper Dagger');
  expect(reasonFor(trophy, world)).toMatch(/ Trophy$/);
  expect(reasonFor(pet, world)).toMatch(/^Pet: \+\d+% .+ experience$/);
  expect(reasonFor(card, world)).toBe('Card');
  expect(reasonFor(radiant, world)).toBe('Radiant card');
  expect(reasonFor(legendary, world)).toMatch(/^Legendary /);
});
