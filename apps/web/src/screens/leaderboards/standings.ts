import type { LeaderboardEntry, LeaderboardTable } from '@slumberfell/protocol';

/** The viewer's own entry, where it is not on the page anyway (spec section 2); null where it is, or there is none. */
export const ownRowApart = ({ rows, own }: LeaderboardTable): LeaderboardEntry | null =>
  own !== null && rows.every(({ id }) => id !== own.id) ? own : null;

/** The number of the last page, from 1: total pages = ceil(total characters / page size), spec section 9. */
export const lastPageOf = ({ total, pageSize }: LeaderboardTable): number =>
  Math.max(1, Math.ceil(total / pageSize));

/** The page that a rank is on. */
export const pageOfRank = (ranking: number, pageSize: number): number => Math.ceil(ranking / pageSize);
