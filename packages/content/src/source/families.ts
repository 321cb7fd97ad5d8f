import type { AttackStyle, EquipmentType, ItemCategory, ItemQuality } from '@slumberfell/engine';
import type { Place } from '../content-error.ts';
import type { Amount, Chance } from './row.ts';

/** A family is one kind of thing in six tiers: dagger is Copper Dagger to Fellstar Dagger (game-design 4.4). */
export type Family = GatheredFamily | FoundFamily | WorkshopFamily | EquipmentFamily | ProvisionFamily;

/** A family whose items are the product of an action. */
export type CraftedFamily = Exclude<Family, FoundFamily>;

interface FamilyBase {
  readonly place: Place;
  readonly id: number;
  readonly key: string;
  /** Name with material words in braces: `{metal} Sword`. */
  readonly name: string;
  readonly description: string;
  readonly category: ItemCategory;
  /** Quality of the item as it is found, gathered or made without a recipe. */
  readonly quality: ItemQuality;
}

interface CraftedBase extends FamilyBase {
  readonly skill: string;
  readonly levelOffset: number;
  readonly trophy: FamilyTrophy;
}

interface FamilyTrophy {
  readonly category: string;
  /** Name with material words, and `{item}` for the item's own name. */
  readonly name: string;
}

interface GatheredFamily extends CraftedBase {
  readonly kind: 'gathered';
  readonly firstLevel: number;
  /** Factor on the seconds that a tier takes to gather. */
  readonly timeFactor: number;
  readonly extraLoot: readonly Chance[];
}

/** Comes from loot alone. */
interface FoundFamily extends FamilyBase {
  readonly kind: 'found';
  /** Price in seconds of work at its level. */
  readonly worthSeconds: number;
}

interface WorkshopFamily extends CraftedBase {
  readonly kind: 'workshop';
  readonly firstLevel: number;
  /** Seconds per action in tier 1. */
  readonly seconds: number;
  readonly experienceFactor: number;
  /** Empty for the essence, which comes by disenchanting. */
  readonly components: readonly Amount[];
  /** Price in seconds of work, where it is not the sum of components and wages. */
  readonly worthSeconds: number | null;
}

interface ProvisionFamily extends CraftedBase {
  readonly kind: 'provision';
  /** Level in tier 1 for food that follows the workshop's levels; null for what follows equipment levels. */
  readonly firstLevel: number | null;
  readonly seconds: number;
  readonly experienceFactor: number;
  readonly components: readonly Amount[];
  readonly needsRecipe: boolean;
  /** Share of a character's health at the item's level that one portion restores. */
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

/** Armor follows from slot and style alone. */
interface ArmorStats {
  readonly kind: 'armor';
}

interface AccessoryStats {
  readonly kind: 'accessory';
  readonly attackPower: Line | null;
  readonly armor: Line | null;
  readonly criticalChance: Line | null;
  readonly requires: 'Attack' | 'Defence';
}

/** A value that grows in a straight line with the item's level. */
export interface Line {
  readonly base: number;
  readonly perLevel: number;
}

/** What one action takes, in the same tier; empty for what is gathered, found or undone from equipment. */
export function componentsOf(family: Family): readonly Amount[] {
  return family.kind === 'found' || family.kind === 'gathered' ? [] : family.components;
}
