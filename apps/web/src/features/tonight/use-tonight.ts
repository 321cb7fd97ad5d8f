import { type Night, targetsIn } from '@slumberfell/engine';
import { useWorld } from '../../lib/static-data/load.ts';
import { useCharacter } from '../character/use-character.ts';
import type { ForecastStatus } from '../forecast/forecast-client.ts';
import type { KeptAnswers } from '../forecast/kept-answers.ts';
import { useKeptAnswer } from '../forecast/use-kept-answer.ts';
import { usePackAim } from '../forecast/use-pack-aim.ts';
import { useHabits } from '../forecast/use-rest.ts';
import { useThenMemory } from '../plan/then-memory.ts';
import { useFirstsKnown } from './use-firsts-known.ts';

/** The last answer for all places, and for each region. */
const answers: KeptAnswers<'tonight'> = new Map();

/** What is asked of the nights of the open character. */
export function useNightsAsked() {
  const id = useCharacter((character) => character.id);
  const [aim] = usePackAim(id);
  const [memory] = useThenMemory(id);
  return { habits: useHabits(), memory, aim, skillId: null, known: useFirstsKnown() };
}

/**
 * The best nights of the open character, from the forecast worker.
 * @param regionId only fights there; null for all that is in reach
 */
export function useTonight(regionId: number | null = null): ForecastStatus<readonly Night[]> {
  const world = useWorld();
  const targets = regionId === null ? {} : { targets: targetsIn(regionId, world) };
  const question = { kind: 'tonight', ...useNightsAsked(), ...targets } as const;
  const { status } = useKeptAnswer(answers, {
    question: () => question,
    dependsOn: [question, useCharacter(({ shown }) => payableKey(shown.gold, world))],
    place: regionId === null ? '' : String(regionId),
  });
  return status;
}

/** Changes when the gold pays another fare or key. */
function payableKey(gold: number, { sets, item }: ReturnType<typeof useWorld>): number {
  const prices = [
    ...sets.regions.map(({ travelCost }) => travelCost),
    ...sets.dungeons.map(({ keyItemId }) => item(keyItemId)?.value ?? 0),
  ];
  return prices.filter((price) => price <= gold).length;
}
