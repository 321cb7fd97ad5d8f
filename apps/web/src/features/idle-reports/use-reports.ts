import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { useCharacter, useLive } from '../character/use-character.ts';

/** One report. What it tells does not change; one that could not be had is asked for again when it is shown again. */
export function useReport(since: number) {
  const characterId = useCharacter(({ id }) => id);
  return useQuery({
    queryKey: ['idle-report', characterId, since],
    queryFn: () => call('get-idle-report', { since: String(since) }),
    staleTime: ({ state }) => (state.data?.ok && state.data.answer ? Number.POSITIVE_INFINITY : 0),
  });
}

/** A page of those that are kept, from 1; asked for anew when there is another. */
export function useReports(page: number) {
  const characterId = useCharacter(({ id }) => id);
  const newest = useLive(({ idleReport }) => idleReport);
  return useQuery({
    queryKey: ['idle-reports', characterId, newest, page],
    queryFn: () => call('get-idle-reports', { page: String(page) }),
    staleTime: 0,
    placeholderData: (previous) => previous,
  });
}
