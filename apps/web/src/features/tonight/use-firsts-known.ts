import { entriesOf, hasFullCombat } from '@slumberfell/engine';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '../../lib/api/call.ts';
import { useCharacter } from '../character/use-character.ts';
import { isItemFirst } from '../chronicle/is-item-first.ts';
import { chronicleKey } from '../chronicle/use-chronicle.ts';

const NONE: readonly number[] = [];

/**
 * Ids of the items that the character has had, ascending. Only nights of characters whose combat skills are
 * full are judged by them; for all others it is empty, and nothing is fetched.
 */
export function useFirstsKnown(): readonly number[] {
  const isFull = useCharacter(({ shown }) => hasFullCombat(shown));
  const id = useCharacter((character) => character.id);
  const inventory = useCharacter(({ shown }) => shown.inventory);
  const { data } = useQuery({
    queryKey: chronicleKey(id),
    queryFn: () => call('chronicle', {}),
    enabled: isFull,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const firsts = data?.ok ? data.answer.firsts : undefined;
  return useMemo(() => {
    if (!isFull) return NONE;
    const had = (firsts ?? []).filter(isItemFirst);
    const ids = new Set([...had.map((first) => first.id), ...entriesOf(inventory).map(([itemId]) => itemId)]);
    return [...ids].sort((one, other) => one - other);
  }, [isFull, firsts, inventory]);
}
