import type { CountersOf, World } from '@slumberfell/engine';
import { useMemo } from 'react';
import type { Failure } from '../../lib/api/call.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import { useCounters } from './use-counters.ts';
import { useQuestWorld } from './use-quest-world.ts';

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

/**
 * The world with its quests, and the counters of the open character.
 * @param isWanted as for `useQuestWorld`
 */
export function useQuests(isWanted = true): UseQuests {
  const { questWorld, failure: questFailure, refetch } = useQuestWorld(isWanted);
  const counters = useCounters(useWorld(), isWanted);
  const { countersOf } = counters;
  const facts = useMemo(
    () => questWorld && countersOf && { world: questWorld, countersOf },
    [questWorld, countersOf],
  );
  const retry = () => {
    if (questWorld === null) refetch();
    if (countersOf === null) counters.refetch();
  };
  return { facts, failure: facts === null ? (questFailure ?? counters.failure) : null, retry };
}
