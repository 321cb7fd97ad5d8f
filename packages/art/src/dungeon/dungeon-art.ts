import type { Row } from '@slumberfell/content';
import type { Palettes } from '../colour/palettes.ts';
import type { Palette } from '../colour/ramp.ts';
import { readGlyph } from '../data/figure-cells.ts';

/** The forms that the gate in a dungeon's picture can have. */
export const GATE_SHAPES = [
  'mill',
  'cellar',
  'barrow',
  'timber',
  'tree',
  'cave',
  'hull',
  'temple',
  'chapel',
  'furnace',
  'glasshouse',
  'hall',
  'stair',
  'dome',
  'bed',
] as const;
export type GateShape = (typeof GATE_SHAPES)[number];

/** The kinds of lights to the left and the right of a dungeon's gate. */
export const FLANKS = ['lanterns', 'torches', 'candles', 'fungus', 'glass', 'ice', 'stars'] as const;
export type Flank = (typeof FLANKS)[number];

/** How a dungeon's gate looks. */
export interface DungeonArt {
  readonly id: number;
  readonly name: string;
  readonly shape: GateShape;
  /** Colours of the gate's material. */
  readonly stone: Palette;
  /** Colours of the light that shines from inside the gate. */
  readonly glow: Palette;
  /** Name of the glyph above the gate. */
  readonly emblem: string;
  /** Name of the boss's glyph, which is drawn as a silhouette inside the gate. */
  readonly creature: string;
  readonly flip: boolean;
  readonly flank: Flank;
}

export const DUNGEON_COLUMNS = [
  'id',
  'name',
  'shape',
  'stone',
  'glow',
  'emblem',
  'creature',
  'flip',
  'flank',
] as const;

/** Reads a row of dungeons.csv of the art data. */
export const readDungeonArt = (row: Row, palettes: Palettes): DungeonArt => ({
  id: row.integer('id', { min: 1, max: 999 }),
  name: row.text('name'),
  shape: row.word('shape', GATE_SHAPES),
  stone: palettes.read(row, 'stone'),
  glow: palettes.read(row, 'glow'),
  emblem: readGlyph(row, 'emblem'),
  creature: readGlyph(row, 'creature'),
  flip: row.word('flip', ['', 'yes']) === 'yes',
  flank: row.word('flank', FLANKS),
});
