import { BASE_IDLE_TIME } from '../character/idle-time.ts';
import { createState } from '../character/new-character.ts';
import type { Seed } from '../random/seed.ts';
import { EXPERIENCE_TABLE } from '../state/experience.ts';
import type { Hidden, Shown, State } from '../state/state.ts';
import { NO_QUESTS, type QuestData } from '../world/quests.ts';
import { SKILL, SKILL_COUNT, type SkillName } from '../world/skills.ts';
import {
  type CrafteableItem,
  type Dungeon,
  type Enemy,
  EnemyType,
  type Item,
  ItemCategory,
  ItemQuality,
  type Region,
  type RelicariumEntry,
  type StaticData,
} from '../world/static-data.ts';
import { openWorld, type Timeline, type World } from '../world/world.ts';

/**
 * This file has parts of worlds and characters for tests. A test gives the values that matter to it; the
 * other values have plain defaults.
 */

export const testItem = (item: Partial<Item> & { readonly id: number }): Item => ({
  name: `Item ${item.id}`,
  description: '',
  category: ItemCategory.None,
  value: 1,
  rank: 1,
  quality: ItemQuality.Common,
  imagePath: '',
  framePath: '',
  ...item,
});

/**
 * A melee enemy of level 1 with 10 health and little damage. It gives 10 experience to the trained skill and
 * 4 to Health.
 */
export const testEnemy = (enemy: Partial<Enemy> & { readonly id: number }): Enemy => ({
  name: `Enemy ${enemy.id}`,
  description: '',
  type: EnemyType.Normal,
  level: 1,
  tier: 1,
  health: 10,
  attackPower: 1,
  attackStyle: 0,
  family: 'beast',
  regionId: 1,
  mainStatExperience: 10,
  healthExperience: 4,
  lootTableId: enemy.id,
  bestiaryIndex: 1,
  imagePath: '',
  portraitPath: '',
  ...enemy,
});

/**
 * An action of 5 s in Harvesting that gives 7 experience. It has no components; set a region or components if
 * needed.
 */
export const testCraft = (craft: Partial<CrafteableItem> & { readonly itemId: number }): CrafteableItem => ({
  skillId: SKILL.Harvesting,
  requiredLevel: 1,
  experience: 7,
  baseActionTime: 5,
  requiredRecipeId: null,
  requiredRegions: [],
  requiredComponents: [],
  lootTableId: null,
  ...craft,
});

/** A dungeon of region 1 with melee as its recommended style. */
export const testDungeon = (
  dungeon: Partial<Dungeon> & Pick<Dungeon, 'id' | 'keyItemId' | 'sequences'>,
): Dungeon => ({
  name: `Dungeon ${dungeon.id}`,
  description: '',
  imagePath: '',
  attackStyle: 0,
  regionId: 1,
  ...dungeon,
});

export const testRegion = (region: Partial<Region> & { readonly id: number }): Region => ({
  name: `Region ${region.id}`,
  description: '',
  travelCost: 0,
  resources: [],
  enemyDrops: [],
  dungeons: [],
  enemies: [],
  ...region,
});

export const testSets = (sets: Partial<StaticData>): StaticData => ({
  skills: Object.entries(SKILL).map(([name, id]) => ({ id, name, order: id })),
  items: [],
  lootTables: [],
  relicariumEntries: [],
  enemies: [],
  dungeons: [],
  regions: [],
  crafteableItems: [],
  appearances: [],
  itemSets: [],
  ...sets,
});

export const testWorld = (sets: Partial<StaticData>, version = 'v1', quests: QuestData = NO_QUESTS): World =>
  openWorld(testSets(sets), version, quests);

/** A timeline with one world. */
export const always = (world: World): Timeline => [{ at: 0, world }];

/**
 * Item id of a trophy that no generated world has. `napEntry` gives the Relicarium entry with its idle time.
 */
export const IDLE_TROPHY = 9_999;

/**
 * The same timeline, in which a character with the trophy `IDLE_TROPHY` has exactly `seconds` of idle time.
 * This may be less than `BASE_IDLE_TIME`.
 */
export const withIdleTime = (timeline: Timeline, seconds: number): Timeline =>
  timeline.map(({ at, world }) => ({
    at,
    world: {
      ...world,
      relicariumEntry: (itemId) =>
        itemId === IDLE_TROPHY ? napEntry(seconds) : world.relicariumEntry(itemId),
    },
  }));

export const napEntry = (seconds: number): RelicariumEntry => ({
  itemId: IDLE_TROPHY,
  bonusTime: seconds - BASE_IDLE_TIME,
  category: 'Combat',
  rank: 1,
});

/** The instant at which tests begin. */
export const START = 1_800_000_000_000;

export const TEST_SEED: Seed = [0xc0ff_ee01, 0x1234_5678, 0x9abc_def0, 0x0bad_cafe];

/** Experience with which the given skills have the given levels; 0 for other skills. */
export function experienceOf(levels: Readonly<Partial<Record<SkillName, number>>>): number[] {
  const experience = new Array<number>(SKILL_COUNT).fill(0);
  for (const [name, level] of Object.entries(levels)) {
    experience[SKILL[name as SkillName] - 1] = EXPERIENCE_TABLE[level - 1] as number;
  }
  return experience;
}

/** A new character in region 1 at START without possessions, except the given fields. */
export function testState(shown: Partial<Shown> = {}, hidden: Partial<Hidden> = {}): State {
  const fresh = createState({ regionId: 1, gold: 0, healingThreshold: 50, inventory: [] }, START);
  return { shown: { ...fresh.shown, ...shown }, hidden: { ...fresh.hidden, ...hidden } };
}
