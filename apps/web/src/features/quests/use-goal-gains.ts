import { goalGains, type Night } from '@slumberfell/engine';
import { useMemo } from 'react';
import { gainSentence } from './goal-words.ts';
import { useAcceptedGoals } from './use-goals.ts';

/** The most sentences of a night. */
const MOST = 3;

/** What a night brings of the next chapter and accepted errands, as sentences: what it fulfils first. */
export function useGoalGains({ forecast, steps }: Pick<Night, 'forecast' | 'steps'>): readonly string[] {
  const { facts, key, now } = useAcceptedGoals();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `now` reads the progress when it is called
  return useMemo(() => {
    if (facts === null) return [];
    const gains = goalGains({ forecast, steps }, now(), facts.world);
    return gains
      .toSorted((one, other) => Number(other.isFulfilled) - Number(one.isFulfilled))
      .slice(0, MOST)
      .map((gain) => gainSentence(gain, facts.world));
  }, [forecast, steps, facts, key]);
}
