import type { Problems, Row } from '@slumberfell/content';
import type { Palettes } from '../colour/palettes.ts';
import type { CreatureArt } from '../creature/creature.ts';
import { DUNGEON_COLUMNS, type DungeonArt, readDungeonArt } from '../dungeon/dungeon-art.ts';
import { FACE_COLUMNS, type FaceArt, readFaceArt } from '../face/face-art.ts';
import { REGION_COLUMNS, type RegionArt, readRegionArt } from '../scene/region-art.ts';
import { readNamed } from './read-named.ts';
import type { WorldFacts } from './world-facts.ts';

export const REGIONS = { file: 'regions.csv', columns: REGION_COLUMNS } as const;
export const DUNGEONS = { file: 'dungeons.csv', columns: DUNGEON_COLUMNS } as const;
export const FACES = { file: 'faces.csv', columns: FACE_COLUMNS } as const;

export function readRegions(
  rows: readonly Row[],
  { regions }: WorldFacts,
  problems: Problems,
): Map<number, RegionArt> {
  return readNamed(REGIONS.file, rows, regions, (row) => readRegionArt(row), problems);
}

export function readFaces(
  rows: readonly Row[],
  { appearances }: WorldFacts,
  palettes: Palettes,
  problems: Problems,
): Map<number, FaceArt> {
  const named = appearances.map(({ id, label }) => ({ id, name: label }));
  return readNamed(FACES.file, rows, named, (row) => readFaceArt(row, palettes), problems);
}

export function readDungeons(
  rows: readonly Row[],
  { dungeons }: WorldFacts,
  creatures: ReadonlyMap<number, CreatureArt>,
  palettes: Palettes,
  problems: Problems,
): Map<number, DungeonArt> {
  const bosses = new Map(dungeons.map(({ id, bossId }) => [id, creatures.get(bossId)]));
  return readNamed(
    DUNGEONS.file,
    rows,
    dungeons,
    (row, id) => readDungeonArt(row, bosses.get(id), palettes),
    problems,
  );
}
