import { join } from 'node:path';
import { Problems, readTable } from '@slumberfell/content';

/** One author's glyphs that the game shows, as the credits page lists them. */
export interface GlyphCredit {
  readonly author: string;
  /** The author's web address. */
  readonly address: string;
  readonly licence: string;
  readonly licenceAddress: string;
  readonly changes: string;
  readonly glyphs: readonly { readonly name: string; readonly source: string }[];
}

const DATA = join(import.meta.dirname, '..', '..', 'credits');
const CHANGES = 'recoloured; in pictures also lit and combined with others';
const LICENCES = {
  'CC BY 3.0': 'https://creativecommons.org/licenses/by/3.0/',
  'CC0 1.0': 'https://creativecommons.org/publicdomain/zero/1.0/',
} as const;

interface Author {
  readonly name: string;
  readonly address: string;
  readonly licence: keyof typeof LICENCES;
}

/**
 * The authors of the given glyphs of `@iconify-json/game-icons`. CC BY 3.0 requires author, source, licence
 * and changes. If two authors drew a glyph of the same name, both are named.
 * @throws Error if the tables have no author for a glyph
 */
export function glyphCredits(glyphs: readonly string[]): GlyphCredit[] {
  const problems = new Problems();
  const authors = readAuthors(problems);
  const authorsOf = readGlyphAuthors(problems);
  problems.throwIfAny();
  const drawnBy = new Map<string, string[]>();
  for (const name of [...new Set(glyphs)].sort()) {
    const keys = authorsOf.get(name);
    if (keys === undefined) throw new Error(`glyph-authors.csv has no author for the glyph "${name}"`);
    for (const key of keys) drawnBy.set(key, [...(drawnBy.get(key) ?? []), name]);
  }
  return [...drawnBy]
    .map(([key, names]) => {
      const author = authors.get(key);
      if (author === undefined) throw new Error(`authors.csv has no author "${key}"`);
      return creditOf(key, author, names);
    })
    .sort((one, other) => other.glyphs.length - one.glyphs.length || (one.author < other.author ? -1 : 1));
}

const creditOf = (
  key: string,
  { name, address, licence }: Author,
  names: readonly string[],
): GlyphCredit => ({
  author: name,
  address,
  licence,
  licenceAddress: LICENCES[licence],
  changes: CHANGES,
  glyphs: names.map((glyph) => ({ name: glyph, source: `https://game-icons.net/1x1/${key}/${glyph}.html` })),
});

function readAuthors(problems: Problems): Map<string, Author> {
  const rows = readTable(DATA, 'authors.csv', ['key', 'name', 'address', 'licence'], problems);
  return new Map(
    rows.map((row) => [
      row.text('key'),
      {
        name: row.text('name'),
        address: row.text('address'),
        licence: row.word('licence', ['CC BY 3.0', 'CC0 1.0']),
      },
    ]),
  );
}

function readGlyphAuthors(problems: Problems): Map<string, string[]> {
  const rows = readTable(DATA, 'glyph-authors.csv', ['glyph', 'authors'], problems);
  return new Map(rows.map((row) => [row.text('glyph'), row.list('authors')]));
}
