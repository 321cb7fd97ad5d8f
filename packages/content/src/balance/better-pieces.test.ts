import {
  createState,
  EquipmentType,
  isBetterThanWorn,
  replacedPiece,
  SLOT_OF_TYPE,
} from '@slumberfell/engine';
import { expect, test } from 'vitest';
import { item, sets, shipped, world } from './shipped.ts';

const { newCharacter } = shipped;
const { shown } = createState(newCharacter, 0);

function named(name: string) {
  const found = sets.items.find((one) => one.name === name);
  if (found === undefined) throw new Error(`There is no item ${name}`);
  return found;
}

test('a piece is compared with the worn piece of its own type, or with the empty slot', () => {
  const oneOf = (type: number) => sets.items.find(({ equipmentType }) => equipmentType === type);
  const worn = Object.values(EquipmentType).flatMap((type) => {
    const slot = type === EquipmentType.Food ? 'food' : SLOT_OF_TYPE[type];
    return slot ? [[slot, oneOf(type)?.id]] : [];
  });
  const dressed = { ...shown, equipment: Object.fromEntries(worn) };
  expect(worn).toHaveLength(13);
  for (const one of sets.items) {
    const replaced = replacedPiece(one, dressed, world);
    const type = typeof replaced === 'object' ? replaced.equipmentType : undefined;
    expect([one.name, type]).toEqual([one.name, one.equipmentType]);
    expect(replacedPiece(one, { ...shown, equipment: {} }, world)).toBe(
      type === undefined ? undefined : 'empty slot',
    );
  }
});

test('the first weapon of each style that can be made is better than the one of a new character', () => {
  const starters = newCharacter.inventory
    .map(({ itemId }) => item(itemId))
    .filter(({ equipmentType }) => equipmentType === EquipmentType.Weapon);
  expect(starters).toHaveLength(3);
  for (const own of starters) {
    const armed = { ...shown, attackStyle: own.providedAttackStyle ?? 0, equipment: { weapon: own.id } };
    const first = sets.crafteableItems
      .filter(({ requiredLevel, requiredRecipeId }) => requiredLevel === 1 && requiredRecipeId === null)
      .map(({ itemId }) => item(itemId))
      .filter(({ equipmentType }) => equipmentType === EquipmentType.Weapon);
    expect(first.filter((one) => isBetterThanWorn(one, armed, world))).toHaveLength(1);
    expect(isBetterThanWorn(own, armed, world)).toBe(false);
  }
});

test('a piece that a new character cannot wear is not called better', () => {
  expect(isBetterThanWorn(named('Copper Sabatons'), shown, world)).toBe(true);
  expect(isBetterThanWorn(named('Copper Gauntlets'), shown, world)).toBe(false);
});
