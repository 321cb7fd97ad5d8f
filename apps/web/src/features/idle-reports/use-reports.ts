import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { useCharacter, useCharacterState } from '../character/use-character.ts';

/**
 * One idle report. A report never changes, so it is fetched only once. After a failed fetch, the next
 * component that shows the report fetches it again.
 */
export function useReport(since: number) {
  const characterId = useCharacter(({ id }) => id);
  return useQuery({
    queryKey: ['idle-report', characterId, since],
    queryFn: () => call('get-idle-report', { since: String(since) }),
    staleTime: ({ state }) => (state.data?.ok && state.data.answer ? Number.POSITIVE_INFINITY : 0),
  });
}

/**
 * One page of the list of stored idle reports. It is fetched again when a new report exists.
 * @param page number of the page, from 1
 */
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
