import { testCraft, testEnemy, testItem, testRegion, testWorld } from '../testing/fixture.ts';
import { SKILL } from '../world/skills.ts';
import { AttackStyle, type Enemy, EnemyType, EquipmentType, type LootTable } from '../world/static-data.ts';

/**
 * The world of the golden replays. Do not change it: a change of this world, or of the defaults in
 * `fixture.ts`, changes every replay although no rule changed. The replays do not use the shipped content,
 * because it changes.
 */

export const ITEM = {
  flax: 1,
  herb: 2,
  ore: 3,
  stone: 4,
  ingot: 5,
  gem: 6,
  hide: 7,
  fang: 8,
  bread: 9,
  ray: 10,
  dagger: 11,
  sword: 12,
  staff: 13,
  plate: 14,
  ring: 15,
  cat: 16,
  trophy: 17,
} as const;

const { Melee, Range, Magic } = AttackStyle;

const items = [
  testItem({ id: ITEM.flax, value: 3 }),
  testItem({ id: ITEM.herb, value: 5 }),
  testItem({ id: ITEM.ore, value: 4 }),
  testItem({ id: ITEM.stone, value: 2 }),
  testItem({ id: ITEM.ingot, value: 12 }),
  testItem({ id: ITEM.gem, value: 90 }),
  testItem({ id: ITEM.hide, value: 6 }),
  testItem({ id: ITEM.fang, value: 8 }),
  testItem({ id: ITEM.bread, value: 1, healingAmount: 24 }),
  testItem({ id: ITEM.ray, value: 76, healingAmount: 215 }),
  testItem({
    id: ITEM.dagger,
    equipmentType: EquipmentType.Weapon,
    attackPower: 8,
    criticalChance: 4,
    providedAttackStyle: Melee,
  }),
  testItem({
    id: ITEM.sword,
    equipmentType: EquipmentType.Weapon,
    attackPower: 62,
    criticalChance: 2,
    providedAttackStyle: Melee,
    requiredAttackLevel: 48,
    requiredOffensiveLevel: 43,
  }),
  testItem({
    id: ITEM.staff,
    equipmentType: EquipmentType.Weapon,
    attackPower: 9,
    providedAttackStyle: Magic,
  }),
  testItem({
    id: ITEM.plate,
    equipmentType: EquipmentType.Chest,
    armor: 240,
    requiredAttackStyle: Melee,
    requiredDefenceLevel: 45,
  }),
  testItem({ id: ITEM.ring, equipmentType: EquipmentType.Ring, attackPower: 6, criticalChance: 1.5 }),
  testItem({ id: ITEM.cat, skillId: SKILL.Health, bonusExperiencePercentage: 3 }),
  testItem({ id: ITEM.trophy, value: 10 }),
];

/** Id, level, type, style, health, attack power, experience for the trained skill, experience for Health. */
const BESTIARY: readonly (readonly [
  number,
  number,
  EnemyType,
  AttackStyle,
  number,
  number,
  number,
  number,
])[] = [
  [101, 1, EnemyType.Normal, Melee, 23, 2, 42, 14],
  [102, 3, EnemyType.Normal, Range, 42, 3, 43, 15],
  [103, 6, EnemyType.Normal, Magic, 72, 4, 45, 15],
  [104, 8, EnemyType.Elite, Melee, 147, 7, 94, 32],
  [105, 11, EnemyType.Normal, Melee, 122, 6, 49, 17],
  [106, 9, EnemyType.Rare, Range, 407, 11, 333, 111],
  [201, 42, EnemyType.Normal, Melee, 493, 20, 95, 32],
  [202, 46, EnemyType.Normal, Range, 548, 22, 103, 35],
  [203, 50, EnemyType.Normal, Magic, 604, 24, 115, 39],
  [204, 53, EnemyType.Elite, Melee, 1_036, 33, 250, 84],
  [205, 58, EnemyType.Normal, Magic, 722, 28, 142, 48],
  [206, 54, EnemyType.Rare, Melee, 2_648, 52, 910, 304],
];

const enemies: Enemy[] = BESTIARY.map(
  ([id, level, type, attackStyle, health, attackPower, mainStatExperience, healthExperience]) =>
    testEnemy({ id, level, type, attackStyle, health, attackPower, mainStatExperience, healthExperience }),
);

const lootTables: LootTable[] = [
  ...enemies.map(({ id, type }) => ({
    id,
    subTables: [
      { itemId: ITEM.hide, amount: 2, probability: 0.75 },
      { itemId: ITEM.hide, amount: 1, probability: 0.4 },
      { itemId: ITEM.fang, amount: 1, probability: type === EnemyType.Elite ? 0.8 : 0.4 },
      { itemId: ITEM.gem, amount: 1, probability: 0.003 },
      { itemId: ITEM.trophy, amount: 1, probability: 1 / 30 },
    ],
  })),
  {
    id: 1_001,
    subTables: [
      { itemId: ITEM.flax, amount: 1, probability: 0.25 },
      { itemId: ITEM.herb, amount: 1, probability: 0.05 },
      { itemId: ITEM.trophy, amount: 1, probability: 0.0001 },
    ],
  },
  { id: 1_003, subTables: [{ itemId: ITEM.gem, amount: 1, probability: 0.03 }] },
  { id: 1_005, subTables: [{ itemId: ITEM.stone, amount: 1, probability: 1 }] },
];

/** Seconds that claiming the trophy adds to the idle time. With `BASE_IDLE_TIME` they make one day. */
const TROPHY_BONUS = 57_600;

export const GOLDEN_WORLD = testWorld(
  {
    items,
    relicariumEntries: [{ itemId: ITEM.trophy, bonusTime: TROPHY_BONUS, category: 'Combat', rank: 1 }],
    enemies,
    lootTables,
    crafteableItems: [
      testCraft({ itemId: ITEM.flax, requiredRegions: [1], lootTableId: 1_001 }),
      testCraft({
        itemId: ITEM.ore,
        skillId: SKILL.Mining,
        baseActionTime: 6,
        experience: 9,
        requiredRegions: [1, 2],
        lootTableId: 1_003,
      }),
      testCraft({
        itemId: ITEM.ingot,
        skillId: SKILL.Armorsmithing,
        experience: 11,
        requiredComponents: [{ itemId: ITEM.ore, amount: 3 }],
        lootTableId: 1_005,
      }),
    ],
    regions: [
      testRegion({ id: 1, enemies: [101, 102, 103, 104, 105, 106] }),
      testRegion({ id: 2, enemies: [201, 202, 203, 204, 205, 206], travelCost: 250 }),
    ],
  },
  'golden',
);
