import { compileWorld, shippedWorldDirectory } from '@slumberfell/content';
import { openWorld, skillsOf, Verb, type WikiSection } from '@slumberfell/engine';
import { expect, test } from 'vitest';
import { itemSetsIn, partsOf, searchSection, verbsIn } from './wiki-lists.ts';

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

test('items are found by a verb of their traits, alone and with words and category', () => {
  const traits = [[Verb.Haste, 600, 0]] as const;
  const isChanged = ({ name }: { readonly name: string }) => name === 'Copper Sword' || name === 'Copper Ore';
  const items = compiled.sets.items.map(({ traits: _, ...item }) =>
    isChanged(item) ? { ...item, traits } : item,
  );
  const other = openWorld({ ...compiled.sets, items }, 'with traits');
  const category = items.find(({ name }) => name === 'Copper Sword')?.category ?? 0;
  const found = (search: Parameters<typeof searchSection>[1]) =>
    searchSection('items', search, other).map(({ name }) => name);
  expect(verbsIn(other)).toEqual([{ verb: Verb.Haste, title: 'Haste' }]);
  expect(found({ verb: Verb.Haste })).toEqual(['Copper Ore', 'Copper Sword']);
  expect(found({ verb: Verb.Haste, q: 'ore' })).toEqual(['Copper Ore']);
  expect(found({ verb: Verb.Haste, kind: category })).toEqual(['Copper Sword']);
  expect(found({ verb: Verb.Opener })).toEqual([]);
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
