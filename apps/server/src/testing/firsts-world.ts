import { EnemyType, ItemCategory, ItemQuality, SKILL, type StaticData } from '@slumberfell/engine';
import { testCraft, testDungeon, testEnemy, testItem, testRegion } from '@slumberfell/engine/testing';
import type { CompiledContent } from '../storage/values/content/kept-content.ts';
import { changedWorld } from './changed-world.ts';

/**
 * This file has a small world in which a character can have one first of each kind and no other, with any
 * seeds of its sessions: each loot is certain, and no fight gives experience.
 */

/** Regions, items, enemies and dungeons by name. */
export const IDS = {
  ...{ MEADOW: 1, WOOD: 2 },
  ...{ FLAX: 11, BARK: 12, COAT: 13, CUP: 14, BADGE: 15, CUB: 16, BLADE: 17, CELLAR_KEY: 18, TOWER_KEY: 19 },
  ...{ MOUSE: 101, FOX: 102, RAT: 103, KING: 104 },
  ...{ CELLAR: 201, TOWER: 202 },
} as const;
const { MEADOW, WOOD, FLAX, BARK, COAT, CUP, BADGE, CUB, BLADE, CELLAR_KEY, TOWER_KEY } = IDS;
const { MOUSE, FOX, RAT, KING, CELLAR, TOWER } = IDS;

/**
 * Points of one action with flax. Level 10 takes 1,154 points, so 20 actions; level 20 takes 4,470, so 75.
 */
const FLAX_POINTS = 60;
/** An import refuses rows without a text. */
const TEXT = { description: 'Of the test.' };

/** An enemy that is beaten in one turn, teaches nothing and leaves these items for certain. */
const enemy = (id: number, ...items: readonly number[]) => ({
  enemy: testEnemy({
    id,
    ...TEXT,
    bestiaryIndex: id,
    type: id === KING ? EnemyType.Boss : EnemyType.Normal,
    health: 1,
    attackPower: 0,
    mainStatExperience: 0,
    healthExperience: 0,
  }),
  table: { id, subTables: items.map((itemId) => ({ itemId, amount: 1, probability: 1 })) },
});
const enemies = [enemy(MOUSE, CUP), enemy(FOX, CUB), enemy(RAT, BADGE), enemy(KING, BLADE)];

const sets: Partial<StaticData> = {
  items: [
    testItem({ ...TEXT, id: FLAX }),
    testItem({ ...TEXT, id: BARK }),
    testItem({ ...TEXT, id: COAT, quality: ItemQuality.Epic }),
    testItem({ ...TEXT, id: CUP, category: ItemCategory.Trophy }),
    testItem({ ...TEXT, id: BADGE, category: ItemCategory.Card, enemyId: RAT, radiant: true }),
    testItem({
      ...TEXT,
      id: CUB,
      category: ItemCategory.Pet,
      skillId: SKILL.Cooking,
      bonusExperiencePercentage: 1,
    }),
    testItem({ ...TEXT, id: BLADE, quality: ItemQuality.Legendary }),
    testItem({ ...TEXT, id: CELLAR_KEY, category: ItemCategory.Key }),
    testItem({ ...TEXT, id: TOWER_KEY, category: ItemCategory.Key }),
  ],
  enemies: enemies.map((one) => one.enemy),
  lootTables: enemies.map((one) => one.table),
  relicariumEntries: [{ itemId: CUP, bonusTime: 60, category: 'Combat', rank: 1 }],
  regions: [
    testRegion({
      ...TEXT,
      id: MEADOW,
      resources: [FLAX],
      enemies: [MOUSE],
      enemyDrops: [CUP],
      dungeons: [CELLAR],
    }),
    testRegion({
      ...TEXT,
      id: WOOD,
      resources: [BARK],
      enemies: [FOX],
      enemyDrops: [CUB],
      dungeons: [TOWER],
    }),
  ],
  dungeons: [dungeonOf(CELLAR, MEADOW, CELLAR_KEY, MOUSE, RAT), dungeonOf(TOWER, WOOD, TOWER_KEY, FOX, KING)],
  itemSets: [],
  crafteableItems: [
    testCraft({ itemId: FLAX, experience: FLAX_POINTS, requiredRegions: [MEADOW] }),
    testCraft({ itemId: BARK, experience: 0, requiredRegions: [WOOD] }),
    testCraft({
      itemId: COAT,
      skillId: SKILL.Tailoring,
      experience: 0,
      requiredComponents: [{ itemId: FLAX, amount: 2 }],
    }),
  ],
};

function dungeonOf(id: number, regionId: number, keyItemId: number, first: number, last: number) {
  const sequences = [
    { enemyId: first, amount: 2 },
    { enemyId: last, amount: 1 },
  ];
  return testDungeon({ ...TEXT, id, regionId, keyItemId, sequences });
}

/**
 * Trophies come from the meadow, pets from the wood, radiant cards from the cellar, legendary items from the
 * boss in the tower, epic items from crafting, and levels from flax.
 */
export const FIRSTS_WORLD: CompiledContent = {
  ...changedWorld((shipped) => Object.assign(shipped, sets)),
  newCharacter: {
    regionId: MEADOW,
    gold: 100,
    healingThreshold: 50,
    inventory: [
      { itemId: CELLAR_KEY, amount: 20 },
      { itemId: TOWER_KEY, amount: 20 },
    ],
  },
};
