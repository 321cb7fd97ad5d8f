import { testCraft, testDungeon, testEnemy, testItem, testRegion, testWorld } from '../testing/fixture.ts';
import { SKILL } from '../world/skills.ts';
import { AttackStyle, EquipmentType, type Item, ItemCategory, type ItemSet } from '../world/static-data.ts';
import { type Trait, Verb } from '../world/traits/trait.ts';
import { AgainKind, LessonKind, ThriftKind } from '../world/traits/verbs.ts';
import type { World } from '../world/world.ts';

/**
 * The content of the golden replays of companions, item sets, and traits of work and keys. Do not change it
 * (see `golden-world.ts`).
 */

export const OUTFIT_THING = {
  flax: 1,
  cloth: 2,
  seed: 3,
  feast: 4,
  key: 5,
  sword: 10,
  hood: 11,
  coat: 12,
  boots: 13,
  ring: 14,
  mouse: 20,
  spider: 21,
  lamb: 22,
  owlet: 23,
} as const;

export const MILL = 1;
const [RAT, MILLER] = [101, 102];
const { Weapon, Headgear, Chest, Boots, Ring } = EquipmentType;

const pet = (id: number, ...traits: Trait[]): Item =>
  testItem({
    id,
    category: ItemCategory.Pet,
    skillId: SKILL.Harvesting,
    bonusExperiencePercentage: 3,
    traits,
  });
const piece = (id: number, equipmentType: EquipmentType, ...traits: Trait[]): Item =>
  testItem({ id, equipmentType, armor: 25, itemSetId: 1, ...(traits.length > 0 && { traits }) });

const items: readonly Item[] = [
  testItem({ id: OUTFIT_THING.flax, category: ItemCategory.Cloth, value: 3 }),
  testItem({ id: OUTFIT_THING.cloth, category: ItemCategory.Cloth, value: 14 }),
  testItem({ id: OUTFIT_THING.seed, category: ItemCategory.Trophy, value: 40 }),
  testItem({ id: OUTFIT_THING.feast, category: ItemCategory.Food, healingAmount: 80 }),
  testItem({ id: OUTFIT_THING.key, category: ItemCategory.Key, value: 90 }),
  testItem({
    id: OUTFIT_THING.sword,
    equipmentType: Weapon,
    attackPower: 30,
    criticalChance: 4,
    providedAttackStyle: AttackStyle.Melee,
    traits: [[Verb.Thrift, 200, ThriftKind.Key]],
  }),
  piece(OUTFIT_THING.hood, Headgear, [Verb.Again, 100, SKILL.Harvesting]),
  piece(OUTFIT_THING.coat, Chest, [Verb.Luck, 60, ItemCategory.Trophy]),
  piece(OUTFIT_THING.boots, Boots),
  piece(OUTFIT_THING.ring, Ring, [Verb.Lesson, 8, LessonKind['Gathering and Crafting']]),
  pet(OUTFIT_THING.mouse, [Verb.Again, 80, AgainKind.Gathering]),
  pet(OUTFIT_THING.spider, [Verb.Thrift, 50, SKILL.Tailoring]),
  pet(OUTFIT_THING.lamb, [Verb.Linger, 5, 0]),
  pet(OUTFIT_THING.owlet, [Verb.Echo, 12, 60]),
];

const itemSets: readonly ItemSet[] = [
  {
    id: 1,
    name: 'Borrowed',
    traits: [
      { pieces: 2, trait: [Verb.Thrift, 150, ThriftKind.Crafting] },
      { pieces: 3, trait: [Verb.Mend, 8, 0] },
      { pieces: 4, trait: [Verb.Again, 120, AgainKind.Gathering] },
    ],
  },
];

const found = (id: number) => ({
  id,
  subTables: [{ itemId: OUTFIT_THING.seed, amount: 1, probability: 0.02 }],
});

export const OUTFIT_WORLD: World = testWorld(
  {
    items,
    itemSets,
    lootTables: [found(1), found(2)],
    enemies: [
      testEnemy({ id: RAT, level: 12, health: 110, attackPower: 9, lootTableId: 2 }),
      testEnemy({ id: MILLER, level: 14, health: 320, attackPower: 14, lootTableId: 2 }),
    ],
    dungeons: [
      testDungeon({
        id: MILL,
        keyItemId: OUTFIT_THING.key,
        sequences: [
          { enemyId: RAT, amount: 3 },
          { enemyId: MILLER, amount: 1 },
        ],
      }),
    ],
    regions: [testRegion({ id: 1, enemies: [RAT] })],
    crafteableItems: [
      testCraft({ itemId: OUTFIT_THING.flax, requiredRegions: [1], lootTableId: 1 }),
      testCraft({
        itemId: OUTFIT_THING.cloth,
        skillId: SKILL.Tailoring,
        experience: 11,
        baseActionTime: 8,
        requiredComponents: [{ itemId: OUTFIT_THING.flax, amount: 3 }],
        lootTableId: 1,
      }),
    ],
  },
  'outfits',
);
