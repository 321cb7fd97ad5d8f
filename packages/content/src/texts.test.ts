import { type Item, ItemCategory } from '@slumberfell/engine';
import { expect, test } from 'vitest';
import { compileWorld } from './compile/compile-world.ts';
import { shippedWorldDirectory } from './shipped-world.ts';

const { sets } = compileWorld(shippedWorldDirectory);
const families = new Map(sets.enemies.map(({ id, family }) => [id, family]));

/** Curios, fish, equipment, bread and feasts: the families whose items have a line in each tier. */
const isToldByTier = (family: number): boolean =>
  (family >= 39 && family <= 41) ||
  (family >= 23 && family <= 25) ||
  (family >= 80 && family <= 116) ||
  family === 120 ||
  family === 124;

/** What of an item decides its line. Items with the same value share one. */
function subjectOf({ id, category, enemyId, radiant }: Item): string {
  if (category === ItemCategory.Card)
    return `${radiant ? 'radiant card' : 'card'} ${families.get(enemyId ?? 0)}`;
  if (id >= 50_000 && id < 60_000) return `trophy of the products of ${Math.floor((id - 50_000) / 10)}`;
  if (id >= 20_000) return `item ${id}`;
  const [family, tier] = [Math.floor(id / 100), Math.floor((id % 100) / 10)];
  return isToldByTier(family) ? `${family} in tier ${tier}` : `family ${family}`;
}

const TOLD: readonly (readonly [subject: string, text: string])[] = [
  ...sets.items.map((item) => [subjectOf(item), item.description] as const),
  ...sets.enemies.map(({ id, description }) => [`enemy ${id}`, description] as const),
  ...sets.dungeons.map(({ id, description }) => [`dungeon ${id}`, description] as const),
  ...sets.regions.map(({ id, description }) => [`region ${id}`, description] as const),
];

test('each line is told of one subject, and each subject has one line', () => {
  const lines = new Map<string, Set<string>>();
  const subjects = new Map<string, Set<string>>();
  for (const [subject, text] of TOLD) {
    lines.set(subject, (lines.get(subject) ?? new Set()).add(text));
    subjects.set(text, (subjects.get(text) ?? new Set()).add(subject));
  }
  expect([...lines].filter(([, texts]) => texts.size > 1).map(([subject]) => subject)).toEqual([]);
  expect([...subjects].filter(([, of]) => of.size > 1).map(([text, of]) => [text, [...of]])).toEqual([]);
});

/** How many items have the same line, at most, by what they are. */
test('a line of equipment is seen three times, one of a trophy of products six times', () => {
  const seen = new Map<string, number>();
  for (const { description } of sets.items) seen.set(description, (seen.get(description) ?? 0) + 1);
  const timesOf = (isOne: (item: Item) => boolean): number[] => [
    ...new Set(sets.items.filter(isOne).map(({ description }) => seen.get(description) ?? 0)),
  ];
  expect(timesOf(({ id }) => id >= 8_000 && id < 11_700)).toEqual([3]);
  expect(timesOf(({ id }) => id >= 50_000 && id < 60_000)).toEqual([6]);
  expect(timesOf(({ category }) => category === ItemCategory.Recipe)).toEqual([1]);
  expect(timesOf(({ category }) => category === ItemCategory.Key)).toEqual([1]);
  expect(timesOf(({ id }) => id >= 60_000 && id < 80_000)).toEqual([1]);
  expect(Math.max(...timesOf(({ category }) => category === ItemCategory.Card))).toBe(42);
});

test('no line has a placeholder that nothing has filled', () => {
  expect(TOLD.filter(([, text]) => /[{}]/.test(text))).toEqual([]);
});

test('the lines of one kind name the thing that they are told of', () => {
  const named = (from: number, below: number): Item[] =>
    sets.items.filter(({ id }) => id >= from && id < below);
  for (const { name, description } of named(30_000, 40_000))
    expect(description).toContain(`Teaches how to make ${name.replace('Recipe: ', '')}.`);
  for (const { keyItemId, name } of sets.dungeons)
    expect(sets.items.find(({ id }) => id === keyItemId)?.description).toContain(`Opens ${name} once.`);
  for (const { id, description } of named(60_000, 70_000)) {
    const enemy = sets.enemies.find((one) => one.id === id - 60_000);
    expect(description.toLowerCase()).toContain(enemy?.name.toLowerCase() ?? 'an enemy');
  }
});
