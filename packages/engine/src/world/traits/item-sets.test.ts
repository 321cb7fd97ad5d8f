import { describe, expect, test } from 'vitest';
import { bearersOf } from '../../character/bearers.ts';
import type { Equipment } from '../../state/state.ts';
import { testItem, testWorld } from '../../testing/index.ts';
import { EquipmentType, ItemCategory, type ItemSet } from '../static-data.ts';
import { NO_KIT } from './kit.ts';
import { Verb } from './trait.ts';

const [HOOD, COAT, SHOES, GLOVES, PET, BAND] = [1, 2, 3, 4, 5, 6];
const { Headgear, Chest, Boots, Gloves, Ring } = EquipmentType;
const ofSet = (id: number, equipmentType: EquipmentType, itemSetId = 1) =>
  testItem({ id, equipmentType, itemSetId });
const itemSet: ItemSet = {
  id: 1,
  name: 'Four Posts',
  traits: [
    { pieces: 2, trait: [Verb.Mend, 3, 0] },
    { pieces: 4, trait: [Verb.Plated, 12, 0] },
  ],
};
const world = testWorld({
  items: [
    ofSet(HOOD, Headgear),
    ofSet(COAT, Chest),
    { ...ofSet(SHOES, Boots), traits: [[Verb.Mend, 4, 0]] },
    ofSet(GLOVES, Gloves),
    testItem({ id: PET, category: ItemCategory.Pet, traits: [[Verb.Echo, 7, 60]] }),
    testItem({ id: BAND, equipmentType: Ring }),
  ],
  itemSets: [itemSet],
});
const kitOf = (equipment: Equipment, companion: number | null = null, worn = world) =>
  worn.kit(bearersOf({ equipment, companion }, worn));

describe('the traits of an item set', () => {
  test('count from so many pieces on, and all of them up to the worn number', () => {
    expect(kitOf({ headgear: HOOD })).toMatchObject({ mend: 0, plated: 0 });
    expect(kitOf({ headgear: HOOD, chest: COAT })).toMatchObject({ mend: 3, plated: 0 });
    expect(kitOf({ headgear: HOOD, chest: COAT, boots: SHOES })).toMatchObject({ mend: 7, plated: 0 });
    const all = { headgear: HOOD, chest: COAT, boots: SHOES, gloves: GLOVES };
    expect(kitOf(all)).toMatchObject({ mend: 7, plated: 12 });
  });

  test('do not count for pieces of a set that the world lacks', () => {
    const without = testWorld({ items: world.sets.items });
    expect(kitOf({ headgear: HOOD, chest: COAT }, null, without)).toMatchObject({ mend: 0 });
  });
});

test('the bearers are pieces with traits or of a set, in the order of the slots, and then the companion', () => {
  const equipment = { boots: SHOES, headgear: HOOD, ring: BAND };
  expect(bearersOf({ equipment, companion: PET }, world)).toEqual([HOOD, SHOES, PET]);
  expect(bearersOf({ equipment, companion: BAND }, world)).toEqual([HOOD, SHOES]);
  expect(kitOf({ ring: BAND })).toBe(NO_KIT);
  expect(kitOf({}, PET)).toMatchObject({ echoChance: 7, echoStrength: 60 });
});
