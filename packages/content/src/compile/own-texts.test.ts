import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { shippedWorldDirectory } from '../shipped-world.ts';
import { compileEdited, problemsOf, type WholeFiles } from './edited-world.ts';

/** Tests of texts that a world may leave out, for shared ones in their place. */

const SHARED = [
  'recipe_description,Teaches {product}.',
  'key_description,For {dungeon}.',
  'made_trophy_description,Made: {product}.',
  'gathered_trophy_description,Found: {product}.',
  'enemy_trophy_description,Met: {enemy}.',
  '',
].join('\n');

const read = (file: string): string => readFileSync(join(shippedWorldDirectory, file), 'utf8');

/** A file of the shipped world without columns. */
function without(file: string, ...columns: readonly string[]): string {
  const rows = (parse(read(file)) as string[][]).map((row) =>
    row.map((cell) => `"${cell.replaceAll('"', '""')}"`),
  );
  const left =
    rows[0]?.flatMap((column, index) => (columns.includes(column.slice(1, -1)) ? [] : [index])) ?? [];
  return `${rows.map((row) => left.map((index) => row[index]).join()).join('\n')}\n`;
}

const LATER = ['description2', 'description3', 'description4', 'description5', 'description6'];

/** The shipped world as one of a release before there were texts of one's own. */
const OLD: WholeFiles = {
  'recipe-texts.csv': null,
  'phrases.csv': `${read('phrases.csv')}${SHARED}`,
  'dungeons.csv': without('dungeons.csv', 'key_description'),
  'enemy-families.csv': without(
    'enemy-families.csv',
    'trophy_description',
    'card_description',
    'radiant_card_description',
  ),
  'found.csv': without('found.csv', ...LATER),
  ...Object.fromEntries(
    ['gathered.csv', 'workshop.csv', 'weapons.csv', 'armor.csv', 'accessories.csv', 'provisions.csv'].map(
      (file) => [file, without(file, 'trophy_description', ...LATER)],
    ),
  ),
};

describe('a world without texts of its own', () => {
  const { sets } = compileEdited({}, OLD);
  const told = (name: string): string | undefined =>
    sets.items.find((item) => item.name === name)?.description;

  test('has the shared ones', () => {
    expect(told('Recipe: Masterwork Copper Dagger')).toBe('Teaches Masterwork Copper Dagger.');
    expect(told('Tallow Key')).toBe('For Candlemoth Cellars.');
    expect(told('Miniature Copper Dagger')).toBe('Made: Copper Dagger.');
    expect(told('Golden Spindle of Flax')).toBe('Found: Raw Flax.');
    expect(told('Shell of the Buttonhopper')).toBe('Met: the Buttonhopper.');
  });

  test('has one line for all tiers, and the description of the enemy on both cards', () => {
    expect(told('Fellstar Dagger')).toBe(told('Copper Dagger'));
    const enemy = sets.enemies.find(({ name }) => name === 'Buttonhopper')?.description;
    expect([told('Card: Buttonhopper'), told('Radiant Card: Buttonhopper')]).toEqual([enemy, enemy]);
  });
});

test('an item without its own text and without a shared one is named with its row', () => {
  expect(problemsOf({}, { 'workshop.csv': without('workshop.csv', 'trophy_description') })[0]).toBe(
    'workshop.csv:2 trophy_description must not be empty, because phrases.csv has no made_trophy_description',
  );
  expect(problemsOf({}, { 'dungeons.csv': without('dungeons.csv', 'key_description') })[0]).toBe(
    'dungeons.csv:2 key_description must not be empty, because phrases.csv has no key_description',
  );
  expect(problemsOf({ 'recipe-texts.csv': [['Jewelry,', 'Mining,']] })).toEqual([
    'accessories.csv:2 has a recipe, but recipe-texts.csv has no row for Jewelry, and phrases.csv no recipe_description',
  ]);
});

const FAULTS: [what: string, file: string, from: string, to: string, problem: string][] = [
  [
    'a word that nothing fills',
    'dungeons.csv',
    'Opens {dungeon} once. Not',
    'Opens {cellar} once. Not',
    'dungeons.csv:3 key_description "{cellar}" must be "{dungeon}"; no other word is filled in',
  ],
  [
    'a text for a skill that is none',
    'recipe-texts.csv',
    'Jewelry,',
    'Juggling,',
    'recipe-texts.csv:8 there is no skill "Juggling"',
  ],
  [
    'a blank line of a later tier',
    'weapons.csv',
    'Still warm from the making. Offer it by the other end.',
    '\u200b',
    'weapons.csv:2 description4 must not be blank',
  ],
  [
    'a column of a seventh tier',
    'found.csv',
    'description6',
    'description7',
    'found.csv:1 column "description7" is unknown or repeated',
  ],
];

test.each(FAULTS)('%s is reported', (_, file, from, to, problem) => {
  expect(problemsOf({ [file]: [[from, to]] })).toContain(problem);
});

test('a second text for a skill is the only problem', () => {
  const row = 'Jewelry,Teaches how to make {product}. Again.\n';
  expect(problemsOf({}, { 'recipe-texts.csv': `${read('recipe-texts.csv')}${row}` })).toEqual([
    'recipe-texts.csv:12 skill Jewelry is taken by recipe-texts.csv, row 8',
  ]);
});
