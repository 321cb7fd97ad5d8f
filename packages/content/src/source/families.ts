import type { AttackStyle, EquipmentType, ItemCategory, ItemQuality } from '@slumberfell/engine';
import type { Place } from '../content-error.ts';
import type { Amount, Chance } from './row.ts';

/**
 * A family is one kind of thing in six tiers: `dagger` is Copper Dagger to Fellstar Dagger (game-design 4.4).
 */
export type Family = GatheredFamily | FoundFamily | WorkshopFamily | EquipmentFamily | ProvisionFamily;

/** A family whose items are products of an action. */
export type CraftedFamily = Exclude<Family, FoundFamily>;

interface FamilyBase {
  readonly place: Place;
  readonly id: number;
  readonly key: string;
  /** The name, with placeholders for words of the material: `{metal} Sword`. */
  readonly name: string;
  readonly description: string;
  readonly category: ItemCategory;
  /** Quality of the item as it is found, gathered, or made without a recipe. */
  readonly quality: ItemQuality;
}

interface CraftedBase extends FamilyBase {
  readonly skill: string;
  readonly levelOffset: number;
  readonly trophy: FamilyTrophy;
}

interface FamilyTrophy {
  readonly category: string;
  /** The name, with placeholders for words of the material, and `{item}` for the item's name. */
  readonly name: string;
}

interface GatheredFamily extends CraftedBase {
  readonly kind: 'gathered';
  readonly firstLevel: number;
  /** Factor on the seconds that gathering takes in a tier. */
  readonly timeFactor: number;
  readonly extraLoot: readonly Chance[];
}

/** A family whose items come only from loot. */
interface FoundFamily extends FamilyBase {
  readonly kind: 'found';
  /** Price in seconds of work at the item's level. */
  readonly worthSeconds: number;
}

interface WorkshopFamily extends CraftedBase {
  readonly kind: 'workshop';
  readonly firstLevel: number;
  /** Seconds per action in tier 1. */
  readonly seconds: number;
  readonly experienceFactor: number;
  /** Empty for the essence, which comes from disenchanting. */
  readonly components: readonly Amount[];
  /** Price in seconds of work; null if the price is the sum of components and wages. */
  readonly worthSeconds: number | null;
}

interface ProvisionFamily extends CraftedBase {
  readonly kind: 'provision';
  /**
   * For food that follows the workshop's levels, its level in tier 1; null for food that follows the levels
   * of equipment.
   */
  readonly firstLevel: number | null;
  readonly seconds: number;
  readonly experienceFactor: number;
  readonly components: readonly Amount[];
  readonly needsRecipe: boolean;
  /** The share of a character's health, at the item's level, that one portion restores. */
  readonly healingFactor: number;
}

export interface EquipmentFamily extends CraftedBase {
  readonly kind: 'equipment';
  readonly slot: EquipmentType;
  /** Null for jewelry and runes, which fit every style. */
  readonly style: AttackStyle | null;
  readonly seconds: number;
  readonly components: readonly Amount[];
  readonly stats: EquipmentStats;
  readonly elitePrefix: string;
  readonly eliteReagent: Amount;
  /** Key of the recipe set that teaches the Elite variant; null when it has a recipe of its own. */
  readonly recipeSet: string | null;
}

type EquipmentStats = WeaponStats | ArmorStats | AccessoryStats;

interface WeaponStats {
  readonly kind: 'weapon';
  readonly powerFactor: number;
  /** Percent at quality factor 1. */
  readonly criticalChance: number;
}

/** The stats of armor depend only on slot and style. */
interface ArmorStats {
  readonly kind: 'armor';
}

interface AccessoryStats {
  readonly kind: 'accessory';
  readonly attackPower: LinearValue | null;
  readonly armor: LinearValue | null;
  readonly criticalChance: LinearValue | null;
  readonly requires: 'Attack' | 'Defence';
}

/** A value that is a linear function of the item's level. */
export interface LinearValue {
  readonly base: number;
  readonly perLevel: number;
}

/**
 * The components of one action, in the same tier; empty for items that are gathered, found or disenchanted.
 */
export function componentsOf(family: Family): readonly Amount[] {
  return family.kind === 'found' || family.kind === 'gathered' ? [] : family.components;
}
