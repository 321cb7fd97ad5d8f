import type { Row } from '@slumberfell/content';
import type { Palettes } from '../colour/palettes.ts';
import { plainFigure, readGlyph } from '../data/figure-cells.ts';
import { FACE_COLUMNS, type FaceArt, readFaceArt } from '../face/face-art.ts';
import type { Figure } from '../figure/figure.ts';
import type { Landscape } from '../scene/region-art.ts';

/** How large a villager is in the picture. */
export const STATURES = ['small', 'middle', 'big'] as const;
export type Stature = (typeof STATURES)[number];

/** A tool of the villager's trade: in front of a shoulder (`hand`), or upright behind it (`side`). */
export interface HeldThing {
  readonly figure: Figure;
  readonly at: 'hand' | 'side';
  /** 1 is the usual size at its place. */
  readonly scale: number;
}

/** How a villager looks (villagers.csv of the art data): a face, and what belongs to trade and region. */
export interface VillagerArt {
  readonly face: FaceArt;
  readonly stature: Stature;
  readonly holds: HeldThing | null;
  /** That of the villager's region, which chooses the frame. */
  readonly landscape: Landscape;
}

export const VILLAGER_COLUMNS = [
  ...FACE_COLUMNS,
  'stature',
  'holds',
  'holds_palette',
  'holds_at',
  'holds_rotate',
  'holds_scale',
] as const;

const DEGREES = { min: -180, max: 180 };
const SCALES = { min: 0.5, max: 1.5 };

export function readVillagerArt(row: Row, landscape: Landscape, palettes: Palettes): VillagerArt {
  const stature = row.word('stature', ['', ...STATURES]);
  return {
    face: readFaceArt(row, palettes),
    stature: stature === '' ? 'middle' : stature,
    holds: readHeldThing(row, palettes),
    landscape,
  };
}

function readHeldThing(row: Row, palettes: Palettes): HeldThing | null {
  if (row.optionalText('holds') === '') return null;
  const figure = plainFigure(readGlyph(row, 'holds'), palettes.read(row, 'holds_palette'));
  return {
    figure: { ...figure, rotate: row.optionalNumber('holds_rotate', DEGREES) ?? 0 },
    at: row.word('holds_at', ['hand', 'side']),
    scale: row.optionalNumber('holds_scale', SCALES) ?? 1,
  };
}
