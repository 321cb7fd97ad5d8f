import type { LeaderboardEntry, LeaderboardTable } from '@slumberfell/protocol';
import { formatNumber } from '../../lib/format/number.ts';

/** The viewer's own row if it is not on the page (specification 2.102); else null. */
export const separateOwnRow = ({ rows, own }: LeaderboardTable): LeaderboardEntry | null =>
  own !== null && rows.every(({ id }) => id !== own.id) ? own : null;

/**
 * Whether the character has a score: more than 0 of what the board counts, such as gold. Boards also contain
 * the characters without a score.
 */
export const hasScore = (entry: LeaderboardEntry): boolean =>
  ('amount' in entry ? entry.amount : entry.experience) > 0;

/** The number of the last page: total characters / page size, rounded up, at least 1 (specification 9.10). */
export const lastPageOf = ({ total, pageSize }: LeaderboardTable): number =>
  Math.max(1, Math.ceil(total / pageSize));

/** The number of the page that contains this rank, from 1. */
export const pageOfRank = (ranking: number, pageSize: number): number => Math.ceil(ranking / pageSize);

/** The number of characters on a board, and the current page, as text. */
export function positionText(table: LeaderboardTable, page: number): string {
  const lastPage = lastPageOf(table);
  const pages =
    page <= lastPage
      ? `page ${formatNumber(page)} of ${formatNumber(lastPage)}`
      : `last page ${formatNumber(lastPage)}`;
  return `${formatNumber(table.total)} ${table.total === 1 ? 'character' : 'characters'} · ${pages}`;
}
