import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs, testItem, testState, testWorld } from '../testing/index.ts';
import { AttackStyle, EquipmentType, type Item } from '../world/static-data.ts';
import { type Trait, Verb } from '../world/traits/trait.ts';
import { gearSums } from './gear.ts';
import {
  attributeChange,
  dominates,
  gearGain,
  isBetterPiece,
  isBetterThanWorn,
  meritsOf,
  PIECE_MERITS,
  replacedPiece,
} from './gear-merits.ts';

/** Few values, so that pieces often have one in common. */
const few = fc.option(fc.nat(3), { nil: undefined });

const rings = (id: number): fc.Arbitrary<Item> =>
  fc.record({ attackPower: few, armor: few, tenths: few }).map(({ attackPower, armor, tenths }) =>
    testItem({
      id,
      equipmentType: EquipmentType.Ring,
      ...(attackPower !== undefined && { attackPower }),
      ...(armor !== undefined && { armor }),
      ...(tenths !== undefined && { criticalChance: tenths / 10 }),
    }),
  );

const merits = (piece: Item) => meritsOf(piece, PIECE_MERITS);

describe('dominance', () => {
  test('no piece dominates itself, and of two pieces at most one dominates the other', () => {
    fc.assert(
      fc.property(rings(1), rings(2), (one, other) => {
        expect(dominates(merits(one), merits(one))).toBe(false);
        if (dominates(merits(one), merits(other))) expect(dominates(merits(other), merits(one))).toBe(false);
      }),
      runs(300),
    );
  });

  test('a piece dominates what the pieces below it dominate', () => {
    fc.assert(
      fc.property(rings(1), rings(2), rings(3), (one, other, third) => {
        fc.pre(dominates(merits(one), merits(other)) && dominates(merits(other), merits(third)));
        expect(dominates(merits(one), merits(third))).toBe(true);
      }),
      runs(100),
    );
  });

  test('a piece that dominates another one lowers no sum of the worn set, and raises one', () => {
    fc.assert(
      fc.property(rings(1), rings(2), rings(3), (one, other, amulet) => {
        fc.pre(dominates(merits(one), merits(other)));
        const necklace = { ...amulet, equipmentType: EquipmentType.Necklace };
        const world = testWorld({ items: [one, other, necklace] });
        const sums = (ring: number) => Object.values(gearSums({ ring, necklace: 3 }, world));
        expect(dominates(sums(1), sums(2))).toBe(true);
      }),
      runs(300),
    );
  });

  test('follows from any list of merits', () => {
    const byPrice = [...PIECE_MERITS, ({ value }: Item) => -value];
    const cheap = testItem({ id: 1, armor: 5, value: 1 });
    const dear = testItem({ id: 2, armor: 5, value: 2 });
    expect(dominates(merits(cheap), merits(dear))).toBe(false);
    expect(dominates(meritsOf(cheap, byPrice), meritsOf(dear, byPrice))).toBe(true);
  });
});

const [SWORD, BLADE, BOW, PLAIN, KEEN, MIXED, BREAD, CAKE, HEAVY] = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const { Weapon, Ring, Food } = EquipmentType;
const { Melee, Range } = AttackStyle;
const items = [
  testItem({ id: SWORD, equipmentType: Weapon, providedAttackStyle: Melee, attackPower: 10 }),
  testItem({ id: BLADE, equipmentType: Weapon, providedAttackStyle: Melee, attackPower: 15 }),
  testItem({ id: BOW, equipmentType: Weapon, providedAttackStyle: Range, attackPower: 20 }),
  testItem({ id: PLAIN, equipmentType: Ring, armor: 4, criticalChance: 2.1 }),
  testItem({ id: KEEN, equipmentType: Ring, armor: 4, criticalChance: 2.4 }),
  testItem({ id: MIXED, equipmentType: Ring, armor: 3, criticalChance: 9 }),
  testItem({ id: BREAD, equipmentType: Food, healingAmount: 20 }),
  testItem({ id: CAKE, equipmentType: Food, healingAmount: 30 }),
  testItem({ id: HEAVY, equipmentType: Ring, armor: 90, requiredDefenceLevel: 50 }),
];
const world = testWorld({ items });
const item = (id: number): Item => world.item(id) ?? testItem({ id });
const { shown: bare } = testState({ attackStyle: Melee, equipment: {} });
const dressed = {
  ...bare,
  equipment: { weapon: SWORD, ring: PLAIN, food: BREAD, foodAmount: 5 },
};

describe('a piece against what is worn', () => {
  test('is compared with the piece in its slot, or with the empty slot', () => {
    expect(replacedPiece(item(BLADE), dressed, world)).toBe(item(SWORD));
    expect(replacedPiece(item(CAKE), dressed, world)).toBe(item(BREAD));
    expect(replacedPiece(item(CAKE), bare, world)).toBe('empty slot');
    expect(replacedPiece(testItem({ id: 99 }), dressed, world)).toBeUndefined();
  });

  test('is better with more of one attribute and less of none', () => {
    const better = items.filter((one) => isBetterThanWorn(one, dressed, world)).map(({ id }) => id);
    expect(better).toEqual([BLADE, KEEN, CAKE]);
  });

  test('is better than an empty slot, unless the character cannot wear it', () => {
    const better = items.filter((one) => isBetterThanWorn(one, bare, world)).map(({ id }) => id);
    expect(better).toEqual([SWORD, BLADE, BOW, PLAIN, KEEN, MIXED, BREAD, CAKE]);
  });

  test('is not compared with a piece of another type or attack style', () => {
    expect(isBetterPiece(item(BOW), item(SWORD))).toBe(false);
    expect(isBetterPiece(item(BLADE), item(PLAIN))).toBe(false);
    expect(isBetterPiece(item(BLADE), item(SWORD))).toBe(true);
  });

  test('is not better without a trait of the other, and is with at least as strong a one', () => {
    const ring = (attackPower: number, ...traits: readonly Trait[]) =>
      testItem({
        id: 90,
        equipmentType: EquipmentType.Ring,
        attackPower,
        ...(traits.length > 0 && { traits }),
      });
    const worn = ring(4, [Verb.Bane, 10, 3]);
    expect(isBetterPiece(ring(9), worn)).toBe(false);
    expect(isBetterPiece(ring(9, [Verb.Bane, 9, 3]), worn)).toBe(false);
    expect(isBetterPiece(ring(9, [Verb.Bane, 10, 4]), worn)).toBe(false);
    expect(isBetterPiece(ring(9, [Verb.Bane, 10, 3]), worn)).toBe(true);
    expect(isBetterPiece(ring(9, [Verb.Keen, 1, 0], [Verb.Bane, 12, 3]), worn)).toBe(true);
    expect(isBetterPiece(worn, ring(3))).toBe(true);
  });
});

test('a change of an attribute has no binary fraction', () => {
  expect(attributeChange('criticalChance', item(KEEN), item(PLAIN))).toBe(0.3);
  expect(attributeChange('armor', undefined, item(PLAIN))).toBe(-4);
});

test('what a piece adds is a share of the whole set; null for food and for what is not better', () => {
  expect(gearGain(item(BLADE), dressed, world)).toBe(5 / 10);
  expect(gearGain(item(KEEN), dressed, world)).toBeCloseTo(0.3 / 2.1);
  expect([MIXED, BOW, CAKE, HEAVY].map((id) => gearGain(item(id), dressed, world))).toEqual([
    null,
    null,
    null,
    null,
  ]);
});
