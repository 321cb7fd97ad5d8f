import type { Problems, Row } from '@slumberfell/content';
import type { Enemy } from '@slumberfell/engine';
import type { Palettes } from '../colour/palettes.ts';
import { type EnemyArt, EYES, HELD_PLACES, type HeldPlace } from '../picture/enemy-art.ts';
import { readFigure, readSecondFigure } from './figure-cells.ts';
import { reportMissing } from './report-missing.ts';

export const ENEMIES = {
  file: 'enemies.csv',
  columns: [
    'id',
    'name',
    'glyph',
    'palette',
    'flip',
    'eyes',
    'scale',
    'rotate',
    'tones',
    'held',
    'held_palette',
    'held_place',
  ],
} as const;

const SCALES = { min: 0.5, max: 1.3 };
const ID_RANGE = { min: 1, max: Number.MAX_SAFE_INTEGER };

/**
 * The art of every enemy of the world that the creature kit does not draw, by id. Reports two enemies with
 * the same glyph.
 */
export function readEnemies(
  rows: readonly Row[],
  enemies: readonly Enemy[],
  creatures: Pick<ReadonlyMap<number, unknown>, 'has'>,
  palettes: Palettes,
  problems: Problems,
): Map<number, EnemyArt> {
  const byId = new Map(enemies.map((enemy) => [enemy.id, enemy]));
  const art = new Map<number, EnemyArt>();
  const bearers = new Map<string, string>();
  for (const row of rows) {
    const id = row.integer('id', ID_RANGE);
    const enemy = byId.get(id);
    if (enemy === undefined) {
      row.reject('id', `${id} is no enemy of the world`);
      continue;
    }
    if (row.text('name') !== enemy.name)
      row.reject('name', `must be "${enemy.name}", the name of enemy ${id}`);
    if (creatures.has(id)) row.reject('id', `${id} is drawn by its row in creatures.csv`);
    const drawn = readEnemy(row, enemy, palettes);
    const { glyph } = drawn.figure;
    const bearer = bearers.get(glyph);
    if (bearer !== undefined) row.reject('glyph', `"${glyph}" is ${bearer}'s silhouette already`);
    bearers.set(glyph, enemy.name);
    if (art.has(id)) row.reject('id', `${id} is there twice`);
    art.set(id, drawn);
  }
  reportMissing(ENEMIES.file, enemies, (id) => art.has(id) || creatures.has(id), problems);
  return art;
}

function readEnemy(row: Row, { id, type, regionId }: Enemy, palettes: Palettes): EnemyArt {
  const held = readSecondFigure(
    row,
    'held',
    palettes.readOptional(row, 'held_palette'),
    palettes.get('gold'),
  );
  return {
    id,
    figure: readFigure(row, palettes.read(row, 'palette')),
    scale: row.optionalNumber('scale', SCALES) ?? 1,
    eyes: readEyes(row, EYES[type]),
    held: held === null ? null : { figure: held, place: readPlace(row) },
    type,
    region: palettes.get(`tier-${regionId}`),
  };
}

function readEyes(row: Row, usual: string): string | null {
  const cell = row.optionalText('eyes');
  if (cell === '') return usual;
  if (cell === 'none') return null;
  if (!/^#[0-9a-f]{6}$/i.test(cell)) row.reject('eyes', `must be none or #rrggbb, not "${cell}"`);
  return cell;
}

const readPlace = (row: Row): HeldPlace =>
  row.optionalText('held_place') === '' ? 'left' : row.word('held_place', HELD_PLACES);
