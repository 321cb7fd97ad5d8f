import { describe, expect, test } from 'vitest';
import type { Command } from '../commands/registry.ts';
import { amountsOf } from '../state/amounts.ts';
import { MAX_AMOUNT } from '../state/experience.ts';
import { always, executeAt, refused, START, testItem, testState, testWorld } from '../testing/index.ts';
import { EquipmentType } from '../world/static-data.ts';

/** Tests of the commands that sell items, move food into its slot, and take equipment off. */

const [BREAD, FISH, RING, GEM] = [1, 2, 3, 4];
const timeline = always(
  testWorld({
    items: [
      testItem({ id: BREAD, healingAmount: 20, value: 0 }),
      testItem({ id: FISH, healingAmount: 40, value: 9 }),
      testItem({ id: RING, equipmentType: EquipmentType.Ring }),
      testItem({ id: GEM, value: 1_000_000 }),
    ],
  }),
);
const owning = (amounts: Readonly<Record<number, number>>) => ({ inventory: amountsOf(amounts) });

describe('selling', () => {
  const sell = (itemId: number, amount: number): Command => ({ name: 'sell', input: { itemId, amount } });

  test('pays the value of each', () => {
    const state = testState({ ...owning({ [FISH]: 5 }), gold: 100 });
    expect(executeAt(state, timeline, START, sell(FISH, 3))).toEqual([
      { type: 'OnInventoryChange', reason: 'sold', changes: [{ itemId: FISH, amount: -3 }] },
      { type: 'OnGoldChange', reason: 'sold', amount: 27 },
      { type: 'OnSale', saleId: START, items: [{ itemId: FISH, amount: 3 }], paid: 27, more: false },
    ]);
    expect(state.shown).toMatchObject({ gold: 127, inventory: [FISH, 2] });
  });

  test('the whole amount removes the entry from the inventory', () => {
    const state = testState(owning({ [FISH]: 2, [GEM]: 1 }));
    executeAt(state, timeline, START, sell(FISH, 2));
    expect(state.shown.inventory).toEqual([GEM, 1]);
  });

  test('is possible up to the largest amount of gold', () => {
    const rich = { ...owning({ [GEM]: MAX_AMOUNT }), gold: MAX_AMOUNT - 1_000_000 };
    const state = testState(rich);
    executeAt(state, timeline, START, sell(GEM, 1));
    expect(state.shown.gold).toBe(MAX_AMOUNT);
    expect(refused(testState({ ...rich, gold: rich.gold + 1 }), timeline, START, sell(GEM, 1))).toBe(
      'amount/too-large',
    );
    expect(refused(testState(rich), timeline, START, sell(GEM, MAX_AMOUNT))).toBe('amount/too-large');
  });

  test('a thousand billion of an item pays its exact value or is refused', () => {
    const many = owning({ [FISH]: 1e15, [GEM]: 1e15 });
    const state = testState(many);
    executeAt(state, timeline, START, sell(FISH, 1e15));
    expect(state.shown).toMatchObject({ gold: 9_000_000_000_000_000, inventory: [GEM, 1e15] });
    expect(refused(state, timeline, START, sell(GEM, 1e15))).toBe('amount/too-large');
    expect(refused(testState({ ...many, gold: 1e15 }), timeline, START, sell(FISH, 1e15))).toBe(
      'amount/too-large',
    );
  });

  test('an item without value pays nothing', () => {
    const state = testState({ ...owning({ [BREAD]: 3 }), gold: 7 });
    expect(executeAt(state, timeline, START, sell(BREAD, 3))).toEqual([
      { type: 'OnInventoryChange', reason: 'sold', changes: [{ itemId: BREAD, amount: -3 }] },
      { type: 'OnSale', saleId: START, items: [{ itemId: BREAD, amount: 3 }], paid: 0, more: false },
    ]);
    expect(state.shown).toMatchObject({ gold: 7, inventory: [] });
  });

  test('is possible only for what is in the inventory', () => {
    expect(refused(testState(owning({ [FISH]: 2 })), timeline, START, sell(FISH, 3))).toBe('item/not-owned');
    expect(refused(testState({ equipment: { ring: RING } }), timeline, START, sell(RING, 1))).toBe(
      'item/not-owned',
    );
    expect(refused(testState(), timeline, START, sell(99, 1))).toBe('item/unknown');
  });

  test.each([0, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])(
    'is refused for the amount %d',
    (amount) => {
      expect(refused(testState(owning({ [FISH]: 2 })), timeline, START, sell(FISH, amount))).toBe(
        'amount/invalid',
      );
    },
  );
});

describe('packing food', () => {
  const pack = (itemId: number, amount: number): Command => ({
    name: 'equip-food',
    input: { itemId, amount },
  });

  test('moves portions from the inventory into the slot', () => {
    const state = testState(owning({ [BREAD]: 5 }));
    executeAt(state, timeline, START, pack(BREAD, 3));
    expect(state.shown).toMatchObject({ inventory: [BREAD, 2], equipment: { food: BREAD, foodAmount: 3 } });
  });

  test('adds up when it is the same food', () => {
    const state = testState({ ...owning({ [BREAD]: 5 }), equipment: { food: BREAD, foodAmount: 4 } });
    executeAt(state, timeline, START, pack(BREAD, 5));
    expect(state.shown).toMatchObject({ inventory: [], equipment: { food: BREAD, foodAmount: 9 } });
  });

  test('returns another food first', () => {
    const state = testState({ ...owning({ [BREAD]: 5 }), equipment: { food: FISH, foodAmount: 4 } });
    executeAt(state, timeline, START, pack(BREAD, 1));
    expect(state.shown.inventory).toEqual(amountsOf({ [BREAD]: 4, [FISH]: 4 }));
    expect(state.shown.equipment).toEqual({ food: BREAD, foodAmount: 1 });
  });

  test('is refused above the owned or the largest amount, and for an item that does not heal', () => {
    const state = testState({
      ...owning({ [BREAD]: 5, [RING]: 1 }),
      equipment: { food: FISH, foodAmount: MAX_AMOUNT },
    });
    expect(refused(state, timeline, START, pack(BREAD, 6))).toBe('item/not-owned');
    expect(refused(state, timeline, START, pack(RING, 1))).toBe('equip/not-food');
    expect(refused(state, timeline, START, pack(99, 1))).toBe('item/unknown');
    expect(refused(state, timeline, START, pack(BREAD, 0))).toBe('amount/invalid');
    const same = testState({ ...owning({ [FISH]: 1 }), equipment: { food: FISH, foodAmount: MAX_AMOUNT } });
    expect(refused(same, timeline, START, pack(FISH, 1))).toBe('amount/too-large');
    const other = testState({
      ...owning({ [BREAD]: 1, [FISH]: 1 }),
      equipment: { food: FISH, foodAmount: MAX_AMOUNT },
    });
    expect(refused(other, timeline, START, pack(BREAD, 1))).toBe('amount/too-large');
  });

  test('is undone by unpacking, which returns all portions', () => {
    const state = testState({
      ...owning({ [FISH]: 1 }),
      equipment: { ring: RING, food: FISH, foodAmount: 4 },
    });
    executeAt(state, timeline, START, { name: 'unequip-food', input: {} });
    expect(state.shown).toMatchObject({ inventory: [FISH, 5] });
    expect(state.shown.equipment).toEqual({ ring: RING });
    expect(refused(state, timeline, START, { name: 'unequip-food', input: {} })).toBe('unequip/empty');
  });

  test('is not undone when the inventory would exceed the largest amount', () => {
    const state = testState({ ...owning({ [FISH]: MAX_AMOUNT }), equipment: { food: FISH, foodAmount: 1 } });
    expect(refused(state, timeline, START, { name: 'unequip-food', input: {} })).toBe('amount/too-large');
  });
});

describe('taking off', () => {
  const takeOff = (equipmentType: EquipmentType): Command => ({ name: 'unequip', input: { equipmentType } });

  test('returns the piece and keeps the style', () => {
    const state = testState({ equipment: { ring: RING }, attackStyle: 2 });
    executeAt(state, timeline, START, takeOff(EquipmentType.Ring));
    expect(state.shown).toMatchObject({ inventory: [RING, 1], attackStyle: 2 });
    expect(state.shown.equipment).toEqual({});
  });

  test('of food is the same as unpacking it', () => {
    const state = testState({ equipment: { food: FISH, foodAmount: 4 } });
    executeAt(state, timeline, START, takeOff(EquipmentType.Food));
    expect(state.shown).toMatchObject({ inventory: [FISH, 4], equipment: {} });
  });

  test('is refused for an empty slot and for a type without a slot', () => {
    const state = testState();
    for (const type of [EquipmentType.Ring, EquipmentType.Food, EquipmentType.Trinket1]) {
      expect(refused(state, timeline, START, takeOff(type))).toBe('unequip/empty');
    }
  });

  test('is refused when the inventory would exceed the largest amount', () => {
    const state = testState({ ...owning({ [RING]: MAX_AMOUNT }), equipment: { ring: RING } });
    expect(refused(state, timeline, START, takeOff(EquipmentType.Ring))).toBe('amount/too-large');
  });
});
