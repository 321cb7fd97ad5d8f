import { acceptedGoals, type QuestGoal } from '@slumberfell/engine';
import { useIsIdle } from '../../lib/lazy/use-is-idle.ts';
import { characterStore } from '../character/store.ts';
import { useCharacter } from '../character/use-character.ts';
import { type QuestFacts, useQuests } from './use-quests.ts';

interface AcceptedGoals {
  /** Null until the quests and the chronicle are fetched, and where they cannot be. */
  readonly facts: QuestFacts | null;
  /** Whether the goals are known, or will not be. */
  readonly isKnown: boolean;
  /** Changes when something else is asked for. */
  readonly key: string;
  /** The next chapter and what is accepted, with the progress of now; none where it is not known. */
  readonly now: () => readonly QuestGoal[];
}

/**
 * What the next chapter and the accepted errands ask of the open character. Quests and counters are fetched
 * when the browser is idle.
 */
export function useAcceptedGoals(): AcceptedGoals {
  const { facts, failure } = useQuests(useIsIdle());
  const key = useCharacter(({ shown: { quests } }) =>
    JSON.stringify([
      quests.chapter,
      quests.errands.map(({ errandId, amount }) => [errandId, amount]),
      quests.weeks.filter(({ isDone }) => !isDone).map(({ errandId, tiers }) => [errandId, tiers]),
    ]),
  );
  const now = () => {
    const { character } = characterStore.getState();
    if (facts === null || character === null) return [];
    return acceptedGoals(character.shown, facts.world, facts.countersOf);
  };
  return { facts, isKnown: facts !== null || failure !== null, key: `${facts !== null} ${key}`, now };
}
