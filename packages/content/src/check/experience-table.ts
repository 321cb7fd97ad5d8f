import { MAX_LEVEL } from '@slumberfell/engine';
import type { WorldIndex } from './world-index.ts';

const BEGINNING = [0, 83, 174, 276];
const END = 14_463_256;

/** Check 14: the table of levels has the first and last values of specification 3.38, and rises. */
export function* experienceTable(
  _index: WorldIndex,
  { experienceTable: table }: { experienceTable: readonly number[] },
): Iterable<string> {
  if (table.length !== MAX_LEVEL) yield `the experience table has ${table.length} entries, not ${MAX_LEVEL}`;
  for (const [at, points] of table.entries()) {
    if (at > 0 && !(points > (table[at - 1] ?? 0)))
      yield `level ${at + 1} takes no more experience than level ${at}`;
  }
  for (const [at, points] of BEGINNING.entries()) {
    if (table[at] !== points) yield `level ${at + 1} takes ${table[at]} experience, not ${points}`;
  }
  if (table.at(-1) !== END) yield `the last level takes ${table.at(-1)} experience, not ${END}`;
}
