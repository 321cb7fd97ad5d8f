import { EXPERIENCE_TABLE, MAX_LEVEL } from '@slumberfell/engine';
import { type Cell, type Table, table } from '../article.ts';

const COLUMNS = ['Level', 'Experience in all', 'For this level'];
/** Levels between two rows of the table of landmarks; also the number of levels in each collapsed table. */
const STRIDE = 10;

const levels = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** Experience points at which a level begins; the level is from 1. */
const pointsAt = (level: number): number => EXPERIENCE_TABLE[level - 1] ?? 0;

/** Experience points that a character needs from the level before to reach this level; 0 for level 1. */
export const stepTo = (level: number): number => (level > 1 ? pointsAt(level) - pointsAt(level - 1) : 0);

const row = (level: number): Cell[] => [level, pointsAt(level), stepTo(level)];

/** The first level that begins at half or more of the experience of the highest level. */
export const HALFWAY =
  levels(1, MAX_LEVEL).find((level) => pointsAt(level) * 2 >= pointsAt(MAX_LEVEL)) ?? MAX_LEVEL;

export const LANDMARKS: Table = table(
  'Landmarks',
  COLUMNS,
  levels(1, MAX_LEVEL)
    .filter((level) => level === 1 || level % STRIDE === 0 || level === MAX_LEVEL - 1)
    .map(row),
);

export const EVERY_LEVEL: readonly Table[] = levels(1, MAX_LEVEL)
  .filter((level) => level % STRIDE === 1)
  .map((from) => {
    const to = Math.min(from + STRIDE - 1, MAX_LEVEL);
    return table(`Levels ${from} to ${to}`, COLUMNS, levels(from, to).map(row));
  });
