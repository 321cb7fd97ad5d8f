import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { shippedWorldDirectory } from '../shipped-world.ts';
import { compileEdited, problemsOf } from './edited-world.ts';

/** Tests of what authors may change in the data files of a world without a change of code. */

test('to add an enemy, an author adds a row', () => {
  const lastRow = '143,Barrow-Squire Hale,';
  const newRow =
    '144,Teapot Hermit,the,Lanternlea,Normal,9,Melee,humanoid,It whistles when it is done with you.\n';
  const { sets } = compileEdited({ 'enemies.csv': [[lastRow, newRow + lastRow]] });

  const hermit = sets.enemies.find(({ id }) => id === 144);
  expect(hermit).toMatchObject({ name: 'Teapot Hermit', health: 102, attackPower: 6, lootTableId: 144 });
  expect(sets.regions[0]?.enemies).toContain(144);
  expect(
    sets.items.filter(({ name }) => name.includes('Teapot Hermit')).map(({ id, name }) => [id, name]),
  ).toEqual([
    [60144, 'Buckle of the Teapot Hermit'],
    [80144, 'Card: Teapot Hermit'],
    [90144, 'Radiant Card: Teapot Hermit'],
  ]);
  expect(sets.lootTables.find(({ id }) => id === 144)?.subTables).toContainEqual({
    itemId: 80144,
    amount: 1,
    probability: 0.005,
  });
});

test('to add an item family, an author adds a row, and gets six items with actions and trophies', () => {
  const lastRow = '69,oil,';
  const newRow =
    '70,candle,{herba} Candle,Tool,Alchemy,2,1,4,2.4,resin x1; cord x1,,Last Inch of {item},Still lit.,It waits up.\n';
  const { sets } = compileEdited({ 'workshop.csv': [[lastRow, newRow + lastRow]] });

  const candles = sets.items.filter(({ id }) => id >= 7000 && id < 7100);
  expect(candles.map(({ name }) => name)).toEqual([
    'Drowsymint Candle',
    'Hushmoss Candle',
    'Saltthyme Candle',
    'Ashsage Candle',
    'Frostfern Candle',
    'Starlily Candle',
  ]);
  expect(sets.crafteableItems.filter(({ itemId }) => itemId >= 7000 && itemId < 7100)).toHaveLength(6);
  expect(sets.items.find(({ id }) => id === 50701)?.name).toBe('Last Inch of Drowsymint Candle');
});

test('the compiler lists all problems at once, each with file and row', () => {
  const problems = problemsOf({
    'enemies.csv': [
      ['101,Buttonhopper,the,Lanternlea,Normal,1,', '101,Buttonhopper,the,Lanternlea,Normal,0,'],
      [
        'Puddle Imp,the,Lanternlea,Normal,1,Magic,elemental',
        'Puddle Imp,the,Atlantis,Normal,1,Magic,elemental',
      ],
    ],
    'weapons.csv': [['ingot x3; strap x1', 'ingot x3, strap']],
    'dungeons.csv': [['Gate Rook x3', 'Gate Rock x3']],
  });
  expect(problems).toEqual([
    'weapons.csv:2 has 22 cells instead of 21',
    'enemies.csv:2 level must be a number from 1 to 100, not "0"',
    'enemies.csv:3 there is no region "Atlantis"',
    'dungeons.csv:2 there is no enemy "Gate Rock"',
  ]);
});

const MISTAKES: [what: string, file: string, from: string, to: string, message: string][] = [
  ['a column missing', 'regions.csv', 'id,name', 'id,title', 'regions.csv:1 column "name" is missing'],
  [
    'an empty cell',
    'pets.csv',
    'Tells the time by eating it.',
    '',
    'pets.csv:2 description must not be empty',
  ],
  [
    'a blank name of a region',
    'regions.csv',
    ',Lanternlea,',
    ',"   ",',
    'regions.csv:2 name must not be blank',
  ],
  [
    'a name of zero-width spaces',
    'enemies.csv',
    ',Puddle Imp,',
    ',\u200b\u200b,',
    'enemies.csv:3 name must not be blank',
  ],
  [
    'a blank description',
    'pets.csv',
    'Tells the time by eating it.',
    '"\u00a0 "',
    'pets.csv:2 description must not be blank',
  ],
  ['a number of spaces', 'regions.csv', ',250,', ',"  ",', 'regions.csv:3 travel_cost must not be blank'],
  [
    'no number',
    'tiers.csv',
    '1,1,1,1,1,0.75',
    '1,one,1,1,1,0.75',
    'tiers.csv:2 equipment_level must be a number from 1 to 100, not "one"',
  ],
  [
    'no whole number',
    'regions.csv',
    ',250,',
    ',250.5,',
    'regions.csv:3 travel_cost must be a whole number, not "250.5"',
  ],
  [
    'an unknown word',
    'starters.csv',
    ',sword,',
    ',spork,',
    'starters.csv:2 there is no weapon family "spork"',
  ],
  [
    'an unknown code',
    'found.csv',
    'Reagent,Common',
    'Reagent,Usual',
    'found.csv:2 quality must be one of Common, Uncommon, Rare, Elite, Epic, Legendary, not "Usual"',
  ],
  [
    'a chance above 1',
    'gathered.csv',
    'crop x1 @0.25',
    'crop x1 @1.25',
    'gathered.csv:4 extra_loot "crop x1 @1.25" is not of the form "name x2 @0.75" with a chance above 0 and up to 1',
  ],
  [
    'an unknown component',
    'workshop.csv',
    'fiber x2',
    'fibre x2',
    'workshop.csv:2 there is no item family "fibre"',
  ],
  [
    'an unknown material',
    'weapons.csv',
    '{metal} Dagger',
    '{metall} Dagger',
    'weapons.csv:2 there is no material word "metall"',
  ],
  [
    'an unknown skill',
    'workshop.csv',
    'Cloth,Tailoring',
    'Cloth,Sewing',
    'workshop.csv:2 there is no skill "Sewing"',
  ],
  [
    'an unknown recipe set',
    'armor.csv',
    ',meleeLower,',
    ',meleeMiddle,',
    'armor.csv:2 there is no recipe set "meleeMiddle"',
  ],
  [
    'an unknown recipe',
    'recipe-drops.csv',
    'dagger;',
    'spoon;',
    'recipe-drops.csv:2 there is no recipe "spoon"',
  ],
  [
    'a family taken twice',
    'weapons.csv',
    '81,sword,',
    '81,dagger,',
    'weapons.csv:3 family or recipe set key dagger is taken by weapons.csv, row 2',
  ],
  [
    'an enemy id taken twice',
    'enemies.csv',
    '102,Puddle',
    '101,Puddle',
    'enemies.csv:3 enemy id 101 is taken by enemies.csv, row 2',
  ],
  [
    'an item id taken twice',
    'uniques.csv',
    '20002,',
    '20001,',
    'uniques.csv:3 "Sootfeather Cowl" gets id 20001, which "Bellwether\'s Bell" (uniques.csv, row 2) has',
  ],
  [
    'a unique on a plain enemy',
    'uniques.csv',
    'Bellwether Ram',
    'Buttonhopper',
    'uniques.csv:2 "Buttonhopper" is of a type that carries no uniques',
  ],
  [
    'an unknown gift',
    'new-character.json',
    'Lea Barley Bread',
    'Cake',
    'new-character.json:- there is no item "Cake"',
  ],
  [
    'a gift of nothing',
    'new-character.json',
    '"amount": 30',
    '"amount": 0',
    'new-character.json:- inventory[3].amount must be a whole number of at least 1',
  ],
  [
    'an unknown milestone',
    'milestones.csv',
    'Shell of the Buttonhopper',
    'Shell of Nothing',
    'milestones.csv:2 there is no item "Shell of Nothing"',
  ],
  [
    'a part that no family plays',
    'found.csv',
    ',map,',
    ',chart,',
    'found.csv:- the row "map", which the compiler needs, is missing',
  ],
  [
    'a phrase missing',
    'phrases.csv',
    'card_name,',
    'cart_name,',
    'phrases.csv:- the phrase card_name is missing',
  ],
  ['a rank without bonus', 'trophy-ranks.csv', '5,110', '4,110', 'trophy-ranks.csv:- rank 5 has no row'],
];

test.each(MISTAKES)('%s is reported', (_what, file, from, to, message) => {
  expect(problemsOf({ [file]: [[from, to]] })).toContain(message);
});

test('a cycle of components is reported with all its families', () => {
  const problems = problemsOf({
    'workshop.csv': [
      ['fiber x1', 'cloth x1'],
      ['fiber x2', 'cord x2'],
    ],
  });
  expect(problems).toEqual(['workshop.csv:2 needs itself: cloth from cord from cloth']);
});

/** Files of which a row is written twice, and what is said of the second one. */
const REPEATED: [file: string, line: string, message: string][] = [
  ['qualities.csv', 'Common,', 'qualities.csv:3 quality Common is taken by qualities.csv, row 2'],
  ['materials.csv', 'metal,', 'materials.csv:3 word metal is taken by materials.csv, row 2'],
  ['phrases.csv', 'recipe_name,', 'phrases.csv:3 key recipe_name is taken by phrases.csv, row 2'],
  ['enemy-types.csv', 'Normal,', 'enemy-types.csv:3 enemy type Normal is taken by enemy-types.csv, row 2'],
  ['recipe-drops.csv', 'Melee,', 'recipe-drops.csv:3 style Melee is taken by recipe-drops.csv, row 2'],
  ['regions.csv', '1,', 'regions.csv:3 region id 1 is taken by regions.csv, row 2'],
  [
    'milestones.csv',
    '',
    'milestones.csv:3 "Shell of the Buttonhopper" is given already by milestones.csv, row 2',
  ],
  [
    'enemy-tricks.csv',
    '',
    'enemy-tricks.csv:3 enemy "Bellwether Ram" has this trait already, by enemy-tricks.csv, row 2',
  ],
  [
    'item-sets.csv',
    '',
    'item-sets.csv:3 pieces "Lanternlea" has a trait for 2 pieces already, by item-sets.csv, row 2',
  ],
];

test.each(REPEATED)('a row of %s written twice is the only problem', (file, start, message) => {
  const [header = '', first = '', ...rest] = readFileSync(join(shippedWorldDirectory, file), 'utf8').split(
    '\n',
  );
  expect(first.startsWith(start)).toBe(true);
  const text = [header, first, first, ...rest].join('\n');
  expect(problemsOf({}, { [file]: text })).toEqual([message]);
});

test('a tier written twice, and one in the wrong place, are named with their rows', () => {
  const [header = '', ...rows] = readFileSync(join(shippedWorldDirectory, 'tiers.csv'), 'utf8').split('\n');
  const [one = '', two = '', ...rest] = rows;
  expect(problemsOf({}, { 'tiers.csv': [header, one, one, two, ...rest].join('\n') })).toContain(
    'tiers.csv:3 tier 1 is taken by tiers.csv, row 2',
  );
  expect(problemsOf({}, { 'tiers.csv': [header, two, one, ...rest].join('\n') })).toEqual([
    'tiers.csv:2 tier must be 1: the rows are tiers 1, 2, 3 ... in order',
  ]);
});

test('a wrong cell is not compared with those of other rows', () => {
  expect(problemsOf({ 'weapons.csv': [['80,dagger', 'x,dagger']] })).toEqual([
    'weapons.csv:2 id must be a number from 10 to 199, not "x"',
  ]);
});
