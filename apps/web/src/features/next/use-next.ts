import { isSameWanted, type NextThing } from '@slumberfell/engine';
import { useWorld } from '../../lib/static-data/load.ts';
import { useCharacter } from '../character/use-character.ts';
import type { ForecastStatus } from '../forecast/forecast-client.ts';
import { packQuestion, useFight } from '../forecast/use-fight-forecast.ts';
import { type KeptAnswers, useKeptAnswer } from '../forecast/use-kept-answer.ts';
import { useHabits } from '../forecast/use-rest.ts';
import { useWanted } from '../wanted/use-wanted.ts';

/** Home and Equipment show the same answer. */
const answers: KeptAnswers<'next'> = new Map();

interface Next {
  readonly status: ForecastStatus<readonly NextThing[]>;
  /** Whether something has changed since, and a new answer is awaited. */
  readonly isOld: boolean;
}

/**
 * The things not yet owned that would bring most for the last fight, from the forecast worker. A thing that
 * is pinned or hidden moves or goes at once, before the new answer.
 */
export function useNext(): Next {
  const { command, suppose = {}, aim } = packQuestion(useFight(), useWorld());
  const { pinned, hiddenThings } = useWanted();
  const { status, isOld } = useKeptAnswer(answers, {
    question: {
      kind: 'next',
      fight: { command, suppose, aim },
      habits: useHabits(),
      pinned,
      hidden: hiddenThings,
    },
    dependsOn: [
      useCharacter(({ shown }) => shown.gold),
      useCharacter(({ shown }) => shown.trophies),
      useCharacter(({ shown }) => shown.cards),
      useCharacter(({ shown }) => shown.knownRecipes),
    ],
    place: '',
  });
  if (status.status !== 'answered') return { status, isOld };
  const shown = status.answer.filter(({ wanted }) => !hiddenThings.some((one) => isSameWanted(one, wanted)));
  const isPinned = ({ wanted }: NextThing) => pinned !== null && isSameWanted(pinned, wanted);
  const answer = [...shown.filter(isPinned), ...shown.filter((thing) => !isPinned(thing))];
  return { status: { ...status, answer }, isOld };
}
