import { describe, expect, test } from 'vitest';
import type { GameEvent } from '../events/registry.ts';
import { amountOf, amountsOf } from '../state/amounts.ts';
import type { Shown } from '../state/state.ts';
import {
  always,
  executeAt,
  refused,
  START,
  TEST_SEED,
  testEnemy,
  testItem,
  testRegion,
  testState,
  testWorld,
} from '../testing/index.ts';
import { AttackStyle, EquipmentType, type ItemAmount } from '../world/static-data.ts';

const [SWORD, BOW, PLATE, CLOAK, RING, BAND, BREAD, CAKE, ORE, NOTHING] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 99];
const { Melee, Range } = AttackStyle;
const { Weapon, Chest, Boots, Ring } = EquipmentType;

const timeline = always(
  testWorld({
    items: [
      testItem({ id: SWORD, equipmentType: Weapon, providedAttackStyle: Melee }),
      testItem({ id: BOW, equipmentType: Weapon, providedAttackStyle: Range }),
      testItem({ id: PLATE, equipmentType: Chest, requiredAttackStyle: Melee }),
      testItem({ id: CLOAK, equipmentType: Boots, requiredAttackStyle: Range }),
      testItem({ id: RING, equipmentType: Ring }),
      testItem({ id: BAND, equipmentType: Ring, requiredAttackLevel: 10 }),
      testItem({ id: BREAD, healingAmount: 20 }),
      testItem({ id: CAKE, healingAmount: 30 }),
      testItem({ id: ORE }),
    ],
    enemies: [testEnemy({ id: 1 })],
    regions: [testRegion({ id: 1, enemies: [1] })],
  }),
);
const owned = {
  inventory: amountsOf({ [SWORD]: 1, [BOW]: 1, [PLATE]: 1, [CLOAK]: 1, [RING]: 1, [BREAD]: 5 }),
};

const pieces = (...itemIds: readonly number[]): ItemAmount[] =>
  itemIds.map((itemId) => ({ itemId, amount: 1 }));

function worn(shown: Partial<Shown>, list: readonly ItemAmount[]) {
  const state = testState(shown);
  const events = executeAt(state, timeline, START, { name: 'wear', input: { pieces: list } });
  return { shown: state.shown, left: leftOf(events) };
}

const leftOf = (events: readonly GameEvent[]) =>
  events.flatMap((event) =>
    event.type === 'OnPiecesNotWorn' ? event.pieces.map(({ itemId, reason }) => [itemId, reason]) : [],
  );

describe('wearing several pieces', () => {
  test('wears all of them, judged by the style of the weapon in any order', () => {
    const { shown, left } = worn(owned, pieces(CLOAK, RING, BOW));
    expect(shown.equipment).toEqual({ weapon: BOW, boots: CLOAK, ring: RING });
    expect(shown.attackStyle).toBe(Range);
    expect(amountOf(shown.inventory, BOW)).toBe(0);
    expect(left).toEqual([]);
  });

  test('wears what can be worn, and tells the rest and why', () => {
    const { shown, left } = worn(owned, pieces(PLATE, BOW, ORE, NOTHING, BAND));
    expect(shown.equipment).toEqual({ weapon: BOW });
    expect(left).toEqual([
      [PLATE, 'equip/attack-style'],
      [ORE, 'equip/not-equipment'],
      [NOTHING, 'item/unknown'],
      [BAND, 'item/not-owned'],
    ]);
  });

  test('takes off pieces of the old style, as equip does', () => {
    const { shown } = worn({ ...owned, equipment: { weapon: SWORD, chest: PLATE } }, pieces(BOW));
    expect(shown.equipment).toEqual({ weapon: BOW });
    expect(amountOf(shown.inventory, PLATE)).toBe(2);
  });

  test('leaves alone what is worn already', () => {
    const { shown, left } = worn({ equipment: { weapon: SWORD, ring: RING } }, pieces(SWORD, RING));
    expect(shown.equipment).toEqual({ weapon: SWORD, ring: RING });
    expect(left).toEqual([]);
  });

  test('is allowed in combat', () => {
    const state = testState(owned);
    const hunt = { name: 'begin-hunting', input: { regionId: 1, key: TEST_SEED } } as const;
    executeAt(state, timeline, START, hunt);
    executeAt(state, timeline, START + 5_000, { name: 'wear', input: { pieces: pieces(SWORD) } });
    expect(state.shown.equipment).toEqual({ weapon: SWORD });
    expect(state.shown.action?.kind).toBe('hunt');
  });

  test('is refused when two pieces are for the same slot', () => {
    const wear = (...list: readonly number[]) =>
      refused(testState(owned), timeline, START, { name: 'wear', input: { pieces: pieces(...list) } });
    expect(wear(SWORD, BOW)).toBe('wear/same-slot');
    expect(wear(BREAD, CAKE)).toBe('wear/same-slot');
    expect(wear(RING, RING)).toBe('wear/same-slot');
  });
});

describe('food among the pieces', () => {
  test('fills the food slot up to the amount', () => {
    const bread = (amount: number) => [{ itemId: BREAD, amount }];
    const some = { ...owned, equipment: { food: BREAD, foodAmount: 2 } };
    expect(worn(some, bread(4)).shown).toMatchObject({ equipment: { foodAmount: 4 } });
    expect(amountOf(worn(some, bread(4)).shown.inventory, BREAD)).toBe(3);
    expect(worn(some, bread(1)).shown).toMatchObject({ equipment: { foodAmount: 2 } });
  });

  test('fills it with what is owned, and tells that it is less', () => {
    const { shown, left } = worn(owned, [{ itemId: BREAD, amount: 9 }]);
    expect(shown.equipment).toEqual({ food: BREAD, foodAmount: 5 });
    expect(left).toEqual([[BREAD, 'item/not-owned']]);
    expect(worn(owned, [{ itemId: CAKE, amount: 1 }]).left).toEqual([[CAKE, 'item/not-owned']]);
  });

  test('replaces another food', () => {
    const { shown } = worn({ ...owned, equipment: { food: CAKE, foodAmount: 2 } }, [
      { itemId: BREAD, amount: 3 },
    ]);
    expect(shown.equipment).toEqual({ food: BREAD, foodAmount: 3 });
    expect(amountOf(shown.inventory, CAKE)).toBe(2);
  });
});
