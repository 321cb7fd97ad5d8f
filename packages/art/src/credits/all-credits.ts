import { join } from 'node:path';
import { type GlyphCredit, glyphCredits } from './credits.ts';
import { FACES, FONTS, type LibraryCredit, libraryCredits, type WorkCredit } from './other-credits.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..', '..');
const RUNNING = ['apps/server', 'apps/web', 'packages/content', 'packages/protocol', 'packages/engine'];

/** The content of the credits page. */
export interface Credits {
  readonly glyphs: readonly GlyphCredit[];
  readonly faces: WorkCredit;
  readonly fonts: readonly WorkCredit[];
  readonly libraries: readonly LibraryCredit[];
}

/** @param glyphs all glyphs that the game shows: those of the manifest and those of the page's own sprites */
export const allCredits = (glyphs: readonly string[]): Credits => ({
  glyphs: glyphCredits(glyphs),
  faces: FACES,
  fonts: FONTS,
  libraries: libraryCredits(ROOT, RUNNING),
});
