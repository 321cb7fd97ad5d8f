import { expect, test } from 'vitest';
import { testItem, testState, testWorld } from '../testing/index.ts';
import { SettlementTotals } from './totals.ts';

const world = testWorld({ items: [testItem({ id: 7 })] });
const later = testWorld({ items: [testItem({ id: 3 }), testItem({ id: 7 })] }, 'v2');
const last = testWorld({ items: [testItem({ id: 7 }), testItem({ id: 9 })] }, 'v3');

test('totals that are opened twice without changes add to the inventory of the last opening', () => {
  // A crash test with kill -9 found this: between two calls of `open`, a command may change the inventory.
  // The inventory of the second call counts.
  const totals = new SettlementTotals();
  totals.open(world, [7, 28]);
  totals.open(world, [7, 30]);
  totals.addItem(0, 1);
  totals.pullStarted(5, 4000, 0);
  expect(totals.settle(testState().shown).inventory).toEqual([7, 31]);
});

test('items recorded under several contents add up, also with a content without items in between', () => {
  // The property tests found this: loot was lost when a second change of content came before the next loot.
  const totals = new SettlementTotals();
  totals.open(world, [7, 28]);
  totals.pullStarted(5, 4000, 0);
  totals.addItem(0, 1);
  totals.open(later, [7, 28]);
  totals.open(last, [7, 28]);
  totals.addItem(1, 2);
  expect(totals.settle(testState().shown).inventory).toEqual([7, 29, 9, 2]);
});

test('settled totals start again from the inventory of the next opening', () => {
  const totals = new SettlementTotals();
  totals.open(world, [7, 28]);
  totals.pullStarted(5, 4000, 0);
  totals.addItem(0, 1);
  totals.settle(testState().shown);
  expect(totals.hasChanges).toBe(false);
  totals.open(later, []);
  totals.pullStarted(6, 4000, 0);
  totals.addItem(0, 4);
  expect(totals.settle(testState().shown).inventory).toEqual([3, 4]);
});

test('few kinds of items and many kinds give the same sums', () => {
  const kinds = Array.from({ length: 40 }, (_, index) => index);
  const all = testWorld({ items: kinds.map((kind) => testItem({ id: 100 + kind })) });
  const totals = new SettlementTotals();
  totals.open(all, [100, 5]);
  totals.pullStarted(5, 4000, 0);
  for (let turn = 1; turn <= 2; turn++) {
    for (const kind of kinds) {
      totals.addItem(kind, 1 + kind);
      expect(totals.amount(kind)).toBe(turn * (1 + kind) + (kind === 0 ? 5 : 0));
    }
  }
  expect(totals.amount(39)).toBe(80);
  expect(totals.settle(testState().shown).inventory).toEqual(
    kinds.flatMap((kind) => [100 + kind, 2 * (1 + kind) + (kind === 0 ? 5 : 0)]),
  );
});
