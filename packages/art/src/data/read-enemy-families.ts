import type { Problems, Row } from '@slumberfell/content';
import { type Enemy, EnemyType } from '@slumberfell/engine';
import type { Palettes } from '../colour/palettes.ts';
import type { CreatureArt } from '../creature/creature.ts';
import type { RegionArt } from '../scene/region-art.ts';
import { readGlyph } from './figure-cells.ts';
import { LOOK_COLUMNS, readCreature } from './read-creatures.ts';

export const ENEMY_FAMILIES = {
  file: 'enemy-families.csv',
  columns: ['family', 'mark', ...LOOK_COLUMNS],
} as const;

/** The key of the row for families of imported worlds that have no row. */
const OTHER_FAMILY = 'other';

export interface EnemyFamilyArt {
  /** The glyph on the cards of its enemies. */
  readonly mark: string;
  /** Shown for enemies of imported worlds that have no picture. */
  readonly standIn: CreatureArt;
}

/** The art of each family of enemies, by its key. The stand-ins stand in the light of the first region. */
export function readEnemyFamilies(
  rows: readonly Row[],
  enemies: readonly Enemy[],
  regions: ReadonlyMap<number, RegionArt>,
  palettes: Palettes,
  problems: Problems,
): Map<string, EnemyFamilyArt> {
  const families = new Map<string, EnemyFamilyArt>();
  const [first] = regions;
  if (first === undefined) return families;
  const [regionId, region] = first;
  for (const row of rows) {
    const family = row.text('family');
    if (families.has(family)) row.reject('family', `"${family}" is there twice`);
    const subject = { id: 0, name: family, regionId, type: EnemyType.Normal };
    const standIn = readCreature(row, subject, region, palettes);
    if (standIn !== null) families.set(family, { mark: readGlyph(row, 'mark'), standIn });
  }
  for (const family of new Set([...enemies.map((enemy) => enemy.family), OTHER_FAMILY]))
    if (!families.has(family))
      problems.add({ file: ENEMY_FAMILIES.file, row: null }, `has no row for ${family}`);
  return families;
}
