import { STATIC_SETS } from '@slumberfell/engine';
import { expect, test } from 'vitest';
import { brokenWorld, entryNamed } from '../check/broken-world.ts';
import { carryOver } from './carry-over.ts';
import { differenceOf, NO_DIFFERENCE } from './difference.ts';

const { sets: shipped, quests, lore } = brokenWorld(() => {});
const kept = { sets: shipped, quests, lore, retired: {} };
const NOTHING = { added: [], changed: [], retired: [] };

test('in the first world, every row is added', () => {
  const difference = differenceOf(null, { sets: shipped, quests, lore });
  for (const set of STATIC_SETS) expect(difference[set].added).toHaveLength(shipped[set].length);
  expect(difference.items.added[0]).toEqual({ id: shipped.items[0]?.id, name: shipped.items[0]?.name });
  expect(difference.regions.changed).toEqual([]);
});

test('the same world has no difference', () => {
  const difference = differenceOf(kept, structuredClone({ sets: shipped, quests, lore }));
  expect(difference).toEqual(NO_DIFFERENCE);
});

test('another order of fields makes no difference', () => {
  const turned = shipped.regions.map((region) => Object.fromEntries(Object.entries(region).reverse()));
  const regions: typeof shipped.regions = JSON.parse(JSON.stringify(turned));
  expect(differenceOf(kept, { sets: { ...shipped, regions }, quests, lore }).regions).toEqual(NOTHING);
});

test('the difference lists added, changed and retired rows of each set, by id and name', () => {
  const { sets } = brokenWorld(({ sets: next }) => {
    next.items.push({ ...entryNamed(next.items, 'Copper Ore'), id: 9_999_999, name: 'Tin Ore' });
    entryNamed(next.enemies, 'Puddle Imp').health += 1;
    next.crafteableItems = next.crafteableItems.filter(({ itemId }) => itemId !== 1010);
    next.lootTables = next.lootTables.filter(({ id }) => id !== 101);
  });
  const difference = differenceOf(kept, { sets, quests, lore });
  expect(difference.items).toEqual({ ...NOTHING, added: [{ id: 9_999_999, name: 'Tin Ore' }] });
  const { id } = entryNamed(sets.enemies, 'Puddle Imp');
  expect(difference.enemies).toEqual({ ...NOTHING, changed: [{ id, name: 'Puddle Imp' }] });
  expect(difference.crafteableItems).toEqual({ ...NOTHING, retired: [{ id: 1010, name: 'Raw Flax' }] });
  expect(difference.lootTables).toEqual({ ...NOTHING, retired: [{ id: 101, name: 'Buttonhopper' }] });
  expect(difference.regions).toEqual(NOTHING);
});

test('a row that retired earlier is not listed again, and is listed as added when it comes back', () => {
  const { sets: next } = brokenWorld(({ sets }) => {
    sets.items = sets.items.filter(({ id }) => id !== 1010);
  });
  const carried = { ...carryOver(kept, next), quests, lore };
  expect(differenceOf(carried, { sets: next, quests, lore }).items).toEqual(NOTHING);
  expect(differenceOf(carried, { sets: shipped, quests, lore }).items.added).toEqual([
    { id: 1010, name: 'Raw Flax' },
  ]);
});

test('a change of the story, of errands and of villagers alone is listed', () => {
  const [chapter, ...chapters] = quests.chapters;
  const [errand, ...errands] = quests.errands;
  const [villager] = quests.villagers;
  if (!(chapter && errand && villager)) throw new Error('The shipped world has no quests');
  const difference = differenceOf(kept, {
    sets: shipped,
    quests: {
      ...quests,
      chapters: [{ ...chapter, gold: chapter.gold + 1 }, ...chapters],
      errands,
      villagers: [...quests.villagers, { ...villager, id: 999, name: 'Newcomer' }],
    },
    lore,
  });
  const giver = quests.villagers.find(({ id }) => id === errand.villagerId);
  expect(difference).toEqual({
    ...NO_DIFFERENCE,
    chapters: { ...NOTHING, changed: [{ id: chapter.id, name: chapter.title }] },
    errands: { ...NOTHING, retired: [{ id: errand.id, name: `${giver?.name} (${errand.id})` }] },
    villagers: { ...NOTHING, added: [{ id: 999, name: 'Newcomer' }] },
  });
});

test('a change of lore alone is listed by enemy', () => {
  const [first, second, ...others] = lore;
  const [untold] = shipped.enemies.filter(({ id }) => !lore.some(({ enemyId }) => enemyId === id));
  if (!(first && second && untold)) throw new Error('The shipped world has no lore');
  const nameOf = (id: number) => shipped.enemies.find((enemy) => enemy.id === id)?.name;
  const difference = differenceOf(kept, {
    sets: shipped,
    quests,
    lore: [{ ...second, lines: [] }, ...others, { enemyId: untold.id, lines: second.lines }],
  });
  expect(difference).toEqual({
    ...NO_DIFFERENCE,
    lore: {
      added: [{ id: untold.id, name: untold.name }],
      changed: [{ id: second.enemyId, name: nameOf(second.enemyId) }],
      retired: [{ id: first.enemyId, name: nameOf(first.enemyId) }],
    },
  });
});
