import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkStructure } from '../check/check-structure.ts';
import { shippedWorldDirectory } from '../shipped-world.ts';
import { compileEdited, problemsOf } from './edited-world.ts';

/** Without a row of each of these there is no game: no region, no face of a new character, no tier. */
const FILLED = [
  'appearances.csv',
  'enemy-types.csv',
  'found.csv',
  'materials.csv',
  'phrases.csv',
  'qualities.csv',
  'recipe-drops.csv',
  'regions.csv',
  'tiers.csv',
  'trophy-ranks.csv',
  'workshop.csv',
];

/** A world may lack these, or may have no rows in them; no other file names their rows. */
const UNNAMED = [
  'best-builds.csv',
  'companions.csv',
  'elite-traits.csv',
  'enemy-tricks.csv',
  'errands.csv',
  'item-sets.csv',
  'lore.csv',
  'milestones.csv',
  'story.csv',
  'unique-traits.csv',
  'villager-likes.csv',
  'weekly-errands.csv',
];

/** A world may have no rows in these. Each is here with the first file that names rows of it. */
const NAMED = [
  ['accessories.csv', 'elite-traits.csv'],
  ['armor.csv', 'elite-traits.csv'],
  ['dungeons.csv', 'new-character.json'],
  ['enemies.csv', 'enemy-tricks.csv'],
  ['enemy-families.csv', 'enemies.csv'],
  ['furnishings.csv', 'villagers.csv'],
  ['gathered.csv', 'workshop.csv'],
  ['gifts.csv', 'milestones.csv'],
  ['pets.csv', 'companions.csv'],
  ['provisions.csv', 'recipe-drops.csv'],
  ['recipe-sets.csv', 'armor.csv'],
  ['recipe-texts.csv', 'weapons.csv'],
  ['starters.csv', 'new-character.json'],
  ['uniques.csv', 'unique-traits.csv'],
  ['villagers.csv', 'villager-likes.csv'],
  ['weapons.csv', 'elite-traits.csv'],
] as const;

const read = (file: string): string => readFileSync(join(shippedWorldDirectory, file), 'utf8');
const headerOf = (file: string): string => `${read(file).split('\n')[0]}\n`;
const headers = (...files: readonly string[]): Record<string, string> =>
  Object.fromEntries(files.map((file) => [file, headerOf(file)]));

test('every CSV file of the shipped world is in one of the lists', () => {
  const listed = [...FILLED, ...UNNAMED, ...NAMED.map(([file]) => file)];
  expect(listed.toSorted()).toEqual(
    readdirSync(shippedWorldDirectory)
      .filter((name) => name.endsWith('.csv'))
      .sort(),
  );
});

test.each(FILLED)('%s without rows is the only problem', (file) => {
  expect(problemsOf({}, headers(file))).toEqual([
    `${file}:- has no rows below its header, and must have at least one`,
  ]);
});

test('the tables that no other file names may have no rows', () => {
  expect(problemsOf({}, headers(...UNNAMED))).toEqual([]);
});

test.each(NAMED)('%s without rows is named before the rows that name its rows', (file, other) => {
  const [first, ...others] = problemsOf({}, headers(file));
  expect(first).toMatch(new RegExp(`^${file}:- has no rows, and ${other}(, row \\d+)? may need one$`));
  expect(others.length).toBeGreaterThan(0);
  expect(others.filter((problem) => problem.includes('has no rows'))).toEqual([]);
});

test('a file without rows is not named when another row is wrong', () => {
  expect(problemsOf({ 'regions.csv': [[',250,', ',much,']] }, headers('milestones.csv'))).toEqual([
    'regions.csv:3 travel_cost must be a number from 0 to 1000000, not "much"',
  ]);
});

test('a world can do without fights, dungeons, pets and equipment', () => {
  const workshop = read('workshop.csv')
    .split('\n')
    .filter((row) => /^(id|54|61|63|66|67|69),/.test(row))
    // Without gathered items, what the compiler needs is made from nothing, and worth 20 seconds.
    .map((row) => row.replace(/,[a-z]+ x\d[^,]*,,/, ',,20,'));
  const small = {
    ...headers(...UNNAMED, ...NAMED.map(([file]) => file)),
    'recipe-drops.csv': 'style,recipes\nMelee,\nRange,\nMagic,\n',
    'workshop.csv': workshop.join('\n'),
    'new-character.json': JSON.stringify({
      region: 'Lanternlea',
      gold: 100,
      healingThresholdPercent: 50,
      inventory: [{ item: 'Copper Ingot', amount: 1 }],
    }),
  };
  const loot = / ?(essence|wakeshard|wakethread|cutgem[ab]) x\d @[\d.]+;?/g;
  const types = read('enemy-types.csv').replaceAll(loot, '');
  const { sets } = compileEdited({}, { ...small, 'enemy-types.csv': types });
  expect([sets.enemies, sets.dungeons]).toEqual([[], []]);
  expect(sets.appearances.length).toBeGreaterThan(0);
  expect(checkStructure(sets)).toEqual([]);
});
