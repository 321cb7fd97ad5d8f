/** For builds and tests only. No code imports a value from here at run time. */
export { BUILT_DIRECTORY } from './build/built-directory.ts';
export { type BuiltPicture, type FallbackPaths, type Manifest, readManifest } from './build/manifest.ts';
export { allCredits, type Credits } from './credits/all-credits.ts';
export { DENIED_GLYPHS } from './glyph/denied-glyphs.ts';
export { TROPHY_FILTERS, type TrophyRank } from './picture/trophy-rank.ts';
