import type { Problems, Row } from '@slumberfell/content';
import type { Palettes } from '../colour/palettes.ts';
import type { CreatureArt } from '../creature/creature.ts';
import { DUNGEON_COLUMNS, type DungeonArt, readDungeonArt } from '../dungeon/dungeon-art.ts';
import { FACE_COLUMNS, type FaceArt, readFaceArt } from '../face/face-art.ts';
import { REGION_COLUMNS, type RegionArt, readRegionArt } from '../scene/region-art.ts';
import { reportMissing } from './report-missing.ts';
import type { WorldFacts } from './world-facts.ts';

export const REGIONS = { file: 'regions.csv', columns: REGION_COLUMNS } as const;
export const DUNGEONS = { file: 'dungeons.csv', columns: DUNGEON_COLUMNS } as const;
export const FACES = { file: 'faces.csv', columns: FACE_COLUMNS } as const;

interface Named {
  readonly id: number;
  readonly name: string;
}

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

/**
 * Reads a table with one row of art for each entry of the world. Returns the art by the entry's id. Reports a
 * row whose name is not the name of the entry with the row's id.
 */
function readNamed<Art>(
  file: string,
  rows: readonly Row[],
  things: readonly Named[],
  read: (row: Row, id: number) => Art,
  problems: Problems,
): Map<number, Art> {
  const byId = new Map(things.map(({ id, name }) => [id, name]));
  const art = new Map<number, Art>();
  for (const row of rows) {
    const id = row.integer('id', { min: 1, max: Number.MAX_SAFE_INTEGER });
    const name = byId.get(id);
    if (name === undefined) row.reject('id', `${id} is not in the world`);
    else if (row.text('name') !== name) row.reject('name', `must be "${name}", the name of ${id}`);
    if (art.has(id)) row.reject('id', `${id} is there twice`);
    art.set(id, read(row, id));
  }
  reportMissing(file, things, (id) => art.has(id), problems);
  return art;
}
