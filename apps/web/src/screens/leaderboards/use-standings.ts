import type { LeaderboardTable, LeaderboardType } from '@slumberfell/protocol';
import { useQuery } from '@tanstack/react-query';
import { call, type Failure } from '../../lib/api/call.ts';

interface Standings {
  readonly type: LeaderboardType;
  /** The table that was fetched last; null when none was fetched yet. */
  readonly table: LeaderboardTable | null;
  /** Why the last fetch failed; null when it succeeded. */
  readonly failure: Failure | null;
}

/**
 * A page of a board. It is fetched again each time when a component begins to show it. During the fetch, and
 * after a failure, the rows that were fetched before stay: those of this page, or during the fetch those of
 * another page of the same board; never those of another board.
 */
export function useStandings(type: LeaderboardType, page: number) {
  const query = useQuery({
    queryKey: ['leaderboard', type, page],
    queryFn: async ({ client, queryKey }): Promise<Standings> => {
      const outcome = await call('get-table', { leaderboardType: type, page: String(page) });
      if (outcome.ok) return { type, table: outcome.answer, failure: null };
      const before = client.getQueryData<Standings>(queryKey);
      return { type, table: before?.table ?? null, failure: outcome.failure };
    },
    placeholderData: (previous) => (previous?.type === type ? previous : undefined),
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
  return {
    table: query.data?.table ?? null,
    failure: query.data?.failure ?? null,
    /** Whether the rows are still those of the page that was shown before. */
    isTurning: query.isPlaceholderData,
    isFetching: query.isFetching,
    refetch: () => void query.refetch(),
  };
}
