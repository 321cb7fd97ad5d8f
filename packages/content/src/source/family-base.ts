import { ItemCategory, type ItemQuality } from '@slumberfell/engine';
import type { SourceLocation } from '../content-error.ts';
import { OFFSET } from './ranges.ts';
import type { Row } from './row.ts';

export interface FamilyBase {
  readonly place: SourceLocation;
  readonly id: number;
  readonly key: string;
  /** The name, with placeholders for words of the material: `{metal} Sword`. */
  readonly name: string;
  /** Of the item in each tier that has one of its own, from tier 1 on; null for a tier without one. */
  readonly descriptions: readonly [ofFirstTier: string, ...ofLaterTiers: (string | null)[]];
  readonly category: ItemCategory;
  /** Quality of the items of this family, except the Elite variants of equipment. */
  readonly quality: ItemQuality;
}

export interface CraftedBase extends FamilyBase {
  readonly skill: string;
  readonly levelOffset: number;
  readonly trophy: FamilyTrophy;
}

interface FamilyTrophy {
  readonly category: string;
  /** The name, with placeholders for words of the material, and `{item}` for the item's name. */
  readonly name: string;
  /** Null when the trophy has the text that all trophies share (phrases.csv). */
  readonly description: string | null;
}

const LATER_DESCRIPTIONS = ['description2', 'description3', 'description4', 'description5', 'description6'];

/** The columns that a file of families may lack. */
export const NAMING_TEXTS = LATER_DESCRIPTIONS;
/** The columns that a file of families that actions make may lack. */
export const CRAFTING_TEXTS = [...NAMING_TEXTS, 'trophy_description'];

/** The columns of every file of families, except equipment. */
export const NAMING = ['id', 'key', 'name', 'category', 'description'];
/** The columns of every file of families that actions make, except equipment. */
export const CRAFTING = [...NAMING, 'skill', 'level_offset', 'tier1_level', 'trophy_name'];

/**
 * Reads the cells that every family has. Family ids stay below 200: an item's id is its family's id times 100
 * plus tier and quality, and the ids of uniques begin at 20001 (game-design 4.1).
 */
export function readNaming(row: Row) {
  return {
    place: row.place,
    id: row.integer('id', { min: 10, max: 199 }),
    key: row.text('key'),
    name: row.text('name'),
    descriptions: [
      row.text('description'),
      ...LATER_DESCRIPTIONS.map((column) => row.textOrNull(column)),
    ] as const,
  };
}

/** Reads the texts of a family's trophy. */
export const readTrophyTexts = (row: Row) => ({
  name: row.text('trophy_name'),
  description: row.textOrNull('trophy_description'),
});

/** Reads the cells of `CRAFTING`, except the level. */
export function readCrafting(row: Row) {
  const skill = row.text('skill');
  return {
    ...readNaming(row),
    category: row.code('category', ItemCategory),
    skill,
    levelOffset: row.integer('level_offset', OFFSET),
    trophy: { category: skill, ...readTrophyTexts(row) },
  };
}
