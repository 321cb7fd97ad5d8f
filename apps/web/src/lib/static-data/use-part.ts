import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Failure } from '../api/call.ts';
import { fetchPart, type Part, type PartName } from './content-part.ts';
import { useContent } from './load.ts';

interface UsePart<N extends PartName> {
  /** Null until it is fetched. */
  readonly part: Part<N> | null;
  readonly failure: Failure | null;
  readonly refetch: () => void;
}

/**
 * A part of the current content. New content is fetched again.
 * @param isWanted false fetches nothing; what was fetched before is there all the same
 */
export function usePart<N extends PartName>(name: N, isWanted: boolean): UsePart<N> {
  const content = useContent();
  const { data: outcome, refetch } = useQuery({
    queryKey: [name, content],
    queryFn: () => fetchPart(name),
    enabled: isWanted,
    staleTime: ({ state }) => (state.data?.ok ? Number.POSITIVE_INFINITY : 0),
    placeholderData: keepPreviousData,
  });
  return {
    part: outcome?.ok ? outcome.answer : null,
    failure: outcome && !outcome.ok ? outcome.failure : null,
    refetch: () => void refetch(),
  };
}
