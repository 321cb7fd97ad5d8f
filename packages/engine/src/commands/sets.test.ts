import { describe, expect, test } from 'vitest';
import type { GameEvent } from '../events/registry.ts';
import { amountsOf } from '../state/amounts.ts';
import { MAX_AMOUNT } from '../state/experience.ts';
import type { SavedSet } from '../state/saved-set.ts';
import type { Shown } from '../state/state.ts';
import { always, executeAt, refused, START, testItem, testState, testWorld } from '../testing/index.ts';
import { AttackStyle, EquipmentType } from '../world/static-data.ts';
import type { Command, CommandInputs } from './registry.ts';

/** Tests of saving, wearing and deleting sets. */

const [SWORD, BOW, PLATE, CLOAK, RING, BREAD, CAKE] = [1, 2, 3, 4, 5, 6, 7];
const { Weapon, Chest, Boots, Ring, Food } = EquipmentType;
const timeline = always(
  testWorld({
    items: [
      testItem({ id: SWORD, equipmentType: Weapon, providedAttackStyle: AttackStyle.Melee }),
      testItem({ id: BOW, equipmentType: Weapon, providedAttackStyle: AttackStyle.Range }),
      testItem({ id: PLATE, equipmentType: Chest, requiredAttackStyle: AttackStyle.Melee }),
      testItem({ id: CLOAK, equipmentType: Boots, requiredAttackStyle: AttackStyle.Range }),
      testItem({ id: RING, equipmentType: Ring }),
      testItem({ id: BREAD, healingAmount: 20 }),
      testItem({ id: CAKE, healingAmount: 30 }),
    ],
  }),
);
const save = (input: CommandInputs['save-set']): Command => ({ name: 'save-set', input });
const wear = (slot: number): Command => ({ name: 'wear', input: { slot } });
const fighter: Partial<Shown> = {
  equipment: { weapon: SWORD, chest: PLATE, food: BREAD, foodAmount: 30 },
  inventory: amountsOf({ [BOW]: 1, [CLOAK]: 1, [RING]: 1, [CAKE]: 9 }),
  healingShare: 4_000,
  trainingAttribute: 2,
};
const RANGED: SavedSet = {
  slot: 2,
  name: 'Range',
  pieces: { weapon: BOW, boots: CLOAK, ring: RING, chest: null },
  food: { itemId: CAKE, amount: 5 },
};
const notWorn = (events: readonly GameEvent[]) =>
  events.flatMap((event) =>
    event.type === 'OnPiecesNotWorn' ? event.pieces.map(({ itemId, reason }) => [itemId, reason]) : [],
  );

describe('saving a set', () => {
  test('saves each worn piece, each empty slot and the food', () => {
    const state = testState(fighter);
    executeAt(state, timeline, START, save({ slot: 3, name: 'Night' }));
    const [set] = state.shown.sets;
    expect(set).toMatchObject({ slot: 3, name: 'Night', food: { itemId: BREAD, amount: 30 } });
    expect(set?.pieces).toMatchObject({ weapon: SWORD, chest: PLATE, ring: null, boots: null });
    expect(Object.keys(set?.pieces ?? {})).toHaveLength(12);
    expect(set).not.toHaveProperty('healingShare');
    expect(set).not.toHaveProperty('trainingAttribute');
  });

  test('leaves out slots, and saves settings on request', () => {
    const state = testState(fighter);
    const leave = [{ equipmentType: Chest }, { equipmentType: Food }];
    executeAt(state, timeline, START, save({ slot: 1, name: 'Night', leave, healing: true, training: true }));
    const [set] = state.shown.sets;
    expect(set).toMatchObject({ healingShare: 4_000, trainingAttribute: 2 });
    expect(set).not.toHaveProperty('food');
    expect(set?.pieces).not.toHaveProperty('chest');
  });

  test('replaces what was saved there, and the places ascend', () => {
    const state = testState();
    for (const [slot, name] of [
      [2, 'a'],
      [1, 'b'],
      [2, 'c'],
    ] as const)
      executeAt(state, timeline, START, save({ slot, name }));
    expect(state.shown.sets.map(({ slot, name }) => [slot, name])).toEqual([
      [1, 'b'],
      [2, 'c'],
    ]);
    executeAt(state, timeline, START, { name: 'delete-set', input: { slot: 1 } });
    expect(state.shown.sets.map(({ slot }) => slot)).toEqual([2]);
    expect(refused(state, timeline, START, { name: 'delete-set', input: { slot: 1 } })).toBe('set/none');
  });

  test('renames a set, and changes nothing else of it', () => {
    const state = testState({ ...fighter, sets: [RANGED] });
    const rename = { name: 'rename-set', input: { slot: 2, name: 'Far' } } as const;
    executeAt(state, timeline, START, rename);
    expect(state.shown).toMatchObject({ sets: [{ ...RANGED, name: 'Far' }], equipment: fighter.equipment });
    expect(executeAt(state, timeline, START, rename)).toEqual([]);
    const other = { name: 'rename-set', input: { slot: 3, name: 'Far' } } as const;
    expect(refused(state, timeline, START, other)).toBe('set/none');
  });

  test.each(['', ' ', 'a\nb', ' a', 'x'.repeat(25), '\u0000', '\ud800'])('refuses the name %j', (name) => {
    expect(refused(testState(), timeline, START, save({ slot: 1, name }))).toBe('amount/invalid');
  });

  test.each([0, 13, 1.5])('refuses the place %d', (slot) => {
    expect(refused(testState(), timeline, START, save({ slot, name: 'a' }))).toBe('amount/invalid');
  });

  test('takes a name of 24 characters outside the basic plane', () => {
    executeAt(testState(), timeline, START, save({ slot: 1, name: '🛏'.repeat(24) }));
  });
});

describe('wearing a set', () => {
  test('puts on, empties and packs in one command, judged by the style of its weapon', () => {
    const state = testState({ ...fighter, sets: [RANGED] });
    const events = executeAt(state, timeline, START, wear(2));
    expect(notWorn(events)).toEqual([]);
    expect(state.shown).toMatchObject({ attackStyle: AttackStyle.Range, healingShare: 4_000 });
    expect(state.shown.equipment).toEqual({
      weapon: BOW,
      boots: CLOAK,
      ring: RING,
      food: CAKE,
      foodAmount: 5,
    });
    expect(state.shown.inventory).toEqual(amountsOf({ [SWORD]: 1, [PLATE]: 1, [BREAD]: 30, [CAKE]: 4 }));
    expect(executeAt(state, timeline, START, wear(2))).toEqual([]);
  });

  test('restores the set that was worn', () => {
    const state = testState({ ...fighter, sets: [RANGED] });
    executeAt(state, timeline, START, save({ slot: 1, name: 'Melee', healing: true, training: true }));
    const { equipment, inventory } = state.shown;
    executeAt(state, timeline, START, wear(2));
    executeAt(state, timeline, START, { name: 'set-healing-threshold', input: { healingThreshold: 9 } });
    executeAt(state, timeline, START, { name: 'set-training-attribute', input: { trainingAttribute: 0 } });
    executeAt(state, timeline, START, wear(1));
    expect(state.shown).toMatchObject({ equipment, inventory, healingShare: 4_000, trainingAttribute: 2 });
  });

  test('leaves slots that it does not name, and empties the food slot', () => {
    const sets: SavedSet[] = [{ slot: 1, name: 'Bare', pieces: { weapon: null }, food: null }];
    const state = testState({ ...fighter, sets });
    executeAt(state, timeline, START, wear(1));
    expect(state.shown.equipment).toEqual({ chest: PLATE });
  });

  test('tells what is missing, and wears the rest', () => {
    const state = testState({ ...fighter, inventory: amountsOf({ [BOW]: 1, [CAKE]: 2 }), sets: [RANGED] });
    expect(notWorn(executeAt(state, timeline, START, wear(2)))).toEqual([
      [CLOAK, 'item/not-owned'],
      [RING, 'item/not-owned'],
      [CAKE, 'item/not-owned'],
    ]);
    expect(state.shown.equipment).toEqual({ weapon: BOW, food: CAKE, foodAmount: 2 });
  });

  test('tells what it cannot take off', () => {
    const sets: SavedSet[] = [{ slot: 1, name: 'Bare', pieces: { chest: null } }];
    const state = testState({ ...fighter, sets, inventory: amountsOf({ [PLATE]: MAX_AMOUNT }) });
    expect(notWorn(executeAt(state, timeline, START, wear(1)))).toEqual([[PLATE, 'amount/too-large']]);
    expect(state.shown.equipment.chest).toBe(PLATE);
  });

  test('is refused without a set, and with both a set and pieces', () => {
    expect(refused(testState(), timeline, START, wear(1))).toBe('set/none');
    const both: Command = { name: 'wear', input: { slot: 1, pieces: [{ itemId: RING, amount: 1 }] } };
    expect(refused(testState(), timeline, START, both)).toBe('wear/one-of');
  });
});
