import { AttackStyle, BAG_AIMS, MAX_LEVEL } from '@slumberfell/engine';
import type { Problems } from '../content-error.ts';
import { readOptionalTable } from './table.ts';
import type { BestBuildSource } from './world-source.ts';

export const BEST_BUILDS_FILE = 'best-builds.csv';
export const BEST_BUILD_COLUMNS = ['style', 'level', 'aim', 'threshold', 'pieces'];

/** Reads the optional table of best builds, which `npm run balance` writes for the world of the game. */
export function readBestBuilds(directory: string, problems: Problems): BestBuildSource[] {
  return readOptionalTable(directory, BEST_BUILDS_FILE, BEST_BUILD_COLUMNS, problems).map((row) => ({
    place: row.place,
    style: row.code('style', AttackStyle),
    level: row.integer('level', { min: 1, max: MAX_LEVEL }),
    aim: row.word('aim', BAG_AIMS),
    threshold: row.integer('threshold', { min: 0, max: 100 }),
    pieces: row.list('pieces'),
  }));
}
