import { openQuests, type World } from '@slumberfell/engine';
import { useMemo } from 'react';
import type { Failure } from '../../lib/api/call.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import { usePart } from '../../lib/static-data/use-part.ts';

interface UseQuestWorld {
  /** The current world with its quests; null until they are fetched. */
  readonly questWorld: World | null;
  readonly failure: Failure | null;
  readonly refetch: () => void;
}

/**
 * The world with its story, errands and villagers. New content is fetched again.
 * @param isWanted false fetches nothing; what was fetched before is there all the same
 */
export function useQuestWorld(isWanted = true): UseQuestWorld {
  const world = useWorld();
  const { part, failure, refetch } = usePart('quests', isWanted);
  const quests = useMemo(() => part && openQuests(part), [part]);
  const questWorld = useMemo(() => quests && { ...world, quests }, [world, quests]);
  return { questWorld, failure, refetch };
}
