import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { useCharacter } from '../character/use-character.ts';

/** Where the chronicle of a character is in the cache of queries. */
export const chronicleKey = (characterId: number | null) => ['chronicle', characterId] as const;

/** The chronicle of the open character. It is fetched again each time a component that shows it mounts. */
export function useChronicle() {
  const characterId = useCharacter(({ id }) => id);
  return useQuery({
    queryKey: chronicleKey(characterId),
    queryFn: () => call('chronicle', {}),
    staleTime: 0,
  });
}

/** The days of the chronicle, the newest first: the first page, and further ones when they are asked for. */
export function useChronicleDays() {
  const characterId = useCharacter(({ id }) => id);
  return useInfiniteQuery({
    queryKey: ['chronicle-days', characterId],
    queryFn: ({ pageParam }) => call('chronicle-days', { page: String(pageParam) }),
    initialPageParam: 1,
    getNextPageParam: (last, pages) =>
      last.ok && pages.length * last.answer.pageSize < last.answer.total ? pages.length + 1 : null,
    staleTime: 0,
  });
}
