import { expect, test } from 'vitest';
import { testItem, testState, testWorld } from '../testing/index.ts';
import { Tally } from './totals.ts';

const world = testWorld({ items: [testItem({ id: 7 })] });
const later = testWorld({ items: [testItem({ id: 3 }), testItem({ id: 7 })] }, 'v2');
const last = testWorld({ items: [testItem({ id: 7 }), testItem({ id: 9 })] }, 'v3');

test('a tally opened without news and opened again adds to the inventory it is given last', () => {
  // Found by kill -9: a replay advances many times with one tally, and commands change the inventory in between.
  const tally = new Tally();
  tally.open(world, [7, 28]);
  tally.open(world, [7, 30]);
  tally.item(0, 1);
  tally.pull(5, 4000);
  expect(tally.settle(testState().shown).inventory).toEqual([7, 31]);
});

test('items told under several contents add up, those of none in between included', () => {
  // Found by the properties: loot was lost when a second change of content came before the next loot.
  const tally = new Tally();
  tally.open(world, [7, 28]);
  tally.pull(5, 4000);
  tally.item(0, 1);
  tally.open(later, [7, 28]);
  tally.open(last, [7, 28]);
  tally.item(1, 2);
  expect(tally.settle(testState().shown).inventory).toEqual([7, 29, 9, 2]);
});

test('a tally that settled begins anew from the inventory it is given', () => {
  const tally = new Tally();
  tally.open(world, [7, 28]);
  tally.pull(5, 4000);
  tally.item(0, 1);
  tally.settle(testState().shown);
  expect(tally.hasNews).toBe(false);
  tally.open(later, []);
  tally.pull(6, 4000);
  tally.item(0, 4);
  expect(tally.settle(testState().shown).inventory).toEqual([3, 4]);
});

test('few kinds of items and many are added up alike', () => {
  const kinds = Array.from({ length: 40 }, (_, index) => index);
  const all = testWorld({ items: kinds.map((kind) => testItem({ id: 100 + kind })) });
  const tally = new Tally();
  tally.open(all, [100, 5]);
  tally.pull(5, 4000);
  for (let turn = 1; turn <= 2; turn++) {
    for (const kind of kinds) {
      tally.item(kind, 1 + kind);
      expect(tally.amount(kind)).toBe(turn * (1 + kind) + (kind === 0 ? 5 : 0));
    }
  }
  expect(tally.amount(39)).toBe(80);
  expect(tally.settle(testState().shown).inventory).toEqual(
    kinds.flatMap((kind) => [100 + kind, 2 * (1 + kind) + (kind === 0 ? 5 : 0)]),
  );
});
