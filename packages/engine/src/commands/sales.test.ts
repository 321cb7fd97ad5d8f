import { describe, expect, test } from 'vitest';
import type { Command } from '../commands/registry.ts';
import { amountsOf } from '../state/amounts.ts';
import { MAX_AMOUNT } from '../state/experience.ts';
import { KEEP_ALL } from '../state/kept.ts';
import { UNDO_KINDS, UNDO_SALES, UNDO_TIME } from '../state/sales.ts';
import { always, executeAt, refused, START, testItem, testState, testWorld } from '../testing/index.ts';

/** Tests of selling many kinds at once, selling junk, and undoing a sale. */

const [FISH, GEM, RAG] = [1, 2, 3];
const MANY = Array.from({ length: 1_200 }, (_, index) => 1_000 + index);
const timeline = always(
  testWorld({
    items: [
      testItem({ id: FISH, value: 9 }),
      testItem({ id: GEM, value: 100 }),
      testItem({ id: RAG, value: 0 }),
      ...MANY.map((id) => testItem({ id, value: 2 })),
    ],
  }),
);
const owned = { inventory: amountsOf({ [FISH]: 5, [GEM]: 3, [RAG]: 7 }), gold: 50 };
const many = { inventory: amountsOf(Object.fromEntries(MANY.map((id) => [id, 1]))) };
const lot = (itemId: number, amount: number) => ({ itemId, amount });
const sellMany = (...items: readonly { itemId: number; amount: number }[]): Command => ({
  name: 'sell-many',
  input: { items },
});
const SELL_JUNK: Command = { name: 'sell-junk', input: {} };
const undo = (saleId: number): Command => ({ name: 'undo-sale', input: { saleId } });
const sell = (itemId: number, amount = 1): Command => ({ name: 'sell', input: { itemId, amount } });

describe('selling several kinds', () => {
  test('sells all of them in one sale', () => {
    const state = testState(owned);
    expect(executeAt(state, timeline, START, sellMany(lot(GEM, 2), lot(FISH, 5)))).toEqual([
      { type: 'OnInventoryChange', reason: 'sold', changes: [lot(FISH, -5), lot(GEM, -2)] },
      { type: 'OnGoldChange', reason: 'sold', amount: 245 },
      { type: 'OnSale', saleId: START, items: [lot(FISH, 5), lot(GEM, 2)], paid: 245, more: false },
    ]);
    expect(state.shown).toMatchObject({ gold: 295, inventory: amountsOf({ [GEM]: 1, [RAG]: 7 }) });
  });

  test('sells none when one of them cannot be sold', () => {
    const state = testState({ ...owned, kept: amountsOf({ [GEM]: 2 }) });
    const no = (...items: readonly { itemId: number; amount: number }[]) =>
      refused(state, timeline, START, sellMany(...items));
    expect(no(lot(FISH, 1), lot(GEM, 2))).toBe('item/kept');
    expect(no(lot(FISH, 1), lot(GEM, 4))).toBe('item/not-owned');
    expect(no(lot(FISH, 1), lot(99, 1))).toBe('item/unknown');
    expect(no(lot(FISH, 1), lot(FISH, 1))).toBe('sell/twice');
    const full = testState({ ...owned, gold: MAX_AMOUNT - 108 });
    expect(refused(full, timeline, START, sellMany(lot(FISH, 1), lot(GEM, 1)))).toBe('amount/too-large');
    expect(refused(testState(), timeline, START, sellMany())).toBe('amount/invalid');
  });
});

describe('selling junk', () => {
  test('sells what is marked, down to what is kept', () => {
    const state = testState({ ...owned, junk: [FISH, RAG], kept: amountsOf({ [FISH]: 2 }) });
    executeAt(state, timeline, START, SELL_JUNK);
    expect(state.shown).toMatchObject({ gold: 77, inventory: amountsOf({ [FISH]: 2, [GEM]: 3 }) });
    expect(refused(state, timeline, START, SELL_JUNK)).toBe('junk/none');
  });

  test('leaves the items of saved sets, and what is locked', () => {
    const sets = [{ slot: 1, name: 'Night', pieces: { ring: GEM }, food: { itemId: FISH, amount: 1 } }];
    const state = testState({ ...owned, junk: [FISH, GEM, RAG], sets, kept: amountsOf({ [RAG]: KEEP_ALL }) });
    expect(refused(state, timeline, START, SELL_JUNK)).toBe('junk/none');
  });

  test('leaves the other units of what is worn or packed', () => {
    const equipment = { ring: GEM, food: FISH, foodAmount: 1 };
    const state = testState({ ...owned, junk: [FISH, GEM], equipment });
    expect(refused(state, timeline, START, SELL_JUNK)).toBe('junk/none');
    state.shown = { ...state.shown, equipment: {} };
    executeAt(state, timeline, START, SELL_JUNK);
    expect(state.shown.inventory).toEqual(amountsOf({ [RAG]: 7 }));
  });

  test('sells 1,000 kinds at once and says that there are more', () => {
    const state = testState({ ...many, junk: MANY });
    const [, , sale] = executeAt(state, timeline, START, SELL_JUNK);
    expect(sale).toMatchObject({ type: 'OnSale', paid: 2_000, more: true });
    expect(state.shown.inventory).toHaveLength(2 * 200);
    const [, , rest] = executeAt(state, timeline, START, SELL_JUNK);
    expect(rest).toMatchObject({ paid: 400, more: false });
  });
});

describe('undoing a sale', () => {
  test('returns all of it for the gold that was paid, once', () => {
    const state = testState(owned);
    executeAt(state, timeline, START, sellMany(lot(GEM, 2), lot(FISH, 5)));
    expect(executeAt(state, timeline, START + 1, undo(START))).toEqual([
      { type: 'OnInventoryChange', reason: 'returned', changes: [lot(FISH, 5), lot(GEM, 2)] },
      { type: 'OnGoldChange', reason: 'returned', amount: -245 },
      { type: 'OnSaleUndone', saleId: START },
    ]);
    expect(state.shown).toMatchObject({ ...owned, sales: [] });
    expect(refused(state, timeline, START + 1, undo(START))).toBe('undo/unknown');
  });

  test('is possible for less than ten minutes, and while the gold is there', () => {
    const state = testState(owned);
    executeAt(state, timeline, START, sell(GEM));
    expect(refused(state, timeline, START + UNDO_TIME, undo(START))).toBe('undo/unknown');
    const spent = testState({ ...state.shown, gold: 99 });
    expect(refused(spent, timeline, START, undo(START))).toBe('undo/gold');
    const full = testState({ ...state.shown, inventory: amountsOf({ [GEM]: MAX_AMOUNT }) });
    expect(refused(full, timeline, START, undo(START))).toBe('amount/too-large');
    executeAt(state, timeline, START + UNDO_TIME - 1, undo(START));
    expect(state.shown.gold).toBe(50);
  });

  test('of items without value costs nothing', () => {
    const state = testState({ ...owned, gold: 0 });
    executeAt(state, timeline, START, sell(RAG, 7));
    executeAt(state, timeline, START, undo(START));
    expect(state.shown).toMatchObject({ ...owned, gold: 0 });
  });

  test('reaches the newest ten sales', () => {
    const state = testState({ inventory: amountsOf({ [GEM]: 20 }) });
    for (let sold = 0; sold <= UNDO_SALES; sold++) executeAt(state, timeline, START, sell(GEM));
    expect(state.shown.sales.map(({ saleId }) => saleId - START)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(refused(state, timeline, START, undo(START))).toBe('undo/unknown');
    executeAt(state, timeline, START, undo(START + 5));
    expect(state.shown.sales).toHaveLength(UNDO_SALES - 1);
  });

  test('reaches the newest thousand kinds', () => {
    const state = testState({ ...many, junk: MANY.slice(0, 2 * UNDO_KINDS) });
    executeAt(state, timeline, START, SELL_JUNK);
    executeAt(state, timeline, START, SELL_JUNK);
    expect(state.shown.sales.map(({ items }) => items.length / 2)).toEqual([200]);
  });

  test('forgets sales that are too old with the next sale', () => {
    const state = testState(owned);
    executeAt(state, timeline, START, sell(GEM));
    executeAt(state, timeline, START + UNDO_TIME, sell(GEM));
    expect(state.shown.sales.map(({ saleId }) => saleId)).toEqual([START + UNDO_TIME]);
  });
});
