import type { Problems, Row } from '@slumberfell/content';
import type { Tone } from './oklch.ts';
import type { Palette } from './ramp.ts';

export const PALETTE_COLUMNS = [
  'name',
  'hue',
  'chroma',
  'lightness',
  'hue2',
  'chroma2',
  'lightness2',
] as const;

const HUES = { min: -360, max: 720 };
const CHROMAS = { min: 0, max: 0.4 };
const LIGHTNESSES = { min: 0, max: 1 };

/** In tier 3, `{metal}` in a cell means the palette `metal-3`. */
const MATERIAL = /^\{(\w+)\}$/;

/** Returned for a missing palette, so that reading continues and finds all mistakes in one run. */
export const UNKNOWN: Palette = {
  name: 'unknown',
  first: { hue: 0, chroma: 0, lightness: 0.6 },
  second: { hue: 0, chroma: 0, lightness: 0.8 },
};

/** The palettes of palettes.csv, by name. */
export class Palettes {
  readonly #byName: ReadonlyMap<string, Palette>;

  constructor(palettes: readonly Palette[]) {
    this.#byName = new Map(palettes.map((palette) => [palette.name, palette]));
  }

  get names(): string[] {
    return [...this.#byName.keys()];
  }

  find(name: string): Palette | undefined {
    return this.#byName.get(name);
  }

  /** Returns a palette whose name is written in code. @throws Error if there is no such palette */
  get(name: string): Palette {
    const palette = this.find(name);
    if (palette === undefined) throw new Error(`There is no palette "${name}" in palettes.csv`);
    return palette;
  }

  /** The palette that a cell names. If it is missing, reports it and returns a grey one. */
  read(row: Row, column: string): Palette {
    return this.#read(row, column, row.text(column));
  }

  /** Like `read`, but `{metal}` means `metal-3` in tier 3. */
  readInTier(row: Row, column: string, tier: number): Palette {
    return this.#read(row, column, row.text(column).replace(MATERIAL, `$1-${tier}`));
  }

  /** Like `read`, but returns null when the cell is empty. */
  readOptional(row: Row, column: string): Palette | null {
    return row.optionalText(column) === '' ? null : this.read(row, column);
  }

  readOptionalInTier(row: Row, column: string, tier: number): Palette | null {
    return row.optionalText(column) === '' ? null : this.readInTier(row, column, tier);
  }

  #read(row: Row, column: string, name: string): Palette {
    const palette = this.find(name);
    if (palette === undefined && name !== '')
      row.reject(column, `names no palette of palettes.csv: "${name}"`);
    return palette ?? UNKNOWN;
  }
}

export function readPalettes(rows: readonly Row[], problems: Problems): Palettes {
  const seen = new Set<string>();
  const palettes = rows.map((row): Palette => {
    const name = row.text('name');
    if (seen.has(name)) problems.add(row.place, `palette "${name}" is there twice`);
    seen.add(name);
    return { name, first: readTone(row, ''), second: readTone(row, '2') };
  });
  return new Palettes(palettes);
}

const readTone = (row: Row, suffix: string): Tone => ({
  hue: row.number(`hue${suffix}`, HUES),
  chroma: row.number(`chroma${suffix}`, CHROMAS),
  lightness: row.number(`lightness${suffix}`, LIGHTNESSES),
});
