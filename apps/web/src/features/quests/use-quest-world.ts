import { openQuests, type World } from '@slumberfell/engine';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Failure } from '../../lib/api/call.ts';
import { useContent, useWorld } from '../../lib/static-data/load.ts';
import { fetchQuests } from './quest-cache.ts';

interface UseQuestWorld {
  /** The current world, with its quests; null until they are fetched. */
  readonly world: World | null;
  readonly failure: Failure | null;
  readonly refetch: () => void;
}

/** The world with its story, errands and villagers. New content is fetched again. */
export function useQuestWorld(): UseQuestWorld {
  const world = useWorld();
  const content = useContent();
  const { data: outcome, refetch } = useQuery({
    queryKey: ['quests', content],
    queryFn: fetchQuests,
    staleTime: ({ state }) => (state.data?.ok ? Number.POSITIVE_INFINITY : 0),
    placeholderData: keepPreviousData,
  });
  const quests = useMemo(() => (outcome?.ok ? openQuests(outcome.answer) : null), [outcome]);
  const questWorld = useMemo(() => quests && { ...world, quests }, [world, quests]);
  return {
    world: questWorld,
    failure: outcome && !outcome.ok ? outcome.failure : null,
    refetch: () => void refetch(),
  };
}
