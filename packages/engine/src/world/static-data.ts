import type { StandingBuild } from './best-builds.ts';
import type { Trait } from './traits/trait.ts';

/**
 * This file has the types of the sets of static data: the nine of specification 3.37, and item sets. They
 * have the shape in which they are sent and cached. Ids are stable and never reused; durations are in
 * seconds, probabilities are in (0, 1].
 */

/** Melee beats Range, Range beats Magic, Magic beats Melee (specification 4.43). */
export const AttackStyle = { Melee: 0, Range: 1, Magic: 2 } as const;
export type AttackStyle = (typeof AttackStyle)[keyof typeof AttackStyle];

/** Which skill gets the main experience of a kill: Attack, the skill of the current style, or Defence. */
export const TrainingAttribute = { Attack: 0, Offensive: 1, Defence: 2 } as const;
export type TrainingAttribute = (typeof TrainingAttribute)[keyof typeof TrainingAttribute];

export const EnemyType = { Normal: 0, Rare: 1, Boss: 2, Elite: 3 } as const;
export type EnemyType = (typeof EnemyType)[keyof typeof EnemyType];

export const ItemCategory = {
  None: 0,
  Herb: 1,
  Ore: 2,
  Wood: 3,
  Fish: 4,
  Cloth: 5,
  Leather: 6,
  Gem: 7,
  Essence: 8,
  Reagent: 9,
  Tool: 10,
  Weapon: 11,
  Armor: 12,
  Jewelry: 13,
  Food: 14,
  Potion: 15,
  Rune: 16,
  Recipe: 17,
  Elite: 18,
  Trophy: 19,
  Key: 20,
  Pet: 21,
  Map: 22,
  Card: 23,
  Appearance: 24,
} as const;
export type ItemCategory = (typeof ItemCategory)[keyof typeof ItemCategory];

export const ItemQuality = { Common: 0, Uncommon: 1, Rare: 2, Elite: 3, Epic: 4, Legendary: 5 } as const;
export type ItemQuality = (typeof ItemQuality)[keyof typeof ItemQuality];

export const EquipmentType = {
  Headgear: 0,
  Shoulders: 1,
  Chest: 2,
  Gloves: 3,
  Leggings: 4,
  Boots: 5,
  Necklace: 6,
  Ring: 7,
  Weapon: 8,
  OffensiveRune: 9,
  DefensiveRune: 10,
  CriticalRune: 11,
  Food: 12,
  Trinket1: 13,
  Trinket2: 14,
  Trinket3: 15,
} as const;
export type EquipmentType = (typeof EquipmentType)[keyof typeof EquipmentType];

export interface Skill {
  readonly id: number;
  readonly name: string;
  readonly order: number;
}

/**
 * What a column of an item holds: a value of an enumeration, an id, an integer of at least 0 (`count`) or 1
 * (`amount`), a percentage with at most one decimal, a text (`name`, `text`, `path`), true or false,
 * traits, or best builds.
 */
type Column =
  | Enumeration
  | 'id'
  | 'count'
  | 'amount'
  | 'percent'
  | 'name'
  | 'text'
  | 'path'
  | 'truth'
  | 'traits'
  | 'bestBuilds';
type Enumeration = Readonly<Record<string, number>>;

/** The columns of an item. The type of an item and its schema on the wire follow from them. */
export const ITEM_COLUMNS = {
  required: {
    id: 'id',
    name: 'name',
    description: 'text',
    category: ItemCategory,
    /** Gold per unit when sold; for keys also the price. */
    value: 'count',
    /** Tier 1 to 6; for trophies the Relicarium rank 1 to 5. */
    rank: 'count',
    quality: ItemQuality,
    imagePath: 'path',
    framePath: 'path',
  },
  /** Columns that are absent, never null, for an item to which they do not apply. */
  optional: {
    equipmentType: EquipmentType,
    armor: 'count',
    attackPower: 'count',
    criticalChance: 'percent',
    requiredAttackStyle: AttackStyle,
    providedAttackStyle: AttackStyle,
    requiredAttackLevel: 'count',
    requiredDefenceLevel: 'count',
    requiredOffensiveLevel: 'count',
    /** Items of a family: how many tiers the family has; its own is `rank`. For pages; no rule reads it. */
    tiers: 'amount',
    /** Item id of the Runic Essence that disenchanting the piece gives. */
    disenchantsInto: 'id',
    /** Health points that one portion restores. */
    healingAmount: 'amount',
    /** Whole percent of extra experience in `skillId` (pets). */
    bonusExperiencePercentage: 'amount',
    skillId: 'id',
    /** Cards: id of the enemy. */
    enemyId: 'id',
    radiant: 'truth',
    /** Total level at which a character gets one as a gift, without skills added later (`milestoneLevel`). */
    milestone: 'count',
    /** What the piece does in combat beside its numbers (game-design 2.16d); 1 or 2. */
    traits: 'traits',
    /** The item set to which the piece belongs. */
    itemSetId: 'id',
    /** The best builds in which the piece or pet stands. For pages; no rule reads it. */
    bestBuilds: 'bestBuilds',
  },
} as const satisfies Readonly<Record<'required' | 'optional', Readonly<Record<string, Column>>>>;

type ValueOf<C> = C extends Enumeration
  ? C[keyof C]
  : C extends 'truth'
    ? boolean
    : C extends 'traits'
      ? readonly Trait[]
      : C extends 'bestBuilds'
        ? readonly StandingBuild[]
        : C extends 'name' | 'text' | 'path'
          ? string
          : number;
type Values<Columns> = { readonly [C in keyof Columns]: ValueOf<Columns[C]> };

export interface Item
  extends Values<typeof ITEM_COLUMNS.required>,
    Partial<Values<typeof ITEM_COLUMNS.optional>> {}

export interface LootRow {
  readonly itemId: number;
  readonly amount: number;
  readonly probability: number;
}

/** Each row is rolled independently of the others. */
export interface LootTable {
  readonly id: number;
  readonly subTables: readonly LootRow[];
}

export interface RelicariumEntry {
  readonly itemId: number;
  /** Seconds of idle time that the first (bronze) claim adds. */
  readonly bonusTime: number;
  readonly category: string;
  readonly rank: number;
}

export interface ItemAmount {
  readonly itemId: number;
  readonly amount: number;
}

export interface CrafteableItem {
  readonly itemId: number;
  readonly skillId: number;
  readonly requiredLevel: number;
  /** Whole points per action, before pet bonuses. */
  readonly experience: number;
  /** Whole seconds per action. */
  readonly baseActionTime: number;
  readonly requiredRecipeId: number | null;
  /** The regions in which a character can make the item; empty for all regions. */
  readonly requiredRegions: readonly number[];
  readonly requiredComponents: readonly ItemAmount[];
  readonly lootTableId: number | null;
}

export interface Enemy {
  readonly id: number;
  readonly name: string;
  /**
   * True when a sentence uses the name without an article: "Old Miller Quern", but "the Puddle Imp". Absent
   * otherwise.
   */
  readonly properName?: boolean;
  readonly description: string;
  readonly type: EnemyType;
  readonly level: number;
  readonly tier: number;
  readonly health: number;
  readonly attackPower: number;
  readonly attackStyle: AttackStyle;
  readonly family: string;
  readonly regionId: number;
  readonly mainStatExperience: number;
  readonly healthExperience: number;
  readonly lootTableId: number;
  readonly bestiaryIndex: number;
  readonly imagePath: string;
  readonly portraitPath: string;
  /** Absent for an enemy that has none. */
  readonly traits?: readonly Trait[];
}

export interface DungeonSequence {
  readonly enemyId: number;
  readonly amount: number;
}

export interface Dungeon {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  readonly imagePath: string;
  readonly keyItemId: number;
  /** The attack style that the page recommends for the dungeon. */
  readonly attackStyle: AttackStyle;
  readonly regionId: number;
  readonly sequences: readonly DungeonSequence[];
}

export interface Region {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  readonly travelCost: number;
  readonly resources: readonly number[];
  readonly enemyDrops: readonly number[];
  readonly dungeons: readonly number[];
  readonly enemies: readonly number[];
}

export interface Appearance {
  readonly id: number;
  readonly label: string;
  readonly faceImagePath: string;
}

/** What wearing several pieces of an item set brings. */
export interface ItemSetTrait {
  /** The number of worn pieces from which on the trait counts; at least 2. */
  readonly pieces: number;
  readonly trait: Trait;
}

/** Pieces that bring more when several of them are worn (game-design 2.16d). */
export interface ItemSet {
  /** That of the region whose uniques are its pieces. */
  readonly id: number;
  readonly name: string;
  /** Ascending by pieces. */
  readonly traits: readonly ItemSetTrait[];
}

/** An item set has at most this many traits. */
export const MAX_SET_TRAITS = 4;

/** All sets. Specification 7.40 gives the order of the first nine on the wire. */
export interface StaticData {
  readonly skills: readonly Skill[];
  readonly items: readonly Item[];
  readonly lootTables: readonly LootTable[];
  readonly relicariumEntries: readonly RelicariumEntry[];
  readonly enemies: readonly Enemy[];
  readonly dungeons: readonly Dungeon[];
  readonly regions: readonly Region[];
  readonly crafteableItems: readonly CrafteableItem[];
  readonly appearances: readonly Appearance[];
  readonly itemSets: readonly ItemSet[];
}

export type StaticSet = keyof StaticData;

/** The sets in their order on the wire: those of specification 7.40, and what was added since. */
export const STATIC_SETS = [
  'skills',
  'items',
  'lootTables',
  'relicariumEntries',
  'enemies',
  'dungeons',
  'regions',
  'crafteableItems',
  'appearances',
  'itemSets',
] as const satisfies readonly StaticSet[];
