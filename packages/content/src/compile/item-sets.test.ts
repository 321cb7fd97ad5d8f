import { Verb } from '@slumberfell/engine';
import { expect, test } from 'vitest';
import { compileEdited, problemsOf, type WholeFiles } from './edited-world.ts';

const itemSets = (...rows: string[]): WholeFiles => ({
  'item-sets.csv': ['region,name,pieces,verb,a,b', ...rows, ''].join('\n'),
});
const NONE: WholeFiles = { 'item-sets.csv': null };

test('a world without the table has no item sets, and its pieces belong to none', () => {
  const { sets, versions, version } = compileEdited({}, NONE);
  expect(sets.itemSets).toEqual([]);
  for (const item of sets.items) expect(item).not.toHaveProperty('itemSetId');
  expect(compileEdited({}, itemSets())).toMatchObject({ versions, version });
});

test('the uniques of a region are the pieces of its set, whose traits ascend by pieces', () => {
  const rows = ['Lanternlea,Borrowed,4,Again,120,Gathering', 'Lanternlea,Borrowed,2,Mend,3,'];
  const { sets } = compileEdited({}, itemSets(...rows));
  expect(sets.itemSets).toEqual([
    {
      id: 1,
      name: 'Borrowed',
      traits: [
        { pieces: 2, trait: [Verb.Mend, 3, 0] },
        { pieces: 4, trait: [Verb.Again, 120, 100] },
      ],
    },
  ]);
  const regionOf = new Map(sets.enemies.map(({ lootTableId, regionId }) => [lootTableId, regionId]));
  const droppedIn = (itemId: number) =>
    sets.lootTables
      .filter(({ subTables }) => subTables.some((row) => row.itemId === itemId))
      .map(({ id }) => regionOf.get(id));
  const pieces = sets.items.filter(({ itemSetId }) => itemSetId !== undefined);
  expect(pieces).toHaveLength(16);
  for (const { id, itemSetId } of pieces) {
    expect(itemSetId).toBe(1);
    expect(droppedIn(id)).toContain(1);
  }
});

const FAULTS: [what: string, files: WholeFiles, problem: string][] = [
  [
    'an unknown region',
    itemSets('Nowhere,Borrowed,2,Mend,3,'),
    'item-sets.csv:2 region "Nowhere" has no row in regions.csv',
  ],
  [
    'a second name',
    itemSets('Lanternlea,Borrowed,2,Mend,3,', 'Lanternlea,Lent,3,Mend,3,'),
    'item-sets.csv:3 name must be "Borrowed", as in the rows before',
  ],
  [
    'a single piece',
    itemSets('Lanternlea,Borrowed,1,Mend,3,'),
    'item-sets.csv:2 pieces must be a whole number from 2 to 12, not "1"',
  ],
  [
    'the same number of pieces twice',
    itemSets('Lanternlea,Borrowed,2,Mend,3,', 'Lanternlea,Borrowed,2,Keen,3,'),
    'item-sets.csv:3 pieces "Lanternlea" has a trait for 2 pieces already',
  ],
  [
    'a fifth trait',
    itemSets(...[2, 3, 4, 5, 6].map((pieces) => `Lanternlea,Borrowed,${pieces},Mend,3,`)),
    'item-sets.csv:6 region "Lanternlea" has more than 4 traits',
  ],
  [
    'a verb of enemies',
    itemSets('Lanternlea,Borrowed,2,Flee,3,'),
    'item-sets.csv:2 verb Flee is not for an item; it must be one of ',
  ],
];

test.each(FAULTS)('%s is the only problem', (_, files, problem) => {
  const problems = problemsOf({}, files);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(problem);
});
