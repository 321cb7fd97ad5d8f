import { openQuests, type World } from '@slumberfell/engine';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Failure } from '../../lib/api/call.ts';
import { useContent, useWorld } from '../../lib/static-data/load.ts';
import { fetchQuests } from './quest-cache.ts';
import { type CountersOf, useCounters } from './use-counters.ts';

/** What the story and the board are shown with. */
export interface QuestFacts {
  /** The current world, with its quests. */
  readonly world: World;
  readonly countersOf: CountersOf;
}

export interface UseQuests {
  /** Null until all of it is fetched. */
  readonly facts: QuestFacts | null;
  /** Why it could not be fetched; null while it is fetched, and when it is there. */
  readonly failure: Failure | null;
  readonly retry: () => void;
}

/** The world with its quests, and the counters of the open character. New content is fetched again. */
export function useQuests(): UseQuests {
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
  const counters = useCounters(world);
  const { countersOf } = counters;
  const facts = useMemo(
    () => questWorld && countersOf && { world: questWorld, countersOf },
    [questWorld, countersOf],
  );
  const retry = () => {
    if (quests === null) void refetch();
    if (countersOf === null) counters.refetch();
  };
  const questFailure = outcome && !outcome.ok ? outcome.failure : null;
  return { facts, failure: facts === null ? (questFailure ?? counters.failure) : null, retry };
}
