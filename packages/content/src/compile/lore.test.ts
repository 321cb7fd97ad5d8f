import { EnemyType } from '@slumberfell/engine';
import { expect, test } from 'vitest';
import { shippedWorldDirectory } from '../shipped-world.ts';
import { compileWorld } from './compile-world.ts';
import { compileEdited, problemsOf } from './edited-world.ts';

const table = (...rows: string[]): string => ['enemy,kills,text', ...rows, ''].join('\n');

test('lines are sorted by enemy and by kills', () => {
  const { lore, sets } = compileEdited(
    {},
    { 'lore.csv': table('Puddle Imp,5,Wet.', 'Buttonhopper,100,Later.', 'Buttonhopper,10,Sooner.') },
  );
  const id = (name: string) => sets.enemies.find((enemy) => enemy.name === name)?.id;
  expect(lore).toEqual([
    {
      enemyId: id('Buttonhopper'),
      lines: [
        { kills: 10, text: 'Sooner.' },
        { kills: 100, text: 'Later.' },
      ],
    },
    { enemyId: id('Puddle Imp'), lines: [{ kills: 5, text: 'Wet.' }] },
  ]);
});

test('a world may lack the lore, and then has the version of a world before there was any', () => {
  const without = compileEdited({}, { 'lore.csv': null });
  const shipped = compileWorld(shippedWorldDirectory);
  expect(without.lore).toEqual([]);
  expect(without.version).not.toBe(shipped.version);
  expect(without.versions).toEqual(shipped.versions);
});

test.each([
  ['an unknown enemy', ['Bogey,10,Boo.'], 'lore.csv:2 enemy "Bogey" is not there'],
  ['no kills', ['Puddle Imp,0,Wet.'], 'lore.csv:2 kills must be a number from 1 to 1000000, not "0"'],
  ['no text', ['Puddle Imp,5,'], 'lore.csv:2 text must not be empty'],
  [
    'two lines at once',
    ['Puddle Imp,5,Wet.', 'Buttonhopper,5,Hops.', 'Puddle Imp,5,Still wet.'],
    'lore.csv:4 kills 5 has a line of "Puddle Imp" already',
  ],
])('%s is the only problem', (_, rows, problem) => {
  expect(problemsOf({}, { 'lore.csv': table(...rows) })).toEqual([problem]);
});

test('in the shipped world, bosses, Elites and minibosses have three lines each, and no line is told twice', () => {
  const { lore, sets } = compileWorld(shippedWorldDirectory);
  const told = new Map(lore.map(({ enemyId, lines }) => [enemyId, lines.map(({ kills }) => kills)]));
  for (const { id, name, type } of sets.enemies) {
    const often = type === EnemyType.Boss || type === EnemyType.Elite ? [10, 100, 1_000] : undefined;
    expect(told.get(id), name).toEqual(type === EnemyType.Rare ? [1, 10, 100] : often);
  }
  const texts = [
    ...lore.flatMap(({ lines }) => lines.map(({ text }) => text)),
    ...[...sets.items, ...sets.enemies].map(({ description }) => description),
  ];
  const ofLore = lore.flatMap(({ lines }) => lines).length;
  expect(ofLore).toBe(234);
  expect(new Set(texts).size).toBe(ofLore + new Set(texts.slice(ofLore)).size);
});
