import { expect, test } from 'vitest';
import { amountsOf } from '../state/amounts.ts';
import type { Shown, State } from '../state/state.ts';
import { always, experienceOf, START, testItem, testState, testWorld } from '../testing/index.ts';
import { AttackStyle, EquipmentType } from '../world/static-data.ts';
import type { Timeline } from '../world/world.ts';
import { execute } from './execute.ts';

const [SWORD, DAGGER, BOW, PLATE, CLOAK, RING, BAND, BREAD, ORE] = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const { Melee, Range } = AttackStyle;
const { Weapon, Chest, Boots, Ring } = EquipmentType;

const sword = testItem({
  id: SWORD,
  equipmentType: Weapon,
  providedAttackStyle: Melee,
  requiredAttackLevel: 10,
});
const items = [
  sword,
  testItem({ id: DAGGER, equipmentType: Weapon, providedAttackStyle: Melee }),
  testItem({ id: BOW, equipmentType: Weapon, providedAttackStyle: Range, requiredOffensiveLevel: 5 }),
  testItem({ id: PLATE, equipmentType: Chest, requiredAttackStyle: Melee, requiredDefenceLevel: 8 }),
  testItem({ id: CLOAK, equipmentType: Boots, requiredAttackStyle: Range }),
  testItem({ id: RING, equipmentType: Ring }),
  testItem({ id: BAND, equipmentType: Ring, requiredAttackLevel: 10, requiredDefenceLevel: 10 }),
  testItem({ id: BREAD, healingAmount: 20 }),
  testItem({ id: ORE }),
];
const timeline = always(testWorld({ items }));
const able = { experience: experienceOf({ Attack: 10, Defence: 10, Melee: 10, Range: 10 }) };

function equipped(shown: Partial<Shown>, itemId: number, when: Timeline = timeline): State {
  const state = testState({ ...able, ...shown });
  expect(execute(state, { name: 'equip', input: { itemId } }, when, START)).not.toHaveProperty('refused');
  return state;
}

const refusalOf = (shown: Partial<Shown>, itemId: number) =>
  execute(testState(shown), { name: 'equip', input: { itemId } }, timeline, START);

test('moves one piece from the inventory to its slot and sets the style of a weapon', () => {
  const { shown } = equipped({ inventory: amountsOf({ [BOW]: 2, [ORE]: 1 }) }, BOW);
  expect(shown.equipment).toEqual({ weapon: BOW });
  expect(shown.attackStyle).toBe(Range);
  expect(shown.inventory).toEqual(amountsOf({ [BOW]: 1, [ORE]: 1 }));
});

test('returns the piece that it replaces', () => {
  const { shown } = equipped({ inventory: amountsOf({ [SWORD]: 1 }), equipment: { weapon: DAGGER } }, SWORD);
  expect(shown.equipment).toEqual({ weapon: SWORD });
  expect(shown.inventory).toEqual(amountsOf({ [DAGGER]: 1 }));
});

test('changes nothing when a second piece of the same kind is put on', () => {
  const { shown } = equipped(
    { inventory: amountsOf({ [DAGGER]: 1 }), equipment: { weapon: DAGGER } },
    DAGGER,
  );
  expect(shown.equipment).toEqual({ weapon: DAGGER });
  expect(shown.inventory).toEqual(amountsOf({ [DAGGER]: 1 }));
});

test('a weapon of another style first takes off every piece that requires the old one', () => {
  const equipment = { chest: PLATE, ring: RING, weapon: SWORD };
  const { shown } = equipped({ inventory: amountsOf({ [BOW]: 1, [PLATE]: 1 }), equipment }, BOW);
  expect(shown.equipment).toEqual({ ring: RING, weapon: BOW });
  expect(shown.inventory).toEqual(amountsOf({ [SWORD]: 1, [PLATE]: 2 }));
});

test('a weapon of the same style takes off nothing else', () => {
  const { shown } = equipped(
    { inventory: amountsOf({ [DAGGER]: 1 }), equipment: { chest: PLATE, weapon: SWORD } },
    DAGGER,
  );
  expect(shown.equipment).toEqual({ chest: PLATE, weapon: DAGGER });
});

test('a ring does not take off a worn piece whose required style was changed by an import', () => {
  const { shown } = equipped({ inventory: amountsOf({ [RING]: 1 }), equipment: { boots: CLOAK } }, RING);
  expect(shown.equipment).toEqual({ boots: CLOAK, ring: RING });
});

test('nothing is lost when the same weapon has another style since an import (found by the properties)', () => {
  const turned = testItem({ id: SWORD, equipmentType: Weapon, providedAttackStyle: Range });
  const later = always(testWorld({ items: [turned, ...items.slice(1)] }));
  const equipment = { chest: PLATE, weapon: SWORD };
  const { shown } = equipped({ inventory: amountsOf({ [SWORD]: 1 }), equipment }, SWORD, later);
  expect(shown.equipment).toEqual({ weapon: SWORD });
  expect(shown.inventory).toEqual(amountsOf({ [SWORD]: 1, [PLATE]: 1 }));
});

test.each([
  ['no such item', {}, 99, 'item/unknown'],
  ['food, which needs an amount', { inventory: amountsOf({ [BREAD]: 1 }) }, BREAD, 'equip/is-food'],
  ['what cannot be worn', { inventory: amountsOf({ [ORE]: 1 }) }, ORE, 'equip/not-equipment'],
  ['what is not owned', {}, RING, 'item/not-owned'],
  ['what is only worn already', { equipment: { ring: RING } }, RING, 'item/not-owned'],
  ['armor of another style', { inventory: amountsOf({ [CLOAK]: 1 }) }, CLOAK, 'equip/attack-style'],
  ['too little Attack', { inventory: amountsOf({ [SWORD]: 1 }) }, SWORD, 'equip/attack-level'],
  ['too little Defence', { inventory: amountsOf({ [PLATE]: 1 }) }, PLATE, 'equip/defence-level'],
  ["too little of the weapon's skill", { inventory: amountsOf({ [BOW]: 1 }) }, BOW, 'equip/offensive-level'],
])('refuses: %s', (_why, shown, itemId, refused) => {
  expect(refusalOf(shown, itemId)).toEqual({ refused });
});

test('names the first of several unmet requirements', () => {
  const shown = { inventory: amountsOf({ [BAND]: 1 }) };
  expect(refusalOf(shown, BAND)).toEqual({ refused: 'equip/attack-level' });
  const stronger = { ...shown, experience: experienceOf({ Attack: 10 }) };
  expect(refusalOf(stronger, BAND)).toEqual({ refused: 'equip/defence-level' });
});

test('a weapon needs exactly its own level of its own skill; the worn weapon does not matter', () => {
  const bow = { inventory: amountsOf({ [BOW]: 1 }), attackStyle: Melee };
  const enough = { ...bow, experience: experienceOf({ Range: 5 }) };
  expect(equipped(enough, BOW).shown.equipment).toEqual({ weapon: BOW });
  const fencer = { ...bow, experience: experienceOf({ Range: 4, Melee: 50 }) };
  expect(refusalOf(fencer, BOW)).toEqual({ refused: 'equip/offensive-level' });
});

test('refuses when a returned piece would exceed the largest amount', () => {
  const shown = {
    inventory: amountsOf({ [RING]: Number.MAX_SAFE_INTEGER, [BAND]: 1 }),
    equipment: { ring: RING },
    ...able,
  };
  expect(refusalOf(shown, BAND)).toEqual({ refused: 'amount/too-large' });
});
