import type { Aim, Collection } from '@slumberfell/engine';
import { useWorld } from '../../lib/static-data/load.ts';
import { useCharacter } from '../character/use-character.ts';
import type { ForecastStatus } from '../forecast/forecast-client.ts';
import { packQuestion, useFight } from '../forecast/use-fight-forecast.ts';
import { type KeptAnswers, useKeptAnswer } from '../forecast/use-kept-answer.ts';
import { useHabits } from '../forecast/use-rest.ts';

/** The last answer for Home and for each collection. */
const answers: KeptAnswers<'aims' | 'nearest'> = new Map();

/** The aims of the open character, or of one of its collections, from the forecast worker. */
export function useAims(collection?: Collection): ForecastStatus<readonly Aim[]> {
  const { command, suppose = {}, aim } = packQuestion(useFight(), useWorld());
  const asked = { fight: { command, suppose, aim }, habits: useHabits() };
  const { status } = useKeptAnswer(answers, {
    question:
      collection === undefined ? { kind: 'aims', ...asked } : { kind: 'nearest', ...asked, collection },
    dependsOn: [
      useCharacter(({ shown }) => shown.gold),
      useCharacter(({ shown }) => shown.trophies),
      useCharacter(({ shown }) => shown.cards),
      useCharacter(({ shown }) => shown.knownRecipes),
    ],
    place: collection ?? '',
  });
  return status;
}
