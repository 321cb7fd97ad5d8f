import type { Collection, Proposal } from '@slumberfell/engine';
import { useWorld } from '../../lib/static-data/load.ts';
import { useCharacter } from '../character/use-character.ts';
import type { ForecastStatus } from '../forecast/forecast-client.ts';
import type { KeptAnswers } from '../forecast/kept-answers.ts';
import { packQuestion, useFight } from '../forecast/use-fight-forecast.ts';
import { useKeptAnswer } from '../forecast/use-kept-answer.ts';
import { useHabits } from '../forecast/use-rest.ts';

/** The last answer for each collection. */
const answers: KeptAnswers<'nearest'> = new Map();

/** What a collection of the open character lacks and is nearest, from the forecast worker. */
export function useNearest(collection: Collection): ForecastStatus<readonly Proposal[]> {
  const { command, suppose = {}, aim } = packQuestion(useFight(), useWorld());
  const question = {
    kind: 'nearest',
    fight: { command, suppose, aim },
    habits: useHabits(),
    collection,
  } as const;
  const { status } = useKeptAnswer(answers, {
    question: () => question,
    dependsOn: [
      question,
      useCharacter(({ shown }) => shown.gold),
      useCharacter(({ shown }) => shown.trophies),
      useCharacter(({ shown }) => shown.cards),
      useCharacter(({ shown }) => shown.knownRecipes),
    ],
    place: collection,
  });
  return status;
}
