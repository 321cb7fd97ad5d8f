import type {
  AttackStyle,
  BagAim,
  EnemyType,
  EquipmentType,
  ItemQuality,
  ItemSetTrait,
  Trait,
} from '@slumberfell/engine';
import type { SourceLocation } from '../content-error.ts';
import type { Family } from './families.ts';
import type { Amount, Chance } from './row.ts';

/** The content of a world directory as authors wrote it. References are still names. */
export interface WorldSource {
  readonly tiers: readonly Tier[];
  readonly statFactors: ReadonlyMap<ItemQuality, number>;
  /** Words of each material by its key, one word per tier. */
  readonly words: ReadonlyMap<string, readonly string[]>;
  readonly phrases: ReadonlyMap<PhraseKey, string>;
  readonly families: readonly Family[];
  readonly recipeSets: readonly RecipeSet[];
  readonly recipeTexts: readonly RecipeText[];
  /**
   * For each attack style, the recipes that enemies of this style drop, as keys of families or recipe sets.
   */
  readonly recipeDrops: readonly RecipeDrops[];
  readonly regions: readonly RegionSource[];
  readonly enemyTypes: readonly EnemyTypeSource[];
  readonly enemyFamilies: readonly EnemyFamilySource[];
  readonly enemies: readonly EnemySource[];
  readonly dungeons: readonly DungeonSource[];
  readonly uniques: readonly UniqueSource[];
  readonly starters: readonly StarterSource[];
  readonly gifts: readonly GiftSource[];
  readonly milestones: readonly MilestoneSource[];
  readonly pets: readonly PetSource[];
  readonly trophyRanks: readonly TrophyRank[];
  readonly appearances: readonly AppearanceSource[];
  readonly newCharacter: NewCharacterSource;
  readonly traits: {
    /** By the keys of equipment families; those of the Elite variants in all tiers. */
    readonly elites: TraitsByBearer;
    readonly uniques: TraitsByBearer;
    /** Those of pets that go along. */
    readonly pets: TraitsByBearer;
    readonly enemies: TraitsByBearer;
  };
  readonly itemSets: readonly ItemSetSource[];
  readonly bestBuilds: readonly BestBuildSource[];
}

/** The best build of an attack style, a level of all skills and an aim. */
export interface BestBuildSource {
  readonly place: SourceLocation;
  readonly style: AttackStyle;
  readonly level: number;
  readonly aim: BagAim;
  /** Percent of full health at or below which the character eats. */
  readonly threshold: number;
  /** Names of the worn pieces and of the pet that goes along. */
  readonly pieces: readonly string[];
}

/** The item set of a region: its pieces are the uniques that enemies of the region leave. */
export interface ItemSetSource {
  readonly region: string;
  readonly name: string;
  /** Ascending by pieces. */
  readonly traits: readonly ItemSetTrait[];
}

/** The traits of each bearer by its name; a bearer without traits is absent. */
export type TraitsByBearer = ReadonlyMap<string, readonly Trait[]>;

/** Tier n has the items and enemies of region n (game-design 1 and 4.2). */
export interface Tier {
  readonly place: SourceLocation;
  readonly tier: number;
  /** Level of the tier's first equipment; F in the formulas of game-design 4.2. */
  readonly equipmentLevel: number;
  /** Level of the tier's first gathered and workshop items; G in the formulas of game-design 4.2. */
  readonly workshopLevel: number;
  /**
   * Factor on the `levelOffset` of equipment families. `workshopStretch` is that of gathered and workshop
   * families.
   */
  readonly equipmentStretch: number;
  readonly workshopStretch: number;
  /**
   * Expected values until one trophy drops: hours of gathering, crafts of equipment, kills of Normal enemies.
   */
  readonly trophyHours: number;
  readonly craftsPerTrophy: number;
  readonly killsPerTrophy: number;
}

export const PHRASE_KEYS = [
  'recipe_name',
  'enemy_trophy_name',
  'common_equipment_name',
  'card_name',
  'radiant_card_name',
] as const;

/** Phrases for what has no text of its own. A world in which all of it has one may lack them. */
export const SHARED_TEXT_KEYS = [
  'recipe_description',
  'key_description',
  'made_trophy_description',
  'gathered_trophy_description',
  'enemy_trophy_description',
] as const;
export type SharedTextKey = (typeof SHARED_TEXT_KEYS)[number];

export type PhraseKey = (typeof PHRASE_KEYS)[number] | SharedTextKey;

/** One recipe that teaches the Elite variants of several pieces, for example of half an armor. */
export interface RecipeSet {
  readonly place: SourceLocation;
  readonly id: number;
  readonly key: string;
  readonly name: string;
}

/** The text of the recipes of a skill's products. */
export interface RecipeText {
  readonly place: SourceLocation;
  readonly skill: string;
  readonly description: string;
}

export interface RecipeDrops {
  readonly place: SourceLocation;
  readonly style: AttackStyle;
  readonly recipes: readonly string[];
}

export interface RegionSource {
  readonly place: SourceLocation;
  readonly id: number;
  readonly name: string;
  readonly lowestLevel: number;
  readonly highestLevel: number;
  readonly travelCost: number;
  readonly description: string;
}

/** What all enemies of one type (Normal, Elite, Rare, Boss) have in common (game-design 2.7 and 2.9). */
export interface EnemyTypeSource {
  readonly place: SourceLocation;
  readonly type: EnemyType;
  readonly healthFactor: number;
  readonly attackFactor: number;
  readonly experienceFactor: number;
  /**
   * 1 for a Normal enemy. Factor on the chances of a reagent, of curios and of a map, and on the amount of
   * the additional reagents.
   */
  readonly lootSize: number;
  readonly loot: readonly Chance[];
  /**
   * Chance of a map for enemies of this type. Null: the map chance of the enemy's family times `lootSize`
   * applies.
   */
  readonly mapChance: number | null;
  readonly trophy: { readonly perNormalChance: number } | { readonly chance: number };
  readonly cardChance: number;
  readonly recipes: { readonly share: 'all' | 'split'; readonly chance: number } | null;
  readonly unique: UniqueRule | null;
  /** Factor on the chances of pets whose origin is an enemy family or an attack style. */
  readonly petFactor: number;
}

interface UniqueRule {
  readonly quality: ItemQuality;
  readonly chance: number;
  readonly worthSeconds: number;
}

export interface EnemyFamilySource {
  readonly place: SourceLocation;
  readonly key: string;
  readonly trophyNoun: string;
  /** Of the trophies of these enemies, with `{enemy}`. Null when they have the text that all share. */
  readonly trophyDescription: string | null;
  /** Null when a card has the description of its enemy. */
  readonly cardDescription: string | null;
  /** Null when a radiant card has the text of the plain one. */
  readonly radiantCardDescription: string | null;
  /** Key of the item family of the reagent that these enemies drop; null if they drop none. */
  readonly reagent: string | null;
  readonly loot: readonly Chance[];
  /** Replaces `loot` for enemies with a loot size above 1. */
  readonly lootWhenLarge: readonly Chance[];
  readonly curioChance: number;
  readonly mapChance: number;
}

export interface EnemySource {
  readonly place: SourceLocation;
  readonly id: number;
  readonly name: string;
  /** Whether texts use an article ("the Mossback Wolf"); false for proper names. */
  readonly hasArticle: boolean;
  readonly region: string;
  readonly type: EnemyType;
  readonly level: number;
  readonly style: AttackStyle;
  readonly family: string;
  readonly description: string;
}

export interface DungeonSource {
  readonly place: SourceLocation;
  readonly id: number;
  readonly region: string;
  readonly name: string;
  readonly style: AttackStyle;
  readonly keyName: string;
  /** Of the key, with `{dungeon}`. Null when it has the text that all keys share. */
  readonly keyDescription: string | null;
  readonly keyLevelOffset: number;
  /** Enemy names with amounts, in the order of the run. */
  readonly sequences: readonly Amount[];
  readonly description: string;
}

export interface UniqueSource {
  readonly place: SourceLocation;
  readonly id: number;
  readonly name: string;
  readonly enemy: string;
  readonly family: string;
  readonly description: string;
}

export interface StarterSource {
  readonly place: SourceLocation;
  readonly id: number;
  readonly name: string;
  readonly family: string;
  readonly attackPower: number;
  readonly description: string;
}

/** A piece of equipment that is only given: Common, without a style, for every character. */
export interface GiftSource {
  readonly place: SourceLocation;
  readonly id: number;
  readonly name: string;
  readonly slot: EquipmentType;
  readonly armor: number;
  /** Key of the equipment family whose picture of the first tier it has. */
  readonly picture: string;
  readonly description: string;
}

/** A total level at which a character is given an item. */
export interface MilestoneSource {
  readonly place: SourceLocation;
  readonly totalLevel: number;
  readonly item: string;
}

/**
 * Where a pet and its keepsake drop: in the actions of a skill, from enemies of some families, from enemies
 * of one attack style, or from one enemy. `hours` and `kills` are the expected values until the pet drops.
 */
export type PetOrigin =
  | { readonly kind: 'skill'; readonly skill: string; readonly hours: number }
  | { readonly kind: 'family'; readonly families: readonly string[]; readonly kills: number }
  | { readonly kind: 'style'; readonly style: AttackStyle; readonly kills: number }
  | { readonly kind: 'enemy'; readonly enemy: string; readonly kills: number };

export interface PetSource {
  readonly place: SourceLocation;
  readonly id: number;
  readonly name: string;
  readonly skill: string;
  readonly bonusPercent: number;
  readonly quality: ItemQuality;
  readonly origin: PetOrigin;
  readonly keepsakeId: number;
  readonly keepsakeName: string;
  readonly keepsakeRank: number;
  readonly keepsakeDescription: string;
  readonly description: string;
}

export interface TrophyRank {
  readonly place: SourceLocation;
  readonly rank: number;
  readonly bonusSeconds: number;
}

export interface AppearanceSource {
  readonly place: SourceLocation;
  readonly id: number;
  readonly label: string;
}

export interface NewCharacterSource {
  readonly place: SourceLocation;
  readonly region: string;
  readonly gold: number;
  readonly healingThresholdPercent: number;
  /** Item names with amounts. */
  readonly inventory: readonly Amount[];
}
