import { compileWorld, shippedWorldDirectory } from '@slumberfell/content';
import { aimsOfItem, openWorld, skillsOf, Verb, type WikiSection } from '@slumberfell/engine';
import { expect, test } from 'vitest';
import { itemSetsIn, partsOf, searchSection, traitChoicesIn } from './wiki-lists.ts';

const compiled = compileWorld(shippedWorldDirectory);
const world = openWorld(compiled.sets, compiled.version);

const parts = (section: WikiSection) => partsOf(section, searchSection(section, {}, world), world);

test('the parts of a list follow each other, each from its first entry on', () => {
  for (const section of ['items', 'enemies', 'recipes'] as const) {
    const firsts = parts(section).map(({ first }) => first);
    expect(firsts[0]).toBe(0);
    expect(firsts).toEqual(firsts.toSorted((one, other) => one - other));
    expect(firsts.length).toBeGreaterThan(5);
  }
});

test('enemies have a part for each region, recipes one for each skill that makes or gathers', () => {
  expect(parts('enemies').map(({ title }) => title)).toEqual(world.sets.regions.map(({ name }) => name));
  expect(parts('recipes').map(({ title }) => title)).toEqual(
    skillsOf('gathering', 'crafting').map(({ name }) => name),
  );
});

test('items stand by name, and have a part for each first letter', () => {
  const entries = searchSection('items', {}, world);
  for (const { title, first } of parts('items')) {
    expect(entries[first]?.name.startsWith(title)).toBe(true);
    expect(entries[first - 1]?.name.startsWith(title) ?? false).toBe(false);
  }
});

test('a short list has no parts', () => {
  expect(parts('regions')).toEqual([]);
  expect(partsOf('items', searchSection('items', { q: 'flax' }, world), world)).toEqual([]);
});

test('items are found by a verb or an aim of their traits, alone and with words and category', () => {
  const traits = [[Verb.Haste, 600, 0]] as const;
  const isChanged = ({ name }: { readonly name: string }) => name === 'Copper Sword' || name === 'Copper Ore';
  const items = compiled.sets.items.map(({ traits: _, itemSetId: _set, ...item }) =>
    isChanged(item) ? { ...item, traits } : item,
  );
  const other = openWorld({ ...compiled.sets, items }, 'with traits');
  const category = items.find(({ name }) => name === 'Copper Sword')?.category ?? 0;
  const found = (search: Parameters<typeof searchSection>[1]) =>
    searchSection('items', search, other).map(({ name }) => name);
  expect(traitChoicesIn('items', other)).toEqual({
    aims: ['experience'],
    verbs: [{ verb: Verb.Haste, title: 'Haste' }],
  });
  for (const trait of [Verb.Haste, 'experience'] as const) {
    expect(found({ trait })).toEqual(['Copper Ore', 'Copper Sword']);
    expect(found({ trait, q: 'ore' })).toEqual(['Copper Ore']);
    expect(found({ trait, kind: category })).toEqual(['Copper Sword']);
  }
  expect(found({ trait: Verb.Opener })).toEqual([]);
  expect(found({ trait: 'safety' })).toEqual([]);
});

test('items are found by their item set, alone and with words', () => {
  const [itemSet] = itemSetsIn(world);
  if (!itemSet) throw new Error('The shipped world has no item set');
  const pieces = world.sets.items.filter(({ itemSetId }) => itemSetId === itemSet.id);
  const found = searchSection('items', { set: itemSet.id }, world);
  expect(new Set(found.map(({ id }) => id))).toEqual(new Set(pieces.map(({ id }) => id)));
  const [first] = found;
  expect(searchSection('items', { set: itemSet.id, q: first?.name ?? '' }, world)).toEqual([first]);
  expect(itemSetsIn(world).map(({ name }) => name)).toEqual(
    world.sets.itemSets.map(({ name }) => name).toSorted((one, other) => one.localeCompare(other, 'en')),
  );
});

test('recipes are found by what they make, and other sections have no traits to choose', () => {
  const { aims } = traitChoicesIn('recipes', world);
  expect(aims).toContain('gold');
  const found = searchSection('recipes', { trait: 'gold' }, world);
  const made = world.sets.crafteableItems.flatMap(({ itemId }) => world.item(itemId) ?? []);
  expect(new Set(found.map(({ id }) => id))).toEqual(
    new Set(made.filter((item) => aimsOfItem(item, world).includes('gold')).map(({ id }) => id)),
  );
  expect(traitChoicesIn('enemies', world)).toEqual({ aims: [], verbs: [] });
});
