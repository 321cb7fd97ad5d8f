import { AttackStyle, BAG_AIMS, MAX_BEST_BUILDS } from '@slumberfell/engine';
import { expect, test } from 'vitest';
import { compileEdited, problemsOf, type WholeFiles } from './edited-world.ts';

const builds = (...rows: string[]): WholeFiles => ({
  'best-builds.csv': ['style,level,aim,threshold,pieces', ...rows, ''].join('\n'),
});

test('a world without the table has no best builds, and an empty table changes no version', () => {
  const { sets, versions, version } = compileEdited({}, { 'best-builds.csv': null });
  for (const item of sets.items) expect(item).not.toHaveProperty('bestBuilds');
  expect(compileEdited({}, builds())).toMatchObject({ versions, version });
});

test('a piece and a pet know the best builds in which they stand', () => {
  const rows = [
    'Melee,30,experience,25,Copper Helm; Copper Sword; Dandelion Mouse',
    'Magic,99,safety,50,Copper Helm',
  ];
  const { sets } = compileEdited({}, builds(...rows));
  const first = [AttackStyle.Melee, 30, BAG_AIMS.indexOf('experience'), 25];
  expect(sets.items.flatMap(({ name, bestBuilds }) => (bestBuilds ? [[name, bestBuilds]] : []))).toEqual(
    expect.arrayContaining([
      ['Copper Helm', [first, [AttackStyle.Magic, 99, BAG_AIMS.indexOf('safety'), 50]]],
      ['Copper Sword', [first]],
      ['Dandelion Mouse', [first]],
    ]),
  );
  expect(sets.items.filter(({ bestBuilds }) => bestBuilds)).toHaveLength(3);
});

const FAULTS: [what: string, files: WholeFiles, problem: string][] = [
  [
    'a piece that does not exist',
    builds('Melee,30,gold,25,Copper Hat'),
    'best-builds.csv:2 no piece to wear and no pet is called "Copper Hat"',
  ],
  [
    'what cannot be worn',
    builds('Melee,30,gold,25,Copper Ore'),
    'best-builds.csv:2 no piece to wear and no pet is called "Copper Ore"',
  ],
  [
    'a second row of the same build',
    builds('Melee,30,gold,25,Copper Helm', 'Melee,30,gold,50,Copper Sword'),
    'best-builds.csv:3 style, level and aim are those of best-builds.csv, row 2',
  ],
  [
    'an unknown aim',
    builds('Melee,30,fame,25,Copper Helm'),
    'best-builds.csv:2 aim must be one of experience, gold, safety, not "fame"',
  ],
  [
    'one row too many',
    builds(
      ...Array.from({ length: MAX_BEST_BUILDS + 1 }, (_, index) => {
        const style = Object.keys(AttackStyle)[index % 3];
        return `${style},${Math.floor(index / 3) + 1},gold,25,Copper Helm`;
      }),
    ),
    `best-builds.csv:${MAX_BEST_BUILDS + 2} must be one of the first ${MAX_BEST_BUILDS} rows`,
  ],
];

test.each(FAULTS)('%s is the only problem', (_, files, problem) => {
  const problems = problemsOf({}, files);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(problem);
});
