import type { PictureGlyph } from '../glyph/glyphs.ts';

const EMBLEMS: readonly PictureGlyph[] = [
  'windmill',
  'forest',
  'lighthouse',
  'burning-tree',
  'mountaintop',
  'star-formation',
];

/** The emblem that stands for a region. */
export const regionGlyph = (regionId: number): PictureGlyph => EMBLEMS[regionId - 1] ?? 'mountaintop';
