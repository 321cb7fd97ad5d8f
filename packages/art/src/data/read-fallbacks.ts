import type { Problems, Row } from '@slumberfell/content';
import { ItemCategory } from '@slumberfell/engine';
import type { Palettes } from '../colour/palettes.ts';
import type { Figure } from '../figure/figure.ts';
import { plainFigure, readGlyph } from './figure-cells.ts';

/** The table of fallback pictures, which are shown for entries of imported worlds that have no picture. */
export const FALLBACKS = { file: 'fallbacks.csv', columns: ['kind', 'key', 'glyph', 'palette'] } as const;

const KINDS = ['item', 'enemy', 'dungeon', 'face'] as const;

/** The key of the fallback for enemy families without a row. */
const OTHER = 'other';

export interface Fallbacks {
  /** Figures by the name of the `ItemCategory`; every category has one. */
  readonly items: ReadonlyMap<string, Figure>;
  /** Figures by enemy family. The key `other` is for families without a row. */
  readonly enemies: ReadonlyMap<string, Figure>;
  readonly dungeon: Figure;
  readonly face: Figure;
}

export function readFallbacks(rows: readonly Row[], palettes: Palettes, problems: Problems): Fallbacks {
  const items = new Map<string, Figure>();
  const enemies = new Map<string, Figure>();
  const single = new Map<string, Figure>();
  const targets = { item: items, enemy: enemies, dungeon: single, face: single };
  for (const row of rows) {
    const kind = row.word('kind', KINDS);
    const key = kind === 'item' || kind === 'enemy' ? row.text('key') : kind;
    if (kind === 'item' && !(key in ItemCategory)) row.reject('key', `"${key}" is no category of items`);
    targets[kind].set(key, plainFigure(readGlyph(row, 'glyph'), palettes.read(row, 'palette')));
  }
  const missing = (what: string) =>
    problems.add({ file: FALLBACKS.file, row: null }, `has no row for ${what}`);
  for (const category of Object.keys(ItemCategory)) if (!items.has(category)) missing(`item ${category}`);
  if (!enemies.has(OTHER)) missing(`enemy ${OTHER}`);
  const one = (kind: string): Figure => {
    const figure = single.get(kind);
    if (figure === undefined) missing(kind);
    return figure ?? plainFigure('cube', palettes.get('stone'));
  };
  return { items, enemies, dungeon: one('dungeon'), face: one('face') };
}
