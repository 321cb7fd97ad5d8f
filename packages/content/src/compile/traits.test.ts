import {
  AgainKind,
  ItemCategory,
  ItemQuality,
  LessonKind,
  SKILL,
  ThriftKind,
  type Trait,
  Verb,
} from '@slumberfell/engine';
import { expect, test } from 'vitest';
import { compileEdited, problemsOf, type WholeFiles } from './edited-world.ts';

const NONE: WholeFiles = {
  'elite-traits.csv': null,
  'unique-traits.csv': null,
  'companions.csv': null,
  'enemy-tricks.csv': null,
};
const elites = (...rows: string[]): WholeFiles => table('elite-traits.csv', 'family', rows);
const uniques = (...rows: string[]): WholeFiles => table('unique-traits.csv', 'unique', rows);
const pets = (...rows: string[]): WholeFiles => table('companions.csv', 'pet', rows);
const enemies = (...rows: string[]): WholeFiles => table('enemy-tricks.csv', 'enemy', rows);

function table(file: string, bearer: string, rows: readonly string[]): WholeFiles {
  return { ...NONE, [file]: [`${bearer},verb,a,b`, ...rows, ''].join('\n') };
}

test('a world without tables of traits has no field for them', () => {
  const { sets } = compileEdited({}, NONE);
  for (const bearer of [...sets.items, ...sets.enemies]) expect(bearer).not.toHaveProperty('traits');
});

test('a table without rows changes no version', () => {
  expect(compileEdited({}, elites()).versions).toEqual(compileEdited({}, NONE).versions);
});

test('the Elite variants of a family have its traits in all tiers, and no other item has them', () => {
  const { items } = compileEdited({}, elites('sword,Rhythm,15,3', 'sword,Keen,10,')).sets;
  const bearers = items.filter(({ traits }) => traits !== undefined);
  expect(bearers.map(({ id }) => id)).toEqual([8113, 8123, 8133, 8143, 8153, 8163]);
  for (const { quality, traits } of bearers) {
    expect(quality).toBe(ItemQuality.Elite);
    expect(traits).toEqual([
      [Verb.Rhythm, 15, 3],
      [Verb.Keen, 10, 0],
    ]);
  }
});

test('a unique has its traits', () => {
  const { items } = compileEdited({}, uniques("Bellwether's Bell,Haste,600,")).sets;
  const bearers = items.filter(({ traits }) => traits !== undefined);
  expect(bearers).toMatchObject([{ id: 20_001, traits: [[Verb.Haste, 600, 0]] }]);
});

test('a pet has its traits', () => {
  const { items } = compileEdited({}, pets('Hearth Pup,Mend,3,')).sets;
  const bearers = items.filter(({ traits }) => traits !== undefined);
  expect(bearers).toMatchObject([{ name: 'Hearth Pup', traits: [[Verb.Mend, 3, 0]] }]);
});

test('an enemy has its traits', () => {
  const rows = ['Wax Matron,Plated,12,', 'Wax Matron,Hush,6,'];
  const bearers = compileEdited({}, enemies(...rows)).sets.enemies.filter(
    ({ traits }) => traits !== undefined,
  );
  const traits: Trait[] = [
    [Verb.Plated, 12, 0],
    [Verb.Hush, 6, 0],
  ];
  expect(bearers).toMatchObject([{ name: 'Wax Matron', traits }]);
});

test.each<[row: string, trait: Trait]>([
  ['Bane,10,Melee', [Verb.Bane, 10, 0]],
  ['Bane,10,Upper Hand', [Verb.Bane, 10, 7]],
  ['Bane,10,beast', [Verb.Bane, 10, 10]],
  ['Lure,10,Miniboss', [Verb.Lure, 10, 4]],
  ['Lure,10,undead', [Verb.Lure, 10, 19]],
  ['Thrift,50,Food', [Verb.Thrift, 50, ThriftKind.Food]],
  ['Thrift,50,Key', [Verb.Thrift, 50, ThriftKind.Key]],
  ['Thrift,50,Cooking', [Verb.Thrift, 50, SKILL.Cooking]],
  ['Again,50,Fishing', [Verb.Again, 50, SKILL.Fishing]],
  ['Again,50,Gathering', [Verb.Again, 50, AgainKind.Gathering]],
  ['Lesson,4,Gathering and Crafting', [Verb.Lesson, 4, LessonKind['Gathering and Crafting']]],
  ['Again,80,Kills', [Verb.Again, 80, 0]],
  ['Luck,20,None', [Verb.Luck, 20, ItemCategory.None]],
  ['Luck,20,Trophy', [Verb.Luck, 20, ItemCategory.Trophy]],
  ['Lesson,4,Trained', [Verb.Lesson, 4, 0]],
  ['Lesson,4,Fishing', [Verb.Lesson, 4, SKILL.Fishing]],
  ['Ward,30,8', [Verb.Ward, 30, 8]],
])('the row %s has the trait %j', (row, trait) => {
  const { items } = compileEdited({}, uniques(`Bellwether's Bell,${row}`)).sets;
  expect(items.find(({ id }) => id === 20_001)?.traits).toEqual([trait]);
});

test('the same verb twice on one bearer is allowed', () => {
  expect(problemsOf({}, elites('sword,Rhythm,15,3', 'sword,Rhythm,15,2'))).toEqual([]);
});

const FAULTS: [what: string, files: WholeFiles, problem: string | RegExp][] = [
  [
    'an unknown family',
    elites('spork,Keen,1,'),
    'elite-traits.csv:2 family "spork" is no family of equipment',
  ],
  [
    'a family without Elite variants',
    elites('bread,Keen,1,'),
    'elite-traits.csv:2 family "bread" is no family of equipment',
  ],
  [
    'an unknown unique',
    uniques('Copper Sword,Keen,1,'),
    'unique-traits.csv:2 unique "Copper Sword" has no row in uniques.csv',
  ],
  ['an unknown pet', pets('Hearth Cat,Mend,1,'), 'companions.csv:2 pet "Hearth Cat" has no row in pets.csv'],
  [
    'a gathering skill whose components were saved',
    pets('Hearth Pup,Thrift,10,Fishing'),
    /^companions\.csv:2 b must be one of Key, .*, not "Fishing"$/,
  ],
  [
    'an unknown enemy',
    enemies('Wax Patron,Mend,1,'),
    'enemy-tricks.csv:2 enemy "Wax Patron" has no row in enemies.csv',
  ],
  ['no bearer', enemies(',Mend,1,'), 'enemy-tricks.csv:2 enemy must not be empty'],
  [
    'an unknown verb',
    enemies('Wax Matron,mend,1,'),
    /^enemy-tricks\.csv:2 verb must be one of Opener, .*Flee, Filch, Hush, not "mend"$/,
  ],
  [
    'a verb of items at an enemy',
    enemies('Wax Matron,Haste,1,'),
    /^enemy-tricks\.csv:2 verb Haste is not for an enemy; it must be one of Opener, /,
  ],
  [
    'a verb of enemies at a piece',
    elites('sword,Flee,1,'),
    /^elite-traits\.csv:2 verb Flee is not for an item; it must be one of Opener, /,
  ],
  [
    'a first parameter below its range',
    elites('sword,Echo,0,50'),
    'elite-traits.csv:2 a must be a whole number from 1 to 60, not "0"',
  ],
  [
    'a first parameter above its range',
    enemies('Wax Matron,Hush,8,'),
    'enemy-tricks.csv:2 a must be a whole number from 1 to 7, not "8"',
  ],
  [
    'a first parameter with decimals',
    elites('sword,Keen,1.5,'),
    'elite-traits.csv:2 a must be a whole number from 1 to 100, not "1.5"',
  ],
  [
    'no first parameter',
    elites('sword,Keen,,'),
    'elite-traits.csv:2 a must be a whole number from 1 to 100, not ""',
  ],
  [
    'a second parameter above its range',
    elites('sword,Opener,10,121'),
    'elite-traits.csv:2 b must be a whole number from 1 to 120, not "121"',
  ],
  [
    'no second parameter',
    elites('sword,Opener,10,'),
    'elite-traits.csv:2 b must be a whole number from 1 to 120, not ""',
  ],
  [
    'a second parameter too many',
    elites('sword,Keen,10,0'),
    'elite-traits.csv:2 b must be empty for Keen, not "0"',
  ],
  [
    'an unknown clock',
    elites('sword,Ward,10,7'),
    'elite-traits.csv:2 b must be one of 2, 3, 4, 5, 6, 8, not "7"',
  ],
  [
    'an unknown kind of enemies',
    elites('sword,Lure,10,Boss'),
    'elite-traits.csv:2 b must be one of Elite, Miniboss, beast, bird, construct, crawler, elemental, humanoid, ' +
      'plant, scaled, spirit, undead, not "Boss"',
  ],
  [
    'a number in place of a choice',
    elites('sword,Thrift,10,15'),
    /^elite-traits\.csv:2 b must be one of Key, Food, Crafting, Tailoring, .*, Cooking, not "15"$/,
  ],
  [
    'a third trait',
    enemies('Wax Matron,Mend,1,', 'Wax Matron,Plated,1,', 'Wax Matron,Thorns,1,'),
    'enemy-tricks.csv:4 enemy "Wax Matron" has more than 2 traits',
  ],
  [
    'the same trait twice',
    uniques("Bellwether's Bell,Haste,600,", "Bellwether's Bell,Haste,600,"),
    'unique-traits.csv:3 unique "Bellwether\'s Bell" has this trait already, by unique-traits.csv, row 2',
  ],
];

test.each(FAULTS)('%s is the only problem', (_, files, problem) => {
  const problems = problemsOf({}, files);
  expect(problems).toEqual([typeof problem === 'string' ? problem : expect.stringMatching(problem)]);
});

test('every cell with a problem is listed', () => {
  expect(problemsOf({}, elites('spork,Opener,0,0'))).toEqual([
    'elite-traits.csv:2 a must be a whole number from 1 to 250, not "0"',
    'elite-traits.csv:2 b must be a whole number from 1 to 120, not "0"',
    'elite-traits.csv:2 family "spork" is no family of equipment',
  ]);
});
