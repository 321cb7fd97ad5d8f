import type { LeaderboardTable, LeaderboardType } from '@slumberfell/protocol';
import { useQuery } from '@tanstack/react-query';
import { call, type Failure } from '../../lib/api/call.ts';

interface Standings {
  readonly type: LeaderboardType;
  /** The newest that was had; null when none was. */
  readonly table: LeaderboardTable | null;
  /** Why the newest could not be had. */
  readonly failure: Failure | null;
}

/**
 * A page of a board, asked for again whenever it is shown again. What was there stays while it is asked for: the same page as
 * it stood before, or the board's other page; never another board's. It also stays when the answer does not come.
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
    /** Another page than the one asked for is shown. */
    isTurning: query.isPlaceholderData,
    isFetching: query.isFetching,
    refetch: () => void query.refetch(),
  };
}
