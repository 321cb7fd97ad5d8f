import type { Row } from '@slumberfell/content';
import type { Palette } from '../colour/ramp.ts';
import type { Figure } from '../figure/figure.ts';
import { glyphFault } from '../glyph/glyph-set.ts';

const DEGREES = { min: -180, max: 180 };
const TONES = { min: 1, max: 2 };

/** Returned for a glyph that cannot be drawn, so that reading continues and finds all mistakes in one run. */
const UNKNOWN_GLYPH = 'cube';

/**
 * Returns the glyph that a cell names. Reports a glyph that does not exist or is in `DENIED_GLYPHS`, and
 * returns a cube for it.
 */
export function readGlyph(row: Row, column: string): string {
  const name = row.text(column);
  const fault = name === '' ? null : glyphFault(name);
  if (fault !== null) row.reject(column, `"${name}" ${fault}`);
  return name === '' || fault !== null ? UNKNOWN_GLYPH : name;
}

/** Reads the columns glyph, tones, flip and rotate. */
export const readFigure = (row: Row, palette: Palette): Figure => ({
  glyph: readGlyph(row, 'glyph'),
  palette,
  tones: (row.optionalInteger('tones', TONES) ?? 2) === 1 ? 1 : 2,
  flip: row.word('flip', ['', 'yes']) === 'yes',
  rotate: row.optionalNumber('rotate', DEGREES) ?? 0,
});

/** A figure that is neither flipped nor rotated. */
export const plainFigure = (glyph: string, palette: Palette): Figure => ({
  glyph,
  palette,
  tones: 2,
  flip: false,
  rotate: 0,
});

/**
 * Reads the glyph of a second figure from `column`; returns null when the cell is empty. The figure has the
 * colours `palette`, or `otherwise` if `palette` is null.
 */
export function readSecondFigure(
  row: Row,
  column: string,
  palette: Palette | null,
  otherwise: Palette,
): Figure | null {
  if (row.optionalText(column) === '') return null;
  return plainFigure(readGlyph(row, column), palette ?? otherwise);
}
