import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';

/** Where the part of a chronicle that a profile shows is in the cache of queries. */
export const sharedChronicleKey = (characterId: number) => ['shared-chronicle', characterId] as const;

/** What the profile of a character shows of its chronicle. It is fetched again each time it is mounted. */
export function useSharedChronicle(characterId: number) {
  return useQuery({
    queryKey: sharedChronicleKey(characterId),
    queryFn: () => call('shared-chronicle', { id: String(characterId) }),
    staleTime: 0,
  });
}
