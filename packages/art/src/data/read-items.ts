import type { Problems, Row } from '@slumberfell/content';
import type { Palettes } from '../colour/palettes.ts';
import type { Palette } from '../colour/ramp.ts';
import { EFFECTS, type Effect, type ItemArt } from '../picture/item-tile.ts';
import { readFigure, readSecondFigure } from './figure-cells.ts';
import { reportMissing } from './report-missing.ts';
import type { FamilyTier, WorldFacts } from './world-facts.ts';

const LOOK = [
  'glyph',
  'palette',
  'effect',
  'background',
  'rotate',
  'flip',
  'scale',
  'tones',
  'badge',
  'badge_palette',
] as const;

export const ITEM_FAMILIES = { file: 'item-families.csv', columns: ['family', 'tier', ...LOOK] } as const;
export const ITEMS = { file: 'items.csv', columns: ['kind', 'id', 'name', ...LOOK] } as const;

/**
 * Kinds of items of which each item has a picture of its own. items.csv has a row for each of these items, by
 * kind and id.
 */
export const ITEM_KINDS = ['unique', 'starter', 'key', 'pet'] as const;
export type ItemKind = (typeof ITEM_KINDS)[number];

const TIERS = { min: 1, max: 6 };
const SCALES = { min: 0.5, max: 1.2 };
const ID_RANGE = { min: 1, max: Number.MAX_SAFE_INTEGER };

export const familyTierKey = ({ key, tier }: FamilyTier): string => `${key}-${tier}`;
export const itemKey = (kind: ItemKind, id: number): string => `${kind} ${id}`;

/**
 * The art of every family in every tier, by `familyTierKey`. In that tier, a row with a tier replaces the
 * family's row without a tier.
 */
export function readItemFamilies(
  rows: readonly Row[],
  families: readonly FamilyTier[],
  palettes: Palettes,
  problems: Problems,
): Map<string, ItemArt> {
  const rowOf = new Map<string, Row>();
  const known = new Set(families.map(({ key }) => key));
  for (const row of rows) {
    const family = row.text('family');
    if (!known.has(family)) row.reject('family', `"${family}" is no family of the world`);
    const key = `${family}-${row.optionalInteger('tier', TIERS) ?? ''}`;
    if (rowOf.has(key)) row.reject('family', `${family} is there twice for the same tiers`);
    rowOf.set(key, row);
  }
  const art = new Map<string, ItemArt>();
  for (const family of families) {
    const row = rowOf.get(familyTierKey(family)) ?? rowOf.get(`${family.key}-`);
    if (row === undefined) {
      problems.add(
        { file: ITEM_FAMILIES.file, row: null },
        `has no row for ${family.key} in tier ${family.tier}`,
      );
    } else {
      art.set(familyTierKey(family), readLook(row, family.tier, palettes));
    }
  }
  return art;
}

/** The art of every unique, starter, key and pet, by `itemKey`. */
export function readItems(
  rows: readonly Row[],
  world: WorldFacts,
  palettes: Palettes,
  problems: Problems,
): Map<string, ItemArt> {
  const things = {
    unique: world.uniques,
    starter: world.starters,
    key: world.keys,
    pet: world.pets,
  } satisfies Record<ItemKind, readonly { id: number; name: string }[]>;
  const art = new Map<string, ItemArt>();
  for (const row of rows) {
    const kind = row.word('kind', ITEM_KINDS);
    const id = row.integer('id', ID_RANGE);
    const thing = things[kind].find((candidate) => candidate.id === id);
    if (thing === undefined) row.reject('id', `${id} is no ${kind} of the world`);
    else if (row.text('name') !== thing.name)
      row.reject('name', `must be "${thing.name}", the name of ${kind} ${id}`);
    const key = itemKey(kind, id);
    if (art.has(key)) row.reject('id', `${kind} ${id} is there twice`);
    art.set(key, readLook(row, null, palettes));
  }
  for (const kind of ITEM_KINDS) {
    reportMissing(ITEMS.file, things[kind], (id) => art.has(itemKey(kind, id)), problems);
  }
  return art;
}

/** @param tier the tier for `{metal}`; null for items without tiers */
function readLook(row: Row, tier: number | null, palettes: Palettes): ItemArt {
  const palette = tier === null ? palettes.read(row, 'palette') : palettes.readInTier(row, 'palette', tier);
  const optional = (column: string): Palette | null =>
    tier === null ? palettes.readOptional(row, column) : palettes.readOptionalInTier(row, column, tier);
  return {
    figure: readFigure(row, palette),
    scale: row.optionalNumber('scale', SCALES) ?? 1,
    effect: readEffect(row),
    background: optional('background'),
    badge: readSecondFigure(row, 'badge', optional('badge_palette'), palette),
  };
}

const readEffect = (row: Row): Effect =>
  row.optionalText('effect') === '' ? 'none' : row.word('effect', EFFECTS);
