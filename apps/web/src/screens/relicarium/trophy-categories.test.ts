import { compileWorld, shippedWorldDirectory } from '@slumberfell/content';
import { amountsOf, BASE_IDLE_TIME, idleTime, openWorld } from '@slumberfell/engine';
import { expect, test } from 'vitest';
import { searchWords } from '../../features/items/name-search.ts';
import { categoryTitle } from './categories.ts';
import { filterTrophyCategories, RANKS, type TrophyFilter, trophyCategoriesOf } from './trophy-categories.ts';

const compiled = compileWorld(shippedWorldDirectory);
const world = openWorld(compiled.sets, compiled.version);

const ANYTHING: TrophyFilter = { category: null, rank: null, onlyMissing: false, words: [] };
const half = amountsOf(
  Object.fromEntries(
    compiled.sets.relicariumEntries
      .filter((_, index) => index % 2 === 0)
      .map(({ itemId }, index) => [itemId, 1 + (index % 4)]),
  ),
);
const categories = trophyCategoriesOf(half, world);
const kinds = (found: typeof categories) => found.flatMap(({ trophies }) => trophies);

/** The categories in the order of specification 2.70. */
const ENUMERATION =
  'Harvesting, Mining, Logging, Fishing, Tailoring, Leatherworking, Armorsmithing, Rodsmithing, Fletching, ' +
  'Weaponsmithing, Jewelry, Runecarving, Alchemy, Cooking, MeleeWeapon, RangedWeapon, MagicWeapon, MeleeArmor, ' +
  'RangedArmor, MagicArmor, JewelryItem, Pet, Combat';

test('sorts categories in the order of their enumeration', () => {
  expect(categories.map(({ category }) => category)).toEqual(ENUMERATION.split(', '));
});

test('sorts a category last that the enumeration does not have', () => {
  const [first] = compiled.sets.relicariumEntries;
  if (!first) throw new Error('The shipped world has no trophies');
  const odd = { ...first, category: 'Whittling' };
  const stranger = openWorld(
    { ...compiled.sets, relicariumEntries: [odd, ...compiled.sets.relicariumEntries.slice(1)] },
    'stranger',
  );
  expect(trophyCategoriesOf(half, stranger).at(-1)?.category).toBe('Whittling');
});

test('counts the claimed kinds, and the seconds that they give', () => {
  for (const { trophies, claimed, total, bonusTime } of categories) {
    const had = trophies.filter((trophy) => trophy.claimed > 0);
    expect([claimed, total]).toEqual([had.length, trophies.length]);
    expect(bonusTime).toBe(had.reduce((sum, trophy) => sum + trophy.bonusTime, 0));
  }
  const together = categories.reduce((sum, { bonusTime }) => sum + bonusTime, 0);
  expect(together).toBe(idleTime(half, world) - BASE_IDLE_TIME);
});

test('keeps one category for a filter by category', () => {
  expect(filterTrophyCategories(categories, { ...ANYTHING, category: 'Fishing' })).toEqual(
    categories.filter(({ category }) => category === 'Fishing'),
  );
});

test('keeps the trophies of a rank, and no category without them', () => {
  const counts = RANKS.map((rank) => {
    const found = filterTrophyCategories(categories, { ...ANYTHING, rank });
    expect(kinds(found).every((trophy) => trophy.rank === rank)).toBe(true);
    expect(found.every(({ trophies }) => trophies.length > 0)).toBe(true);
    return kinds(found).length;
  });
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(746);
  // Trophies of pets have only the ranks 4 and 5 (game-design 6.1).
  const first = filterTrophyCategories(categories, { ...ANYTHING, rank: 1 });
  expect(first.map(({ category }) => category)).not.toContain('Pet');
});

test('keeps the trophies with a matching name, and the counters of the whole category', () => {
  const found = filterTrophyCategories(categories, {
    ...ANYTHING,
    words: searchWords('BUTTONHOPPER shell'),
  });
  expect(kinds(found).map(({ item }) => item.name)).toEqual(['Shell of the Buttonhopper']);
  const combat = categories.find(({ category }) => category === 'Combat');
  expect(found).toMatchObject([{ claimed: combat?.claimed, total: 258 }]);
});

test('leaves only what is missing, and the counters of the whole category', () => {
  const missing = kinds(filterTrophyCategories(categories, { ...ANYTHING, onlyMissing: true }));
  expect(missing.every(({ claimed }) => claimed === 0)).toBe(true);
  expect(missing).toHaveLength(kinds(categories).filter(({ claimed }) => claimed === 0).length);
});

test('finds nothing for an unknown name', () => {
  expect(filterTrophyCategories(categories, { ...ANYTHING, category: 'Pet', rank: 1 })).toEqual([]);
});

test('formats categories as words', () => {
  expect(['JewelryItem', 'MeleeWeapon', 'Combat'].map(categoryTitle)).toEqual([
    'Jewelry Item',
    'Melee Weapon',
    'Combat',
  ]);
});
