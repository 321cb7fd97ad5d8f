import {
  START,
  testCraft,
  testDungeon,
  testEnemy,
  testItem,
  testRegion,
  testWorld,
} from '../testing/fixture.ts';
import { SKILL } from '../world/skills.ts';
import {
  AttackStyle,
  type Enemy,
  EnemyType,
  EquipmentType,
  type Item,
  ItemCategory,
  ItemQuality,
  type LootTable,
  type StaticData,
} from '../world/static-data.ts';
import type { Timeline } from '../world/world.ts';

/**
 * The first content of the golden replays of dungeons, disenchanting, collections and keys, and the later
 * content that replaces it five hours after START. Do not change either (see `golden-world.ts`).
 */

export const THING = {
  flax: 1,
  cloth: 2,
  essence: 3,
  hide: 4,
  shard: 5,
  gem: 6,
  bread: 7,
  feast: 8,
  sword: 9,
  fineSword: 10,
  mail: 11,
  commonRing: 20,
  uncommonRing: 21,
  rareRing: 22,
  eliteRing: 23,
  epicRing: 24,
  legendaryRing: 25,
  millKey: 30,
  towerKey: 31,
  tooth: 40,
  feather: 41,
  crown: 42,
  ratCard: 50,
  radiantRatCard: 51,
  bossCard: 52,
  cat: 60,
  owl: 61,
  mole: 62,
  swordPlan: 70,
} as const;

export const DUNGEON = { mill: 1, tower: 2 } as const;

const { Melee, Range, Magic } = AttackStyle;
const rings = Object.values(ItemQuality).map((quality) => {
  const numbers = { attackPower: quality, criticalChance: quality / 2, value: 40 };
  return testItem({
    id: THING.commonRing + quality,
    quality,
    equipmentType: EquipmentType.Ring,
    disenchantsInto: THING.essence,
    ...numbers,
  });
});
const trophy = (id: number): Item => testItem({ id, category: ItemCategory.Trophy, value: 10 });
const card = (id: number, enemyId: number, radiant: boolean): Item =>
  testItem({ id, category: ItemCategory.Card, enemyId, radiant, value: 25 });
const pet = (id: number, skillId: number, bonusExperiencePercentage: number): Item =>
  testItem({ id, category: ItemCategory.Pet, skillId, bonusExperiencePercentage, value: 500 });

const items: readonly Item[] = [
  testItem({ id: THING.flax, value: 3 }),
  testItem({ id: THING.cloth, value: 9 }),
  testItem({ id: THING.essence, value: 20 }),
  testItem({ id: THING.hide, value: 6 }),
  testItem({ id: THING.shard, value: 180 }),
  testItem({ id: THING.gem, value: 90 }),
  testItem({ id: THING.bread, value: 1, healingAmount: 24 }),
  testItem({ id: THING.feast, value: 60, healingAmount: 150 }),
  testItem({
    id: THING.sword,
    equipmentType: EquipmentType.Weapon,
    attackPower: 30,
    criticalChance: 2,
    providedAttackStyle: Melee,
  }),
  testItem({
    id: THING.fineSword,
    quality: ItemQuality.Elite,
    equipmentType: EquipmentType.Weapon,
    attackPower: 38,
    criticalChance: 2.4,
    providedAttackStyle: Melee,
    requiredAttackLevel: 20,
  }),
  testItem({
    id: THING.mail,
    equipmentType: EquipmentType.Chest,
    armor: 90,
    requiredAttackStyle: Melee,
    requiredDefenceLevel: 15,
  }),
  ...rings,
  testItem({ id: THING.millKey, category: ItemCategory.Key, value: 40 }),
  testItem({ id: THING.towerKey, category: ItemCategory.Key, value: 90 }),
  trophy(THING.tooth),
  trophy(THING.feather),
  trophy(THING.crown),
  card(THING.ratCard, 101, false),
  card(THING.radiantRatCard, 101, true),
  card(THING.bossCard, 105, false),
  pet(THING.cat, SKILL.Attack, 4),
  pet(THING.owl, SKILL.Runecarving, 7),
  pet(THING.mole, SKILL.Runecarving, 5),
  testItem({ id: THING.swordPlan, category: ItemCategory.Recipe, value: 300 }),
];

/** Id, level, type, style, health, attack power, experience for the trained skill, experience for Health. */
type Row = readonly [number, number, EnemyType, AttackStyle, number, number, number, number];
const BESTIARY: readonly Row[] = [
  [101, 12, EnemyType.Normal, Range, 133, 7, 50, 17],
  [102, 15, EnemyType.Normal, Range, 165, 8, 52, 18],
  [103, 17, EnemyType.Elite, Range, 298, 12, 110, 37],
  [104, 16, EnemyType.Normal, Magic, 176, 9, 53, 18],
  [105, 18, EnemyType.Boss, Range, 985, 29, 391, 131],
  [106, 20, EnemyType.Boss, Magic, 1_100, 32, 420, 140],
  [107, 14, EnemyType.Rare, Melee, 616, 16, 350, 117],
];

const enemies: readonly Enemy[] = BESTIARY.map(
  ([id, level, type, attackStyle, health, attackPower, mainStatExperience, healthExperience]) =>
    testEnemy({ id, level, type, attackStyle, health, attackPower, mainStatExperience, healthExperience }),
);

const ring = (quality: ItemQuality) => THING.commonRing + quality;
const lootTables: readonly LootTable[] = [
  ...enemies.map(({ id, type }) => ({
    id,
    subTables: [
      { itemId: THING.hide, amount: 2, probability: 0.75 },
      { itemId: THING.tooth, amount: 1, probability: 1 / 30 },
      { itemId: id === 105 ? THING.bossCard : THING.ratCard, amount: 1, probability: 0.04 },
      { itemId: THING.radiantRatCard, amount: 1, probability: 0.004 },
      { itemId: ring(ItemQuality.Common), amount: 1, probability: 0.12 },
      ...(type === EnemyType.Boss
        ? [
            { itemId: THING.shard, amount: 2, probability: 0.45 },
            { itemId: THING.gem, amount: 1, probability: 0.25 },
            { itemId: THING.crown, amount: 1, probability: 0.1 },
            { itemId: ring(ItemQuality.Epic), amount: 1, probability: 0.03 },
          ]
        : []),
    ],
  })),
  { id: 1_001, subTables: [{ itemId: THING.feather, amount: 1, probability: 0.002 }] },
  { id: 1_003, subTables: [{ itemId: THING.gem, amount: 1, probability: 0.01 }] },
];

const flax = testCraft({ itemId: THING.flax, requiredRegions: [1], lootTableId: 1_001 });
const essence = testCraft({
  itemId: THING.essence,
  skillId: SKILL.Runecarving,
  baseActionTime: 3,
  experience: 9,
  lootTableId: 1_003,
});
const mill = testDungeon({
  id: DUNGEON.mill,
  keyItemId: THING.millKey,
  sequences: [
    { enemyId: 101, amount: 3 },
    { enemyId: 102, amount: 2 },
    { enemyId: 103, amount: 1 },
    { enemyId: 105, amount: 1 },
  ],
});
const tower = testDungeon({
  id: DUNGEON.tower,
  keyItemId: THING.towerKey,
  attackStyle: Range,
  sequences: [
    { enemyId: 104, amount: 4 },
    { enemyId: 106, amount: 2 },
  ],
});

const first: Partial<StaticData> = {
  items,
  enemies,
  lootTables,
  relicariumEntries: [
    { itemId: THING.tooth, bonusTime: 30, category: 'Combat', rank: 1 },
    { itemId: THING.feather, bonusTime: 30, category: 'Harvesting', rank: 1 },
    { itemId: THING.crown, bonusTime: 1_110, category: 'Combat', rank: 5 },
  ],
  crafteableItems: [
    flax,
    essence,
    testCraft({
      itemId: THING.cloth,
      skillId: SKILL.Tailoring,
      baseActionTime: 4,
      experience: 9,
      requiredComponents: [{ itemId: THING.flax, amount: 2 }],
    }),
    testCraft({
      itemId: THING.fineSword,
      skillId: SKILL.Weaponsmithing,
      baseActionTime: 39,
      experience: 294,
      requiredRecipeId: THING.swordPlan,
      requiredComponents: [
        { itemId: THING.sword, amount: 1 },
        { itemId: THING.shard, amount: 2 },
        { itemId: THING.cloth, amount: 3 },
      ],
    }),
  ],
  dungeons: [mill, tower],
  regions: [testRegion({ id: 1, enemies: [101, 102, 103, 104, 107] }), testRegion({ id: 2 })],
};

/**
 * The later content: disenchanting takes longer, the mill has fewer enemies and a stronger last one, the
 * common ring is better, and the tower is removed.
 */
const later: Partial<StaticData> = {
  ...first,
  items: items.map((item) =>
    item.id === THING.commonRing ? { ...item, quality: ItemQuality.Rare, attackPower: 3 } : item,
  ),
  enemies: enemies.map((enemy) => (enemy.id === 105 ? { ...enemy, health: 1_200, attackPower: 31 } : enemy)),
  crafteableItems: (first.crafteableItems ?? []).map((craft) =>
    craft.itemId === THING.essence ? { ...craft, baseActionTime: 4, experience: 12 } : craft,
  ),
  dungeons: [
    {
      ...mill,
      sequences: [
        { enemyId: 102, amount: 2 },
        { enemyId: 105, amount: 1 },
      ],
    },
  ],
};

/**
 * Instant at which the later content becomes live: 5 h and 1.234 s after START, in the middle of every
 * running action.
 */
const CHANGE = START + 18_001_234;

export const RULEBOOK_TIMELINE: Timeline = [
  { at: 0, world: testWorld(first, 'rulebook') },
  { at: CHANGE, world: testWorld(later, 'rulebook, later') },
];
