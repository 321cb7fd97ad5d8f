import { compileWorld, shippedWorldDirectory } from '@slumberfell/content';
import { createState, EquipmentType, type Item, openWorld, SLOT_OF_TYPE } from '@slumberfell/engine';
import { expect, test } from 'vitest';
import { attributeLines, isBetterThanWorn, replacedPiece } from './comparison.ts';

const piece = (attributes: Partial<Item>): Item => ({
  id: 1,
  name: 'Copper Sword',
  description: '',
  category: 11,
  value: 1,
  rank: 1,
  quality: 1,
  imagePath: '',
  framePath: '',
  ...attributes,
});

test('compares nothing without a rival', () => {
  expect(attributeLines(piece({ attackPower: 13, criticalChance: 2 }), undefined)).toEqual([
    { name: 'attackPower', value: 13, change: null },
    { name: 'criticalChance', value: 2, change: null },
  ]);
});

test('counts an empty slot as 0: every attribute is a gain', () => {
  expect(attributeLines(piece({ armor: 9, criticalChance: 2.4 }), 'empty slot')).toEqual([
    { name: 'armor', value: 9, change: 9 },
    { name: 'criticalChance', value: 2.4, change: 2.4 },
  ]);
});

test('shows attributes of only the worn piece as a loss, and of only the new piece as a gain', () => {
  const lines = attributeLines(piece({ attackPower: 15 }), piece({ attackPower: 13, criticalChance: 2.4 }));
  expect(lines).toEqual([
    { name: 'attackPower', value: 15, change: 2 },
    { name: 'criticalChance', value: 0, change: -2.4 },
  ]);
});

test('shows a difference of percentages without a binary fraction', () => {
  const [line] = attributeLines(piece({ criticalChance: 2.4 }), piece({ criticalChance: 2.1 }));
  expect(line?.change).toBe(0.3);
});

test('does not list attributes that neither piece has', () => {
  expect(attributeLines(piece({ armor: 5 }), piece({ armor: 5 }))).toEqual([
    { name: 'armor', value: 5, change: 0 },
  ]);
});

test('compares a piece with the worn piece of its own type, or with the empty slot', () => {
  const compiled = compileWorld(shippedWorldDirectory);
  const world = openWorld(compiled.sets, compiled.version);
  const oneOf = (type: number) => world.sets.items.find(({ equipmentType }) => equipmentType === type);
  const worn = Object.values(EquipmentType).flatMap((type) => {
    const slot = type === EquipmentType.Food ? 'food' : SLOT_OF_TYPE[type];
    return slot ? [[slot, oneOf(type)?.id]] : [];
  });
  const { shown } = createState(compiled.newCharacter, 0);
  const dressed = { ...shown, equipment: Object.fromEntries(worn) };
  expect(worn).toHaveLength(13);
  for (const item of world.sets.items) {
    const replaced = replacedPiece(item, dressed, world);
    const type = typeof replaced === 'object' ? replaced.equipmentType : undefined;
    expect([item.name, type]).toEqual([item.name, item.equipmentType]);
    expect(replacedPiece(item, { ...shown, equipment: {} }, world)).toBe(
      type === undefined ? undefined : 'empty slot',
    );
  }
});

test('the first weapon of each style that can be made is better than the one of a new character', () => {
  const compiled = compileWorld(shippedWorldDirectory);
  const world = openWorld(compiled.sets, compiled.version);
  const { shown } = createState(compiled.newCharacter, 0);
  const starters = compiled.newCharacter.inventory
    .flatMap(({ itemId }) => world.item(itemId) ?? [])
    .filter(({ equipmentType }) => equipmentType === EquipmentType.Weapon);
  expect(starters).toHaveLength(3);
  for (const { id, providedAttackStyle = 0 } of starters) {
    const armed = { ...shown, attackStyle: providedAttackStyle, equipment: { weapon: id } };
    const first = world.sets.crafteableItems
      .filter(({ requiredLevel, requiredRecipeId }) => requiredLevel === 1 && requiredRecipeId === null)
      .flatMap(({ itemId }) => world.item(itemId) ?? [])
      .filter(({ equipmentType }) => equipmentType === EquipmentType.Weapon);
    expect(first.filter((item) => isBetterThanWorn(item, armed, world))).toHaveLength(1);
    const own = world.item(id);
    expect(own && isBetterThanWorn(own, armed, world)).toBe(false);
  }
});

test('food, and a piece that cannot be worn, are not called better', () => {
  const compiled = compileWorld(shippedWorldDirectory);
  const world = openWorld(compiled.sets, compiled.version);
  const { shown } = createState(compiled.newCharacter, 0);
  const named = (name: string) => world.sets.items.find((item) => item.name === name) ?? piece({});
  expect(isBetterThanWorn(named('Copper Sabatons'), shown, world)).toBe(true);
  expect(isBetterThanWorn(named('Lea Barley Bread'), shown, world)).toBe(false);
  expect(isBetterThanWorn(named('Copper Gauntlets'), shown, world)).toBe(false);
});
