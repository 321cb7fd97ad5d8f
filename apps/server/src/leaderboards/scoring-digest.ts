import { createHash } from 'node:crypto';
import type { StaticData } from '@slumberfell/engine';
import { ALL_BOARDS, type Board, boardOf } from './boards.ts';

/** The highest number of a board when the first digests were stored. They contain only trophies' ranks. */
const LAST_FIRST_BOARD = boardOf('Benefactor');

/**
 * A digest of what all scores depend on besides the states: the ranks of all trophies, and which boards were
 * added. A skill that is added has a board, and also raises every score on the board Level. Rankings that
 * were stored under another digest are made again (`sessions/rounds.ts`).
 */
export function scoringDigest(
  { relicariumEntries }: Pick<StaticData, 'relicariumEntries'>,
  boards: readonly Board[] = ALL_BOARDS,
): string {
  const ranks = relicariumEntries.map(({ itemId, rank }) => [itemId, rank] as const);
  const sorted = ranks.sort(([one], [other]) => one - other);
  const added = boards.filter((board) => board > LAST_FIRST_BOARD);
  const scoring = added.length === 0 ? sorted : [sorted, added];
  return createHash('sha256').update(JSON.stringify(scoring)).digest('hex');
}
