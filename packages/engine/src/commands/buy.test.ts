import { expect, test } from 'vitest';
import type { Command } from '../commands/registry.ts';
import { amountsOf } from '../state/amounts.ts';
import { MAX_AMOUNT } from '../state/experience.ts';
import {
  always,
  executeAt,
  refused,
  START,
  testDungeon,
  testItem,
  testState,
  testWorld,
} from '../testing/index.ts';
import { ItemCategory } from '../world/static-data.ts';

/** Tests of the command `buy`, which buys keys (game-design 2.14; specification 5.19). */

const [LATCHKEY, GIFT, GOLDEN, BREAD, RUSTY] = [1, 2, 3, 4, 5];
const timeline = always(
  testWorld({
    items: [
      testItem({ id: LATCHKEY, category: ItemCategory.Key, value: 15 }),
      testItem({ id: GIFT, category: ItemCategory.Key, value: 0 }),
      testItem({ id: GOLDEN, category: ItemCategory.Key, value: 1_000_000 }),
      testItem({ id: BREAD, category: ItemCategory.Food, value: 1 }),
      testItem({ id: RUSTY, category: ItemCategory.Key, value: 1 }),
    ],
    dungeons: [LATCHKEY, GIFT, GOLDEN].map((keyItemId) =>
      testDungeon({ id: keyItemId, keyItemId, sequences: [] }),
    ),
  }),
);
const buy = (itemId: number, amount: number): Command => ({ name: 'buy', input: { itemId, amount } });

test('costs the value of each key', () => {
  const state = testState({ gold: 100, inventory: amountsOf({ [LATCHKEY]: 1 }) });
  expect(executeAt(state, timeline, START, buy(LATCHKEY, 3))).toEqual([
    { type: 'OnGoldChange', reason: 'bought', amount: -45 },
    { type: 'OnInventoryChange', reason: 'bought', changes: [{ itemId: LATCHKEY, amount: 3 }] },
  ]);
  expect(state.shown).toMatchObject({ gold: 55, inventory: [LATCHKEY, 4] });
});

test('buys up to what the gold is worth, rounded down', () => {
  const state = testState({ gold: 44 });
  expect(refused(state, timeline, START, buy(LATCHKEY, 3))).toBe('buy/gold');
  executeAt(state, timeline, START, buy(LATCHKEY, 2));
  expect(state.shown.gold).toBe(14);
  expect(refused(state, timeline, START, buy(LATCHKEY, 1))).toBe('buy/gold');
});

test('with exactly enough gold leaves no gold', () => {
  const state = testState({ gold: 45 });
  executeAt(state, timeline, START, buy(LATCHKEY, 3));
  expect(state.shown.gold).toBe(0);
});

test('a key is sold for its price, so buying and selling gain nothing', () => {
  const state = testState({ gold: 45 });
  executeAt(state, timeline, START, buy(LATCHKEY, 3));
  executeAt(state, timeline, START, { name: 'sell', input: { itemId: LATCHKEY, amount: 3 } });
  expect(state.shown).toMatchObject({ gold: 45, inventory: [] });
});

test('is possible in any region', () => {
  const state = testState({ gold: 15, regionId: 6 });
  executeAt(state, timeline, START, buy(LATCHKEY, 1));
  expect(state.shown.inventory).toEqual([LATCHKEY, 1]);
});

test('a key without a price is free, and no gold changes', () => {
  const state = testState();
  expect(executeAt(state, timeline, START, buy(GIFT, 7))).toEqual([
    { type: 'OnInventoryChange', reason: 'bought', changes: [{ itemId: GIFT, amount: 7 }] },
  ]);
});

test('a total price above the largest amount is refused', () => {
  const state = testState({ gold: MAX_AMOUNT });
  expect(refused(state, timeline, START, buy(GOLDEN, MAX_AMOUNT))).toBe('buy/gold');
  expect(refused(state, timeline, START, buy(GOLDEN, 9_007_199_255))).toBe('buy/gold');
  executeAt(state, timeline, START, buy(GOLDEN, 9_007_199_254));
  expect(state.shown.gold).toBe(MAX_AMOUNT - 9_007_199_254_000_000);
});

test('is refused when the inventory would exceed the largest amount', () => {
  const state = testState({ inventory: amountsOf({ [GIFT]: MAX_AMOUNT - 1 }) });
  expect(refused(state, timeline, START, buy(GIFT, 2))).toBe('amount/too-large');
  executeAt(state, timeline, START, buy(GIFT, 1));
  expect(state.shown.inventory).toEqual([GIFT, MAX_AMOUNT]);
});

test('a key that opens no dungeon any more cannot be bought, but can be sold', () => {
  const state = testState({ gold: 9, inventory: amountsOf({ [RUSTY]: 1 }) });
  expect(refused(state, timeline, START, buy(RUSTY, 1))).toBe('buy/not-for-sale');
  executeAt(state, timeline, START, { name: 'sell', input: { itemId: RUSTY, amount: 1 } });
  expect(state.shown).toMatchObject({ gold: 10, inventory: [] });
});

test('is refused for an item that is not a key', () => {
  expect(refused(testState({ gold: 99 }), timeline, START, buy(BREAD, 1))).toBe('buy/not-for-sale');
  expect(refused(testState({ gold: 99 }), timeline, START, buy(99, 1))).toBe('item/unknown');
});

test.each([0, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])(
  'is refused for the amount %d',
  (amount) => {
    expect(refused(testState({ gold: 1_000 }), timeline, START, buy(LATCHKEY, amount))).toBe(
      'amount/invalid',
    );
  },
);
