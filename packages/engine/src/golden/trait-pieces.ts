import { testItem } from '../testing/fixture.ts';
import { SKILL } from '../world/skills.ts';
import { AttackStyle, EquipmentType, type Item, ItemCategory } from '../world/static-data.ts';
import { type Trait, Verb } from '../world/traits/trait.ts';
import { AgainKind, EnemyKind, FIRST_FAMILY, LessonKind, ThriftKind } from '../world/traits/verbs.ts';

/** The items of the golden replays of traits. Do not change them (see `golden-world.ts`). */

export const TRAIT_THING = {
  hide: 1,
  feather: 2,
  feast: 3,
  sword: 10,
  mail: 11,
  helmet: 12,
  gloves: 13,
  boots: 14,
  ring: 15,
  plainSword: 20,
  plate: 21,
  cap: 22,
  mitts: 23,
  shoes: 24,
  band: 25,
  hood: 32,
  wraps: 33,
  sandals: 34,
  seal: 35,
  cellarKey: 40,
} as const;

const { Headgear, Chest, Gloves, Boots, Ring, Weapon } = EquipmentType;
/** The numbers of the families of the enemies, by name. */
const BEASTS = FIRST_FAMILY;
const BIRDS = FIRST_FAMILY + 1;

/** Id, type, traits. */
type Row = readonly [number, EquipmentType, ...Trait[]];
const PIECES: readonly Row[] = [
  // For strong hits.
  [TRAIT_THING.sword, Weapon, [Verb.Opener, 40, 2], [Verb.Rhythm, 45, 3]],
  [TRAIT_THING.mail, Chest, [Verb.Crescendo, 5, 40], [Verb.Finisher, 60, 30]],
  [TRAIT_THING.helmet, Headgear, [Verb.Berserk, 70, 45], [Verb.Pierce, 40, 0]],
  [TRAIT_THING.gloves, Gloves, [Verb.Fasting, 20, 0], [Verb.Leech, 9, 0]],
  [TRAIT_THING.boots, Boots, [Verb.Bane, 30, BEASTS], [Verb.Bane, 20, EnemyKind['Upper Hand']]],
  [TRAIT_THING.ring, Ring, [Verb.Echo, 20, 60], [Verb.Keen, 40, 0]],
  // For long nights.
  [TRAIT_THING.plate, Chest, [Verb.Plated, 20, 0], [Verb.Ward, 100, 4]],
  [TRAIT_THING.cap, Headgear, [Verb.Haste, 700, 0], [Verb.Carry, 60, 0]],
  [TRAIT_THING.mitts, Gloves, [Verb.Reach, 5, 0], [Verb.Linger, 4, 0]],
  [TRAIT_THING.shoes, Boots, [Verb.Rise, 30, 5], [Verb.Thrift, 250, ThriftKind.Food]],
  [TRAIT_THING.band, Ring, [Verb.Thorns, 40, 0], [Verb.Mend, 15, 0]],
  // For finds and lessons.
  [TRAIT_THING.hood, Headgear, [Verb.Lesson, 15, LessonKind.Trained], [Verb.Lesson, 20, SKILL.Fishing]],
  [TRAIT_THING.wraps, Gloves, [Verb.Lesson, 30, SKILL.Defence], [Verb.Luck, 60, ItemCategory.Reagent]],
  [TRAIT_THING.sandals, Boots, [Verb.Again, 200, AgainKind.Kills], [Verb.Luck, 80, ItemCategory.Leather]],
  [TRAIT_THING.seal, Ring, [Verb.Lure, 150, EnemyKind.Elite], [Verb.Lure, 80, BIRDS]],
];

const piece = ([id, equipmentType, ...traits]: Row): Item => {
  const isWeapon = equipmentType === Weapon;
  const numbers = isWeapon
    ? { attackPower: 26, criticalChance: 5, providedAttackStyle: AttackStyle.Melee }
    : { armor: 28 };
  return testItem({ id, equipmentType, ...numbers, traits });
};

export const TRAIT_ITEMS: readonly Item[] = [
  testItem({ id: TRAIT_THING.hide, category: ItemCategory.Leather, value: 6 }),
  testItem({ id: TRAIT_THING.feather, category: ItemCategory.Reagent, value: 12 }),
  testItem({ id: TRAIT_THING.feast, category: ItemCategory.Food, value: 60, healingAmount: 90 }),
  testItem({
    id: TRAIT_THING.plainSword,
    equipmentType: Weapon,
    attackPower: 34,
    criticalChance: 3,
    providedAttackStyle: AttackStyle.Melee,
  }),
  testItem({ id: TRAIT_THING.cellarKey, category: ItemCategory.Key, value: 100 }),
  ...PIECES.map(piece),
];
