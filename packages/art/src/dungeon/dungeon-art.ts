import type { Row } from '@slumberfell/content';
import type { Palettes } from '../colour/palettes.ts';
import type { Palette } from '../colour/ramp.ts';
import type { CreatureArt } from '../creature/creature.ts';
import { readGlyph } from '../data/figure-cells.ts';
import type { Statue } from '../picture/statue.ts';

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
  /** The boss, which is drawn as a silhouette inside the gate. */
  readonly boss: Statue;
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

/**
 * Reads a row of dungeons.csv of the art data.
 * @param boss undefined if the creature kit does not draw it: then the row has the glyph
 */
export const readDungeonArt = (row: Row, boss: CreatureArt | undefined, palettes: Palettes): DungeonArt => ({
  id: row.integer('id', { min: 1, max: 999 }),
  name: row.text('name'),
  shape: row.word('shape', GATE_SHAPES),
  stone: palettes.read(row, 'stone'),
  glow: palettes.read(row, 'glow'),
  emblem: readGlyph(row, 'emblem'),
  boss: readBoss(row, boss),
  flank: row.word('flank', FLANKS),
});

function readBoss(row: Row, boss: CreatureArt | undefined): Statue {
  const flip = row.word('flip', ['', 'yes']) === 'yes';
  if (boss === undefined) return { kind: 'glyph', glyph: readGlyph(row, 'creature'), flip, rotate: 0 };
  if (row.optionalText('creature') !== '' || flip)
    row.reject('creature', `must be empty, and flip too: creatures.csv draws ${boss.name}`);
  return { kind: 'creature', creature: boss };
}
