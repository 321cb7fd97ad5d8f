import type { Problems, Row } from '@slumberfell/content';
import { ItemCategory } from '@slumberfell/engine';
import type { Palettes } from '../colour/palettes.ts';
import type { Figure } from '../figure/figure.ts';
import { plainFigure, readGlyph } from './figure-cells.ts';

/** The table of fallback pictures, for items, dungeons and faces of imported worlds that have no picture. */
export const FALLBACKS = { file: 'fallbacks.csv', columns: ['kind', 'key', 'glyph', 'palette'] } as const;

const KINDS = ['item', 'dungeon', 'face'] as const;

export interface Fallbacks {
  /** Figures by the name of the `ItemCategory`; every category has one. */
  readonly items: ReadonlyMap<string, Figure>;
  readonly dungeon: Figure;
  readonly face: Figure;
}

export function readFallbacks(rows: readonly Row[], palettes: Palettes, problems: Problems): Fallbacks {
  const items = new Map<string, Figure>();
  const single = new Map<string, Figure>();
  const targets = { item: items, dungeon: single, face: single };
  for (const row of rows) {
    const kind = row.word('kind', KINDS);
    const key = kind === 'item' ? row.text('key') : kind;
    if (kind === 'item' && !(key in ItemCategory)) row.reject('key', `"${key}" is no category of items`);
    targets[kind].set(key, plainFigure(readGlyph(row, 'glyph'), palettes.read(row, 'palette')));
  }
  const missing = (what: string) =>
    problems.add({ file: FALLBACKS.file, row: null }, `has no row for ${what}`);
  for (const category of Object.keys(ItemCategory)) if (!items.has(category)) missing(`item ${category}`);
  const one = (kind: string): Figure => {
    const figure = single.get(kind);
    if (figure === undefined) missing(kind);
    return figure ?? plainFigure('cube', palettes.get('stone'));
  };
  return { items, dungeon: one('dungeon'), face: one('face') };
}
