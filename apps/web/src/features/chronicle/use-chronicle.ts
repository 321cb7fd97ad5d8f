import { useQuery } from '@tanstack/react-query';
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

/**
 * One page of the days of the chronicle, the newest first.
 * @param page from 1
 */
export function useChronicleDays(page: number) {
  const characterId = useCharacter(({ id }) => id);
  return useQuery({
    queryKey: ['chronicle-days', characterId, page],
    queryFn: () => call('chronicle-days', { page: String(page) }),
    staleTime: 0,
  });
}
