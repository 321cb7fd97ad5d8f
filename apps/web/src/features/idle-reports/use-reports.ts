import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { useCharacter, useCharacterState } from '../character/use-character.ts';

/**
 * One report. A report does not change, so it is fetched once; after a failure it is fetched again when shown
 * again.
 */
export function useReport(since: number) {
  const characterId = useCharacter(({ id }) => id);
  return useQuery({
    queryKey: ['idle-report', characterId, since],
    queryFn: () => call('get-idle-report', { since: String(since) }),
    staleTime: ({ state }) => (state.data?.ok && state.data.answer ? Number.POSITIVE_INFINITY : 0),
  });
}

/** A page of the stored reports, counted from 1. It is fetched again when a new report exists. */
export function useReports(page: number) {
  const characterId = useCharacter(({ id }) => id);
  const newest = useCharacterState(({ idleReport }) => idleReport);
  return useQuery({
    queryKey: ['idle-reports', characterId, newest, page],
    queryFn: () => call('get-idle-reports', { page: String(page) }),
    staleTime: 0,
    placeholderData: (previous) => previous,
  });
}
