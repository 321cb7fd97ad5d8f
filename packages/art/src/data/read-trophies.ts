import type { Problems, Row } from '@slumberfell/content';
import { PEDESTALS, type Pedestal } from '../picture/pedestal.ts';
import { readGlyph } from './figure-cells.ts';
import type { TrophyFact } from './world-facts.ts';

/**
 * The table of trophies that have a glyph of their own. All others use the glyph of their source (item
 * family, enemy or pet).
 */
export const TROPHIES = { file: 'trophies.csv', columns: ['id', 'name', 'glyph'] } as const;
/** The pedestal of each trophy category. */
export const TROPHY_PEDESTALS = { file: 'pedestals.csv', columns: ['category', 'pedestal'] } as const;

/**
 * The table of glyphs on the keystone above a trophy. The emblems `1` to `6` are numbers of tiers and ids of
 * regions; `pet` is for all pets.
 */
export const EMBLEMS = { file: 'emblems.csv', columns: ['emblem', 'glyph'] } as const;
const EMBLEM_NAMES = ['1', '2', '3', '4', '5', '6', 'pet'] as const;

const ID_RANGE = { min: 1, max: Number.MAX_SAFE_INTEGER };

/** Returns the glyphs of trophies.csv by trophy id. */
export function readTrophies(rows: readonly Row[], trophies: readonly TrophyFact[]): Map<number, string> {
  const byId = new Map(trophies.map((trophy) => [trophy.id, trophy]));
  const glyphs = new Map<number, string>();
  for (const row of rows) {
    const id = row.integer('id', ID_RANGE);
    const trophy = byId.get(id);
    if (trophy === undefined) row.reject('id', `${id} is no trophy of the world`);
    else if (row.text('name') !== trophy.name)
      row.reject('name', `must be "${trophy.name}", the name of trophy ${id}`);
    if (glyphs.has(id)) row.reject('id', `${id} is there twice`);
    glyphs.set(id, readGlyph(row, 'glyph'));
  }
  return glyphs;
}

/**
 * Returns the glyphs of emblems by the name of the emblem: `1` to `6` or `pet`. Reports emblems without a
 * row.
 */
export function readEmblems(rows: readonly Row[], problems: Problems): Map<string, string> {
  const emblems = new Map<string, string>();
  for (const row of rows) emblems.set(row.word('emblem', EMBLEM_NAMES), readGlyph(row, 'glyph'));
  for (const name of EMBLEM_NAMES) {
    if (!emblems.has(name)) problems.add({ file: EMBLEMS.file, row: null }, `has no row for ${name}`);
  }
  return emblems;
}

/** Pedestals by trophy category. Reports a category of the world that has none. */
export function readPedestals(
  rows: readonly Row[],
  trophies: readonly TrophyFact[],
  problems: Problems,
): Map<string, Pedestal> {
  const pedestals = new Map<string, Pedestal>();
  for (const row of rows) pedestals.set(row.text('category'), row.word('pedestal', PEDESTALS));
  for (const category of new Set(trophies.map((trophy) => trophy.category))) {
    if (!pedestals.has(category)) {
      problems.add({ file: TROPHY_PEDESTALS.file, row: null }, `has no row for ${category}`);
    }
  }
  return pedestals;
}
