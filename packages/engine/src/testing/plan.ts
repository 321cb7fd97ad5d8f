import { AttackStyle, EquipmentType } from '../world/static-data.ts';

/**
 * This file has the ids of every generated world. All worlds have the same ids, so any state and command fits
 * any world, and one world may follow another as new content. The values behind the ids are generated.
 */

/** Region 1 always has something to gather and to hunt. Region 3 never has anything to hunt. */
export const REGIONS = [1, 2, 3] as const;

export const ENEMIES = [101, 102, 103, 104, 105, 106] as const;

/**
 * Item ids: one gathered in region 1, one gathered in one or more regions, one crafted, one essence, and two
 * that are only loot.
 */
export const MATERIALS = { gathered: 11, elsewhere: 12, made: 13, essence: 14, fang: 15, curio: 16 } as const;

export const FOODS = [21, 22] as const;

export interface GearPlan {
  readonly id: number;
  readonly equipmentType: EquipmentType;
  readonly providedAttackStyle?: AttackStyle;
  readonly requiredAttackStyle?: AttackStyle;
}

export const GEAR: readonly GearPlan[] = [
  { id: 31, equipmentType: EquipmentType.Weapon, providedAttackStyle: AttackStyle.Melee },
  { id: 32, equipmentType: EquipmentType.Weapon, providedAttackStyle: AttackStyle.Range },
  { id: 33, equipmentType: EquipmentType.Weapon, providedAttackStyle: AttackStyle.Magic },
  { id: 34, equipmentType: EquipmentType.Weapon, providedAttackStyle: AttackStyle.Melee },
  { id: 35, equipmentType: EquipmentType.Chest, requiredAttackStyle: AttackStyle.Melee },
  { id: 36, equipmentType: EquipmentType.Boots, requiredAttackStyle: AttackStyle.Range },
  { id: 37, equipmentType: EquipmentType.Headgear, requiredAttackStyle: AttackStyle.Magic },
  { id: 38, equipmentType: EquipmentType.Ring },
  { id: 39, equipmentType: EquipmentType.Necklace },
  { id: 40, equipmentType: EquipmentType.CriticalRune },
];

export const PETS = [41, 42, 43] as const;
export const RECIPE = 51;
export const TROPHIES = [61, 62] as const;
/** A plain and a radiant card of one enemy, and a plain card of another. */
export const CARDS = [
  { id: 71, enemyId: ENEMIES[0], radiant: false },
  { id: 72, enemyId: ENEMIES[0], radiant: true },
  { id: 73, enemyId: ENEMIES[1], radiant: false },
] as const;
/** Each key opens the dungeon at the same index of `DUNGEONS`. */
export const KEYS = [81, 82] as const;

/** Dungeon 201 is in region 1, dungeon 202 in region 2. */
export const DUNGEONS = [201, 202] as const;

/** The sales of a minute ago that a generated character may have. */
export const SALE_IDS = [1_799_999_940_000, 1_799_999_940_001] as const;

/** Ids of item sets. No region has the second. */
export const SETS = [1, 99] as const;

/** Numbers of chapters: of the first ones, and of those that open one a day and can be paid for. */
export const CHAPTERS = [1, 2, 9, 10] as const;
/** The errands of a skill have ten times its id plus one of these. */
export const ERRANDS_OF_SKILL = [1, 2] as const;
export const WEEKLY_ERRANDS = [901, 902, 903] as const;
/** A villager of each of the first regions, with its id. */
export const VILLAGERS = [1, 2] as const;

/** Ids that no world has. */
export const UNKNOWN = { item: 999, region: 99, dungeon: 299 } as const;

export const ITEM_IDS: readonly number[] = [
  ...Object.values(MATERIALS),
  ...FOODS,
  ...GEAR.map(({ id }) => id),
  ...PETS,
  RECIPE,
  ...TROPHIES,
  ...CARDS.map(({ id }) => id),
  ...KEYS,
];

/** Products of gathering, crafting and disenchanting. */
export const PRODUCTS = [
  MATERIALS.gathered,
  MATERIALS.elsewhere,
  MATERIALS.made,
  MATERIALS.essence,
  FOODS[0],
  GEAR[0]?.id ?? 0,
] as const;
