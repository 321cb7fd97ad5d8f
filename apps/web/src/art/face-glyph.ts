import type { PictureGlyph } from '../glyph/glyphs.ts';

/** An emblem per appearance, in the order of the set: four to each region's people. */
const EMBLEMS: readonly PictureGlyph[] = [
  'lantern-flame',
  'windmill',
  'spectacles',
  'hood',
  'chef-toque',
  'tombstone',
  'robin-hood-hat',
  'oak-leaf',
  'laurel-crown',
  'beard',
  'spiral-shell',
  'lighthouse',
  'bandana',
  'pearl-necklace',
  'turban',
  'blacksmith',
  'monk-face',
  'winter-hat',
  'musical-notes',
  'snowflake-1',
  'spyglass',
  'black-knight-helm',
  'moon',
  'cowled',
];

/** The emblem that stands for a face where it has no picture. */
export const faceGlyph = (appearanceId: number): PictureGlyph => EMBLEMS[appearanceId - 1] ?? 'cowled';

/** The region, and so the tint, of an appearance's people: four each. */
export const facePeople = (appearanceId: number): number => Math.ceil(appearanceId / 4);
