import { join } from 'node:path';
import { Problems, readTable, shippedWorldDirectory } from '@slumberfell/content';
import { PALETTE_COLUMNS, type Palettes, readPalettes } from '../colour/palettes.ts';

/** Art data stands beside the world it belongs to. */
export const artDirectory = join(shippedWorldDirectory, 'art');

/** @throws ContentError when palettes.csv has faults */
export function loadPalettes(): Palettes {
  const problems = new Problems();
  const palettes = readPalettes(readTable(artDirectory, 'palettes.csv', PALETTE_COLUMNS, problems), problems);
  problems.throwIfAny();
  return palettes;
}
