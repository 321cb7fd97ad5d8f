import { type Arc, keyOfThing } from '@slumberfell/engine';
import { useEffect } from 'react';
import { serverNow } from '../../lib/clock/server-clock.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import { useCharacter } from '../character/use-character.ts';
import type { ForecastStatus } from '../forecast/forecast-client.ts';
import type { KeptAnswers } from '../forecast/kept-answers.ts';
import { packQuestion, useFight } from '../forecast/use-fight-forecast.ts';
import { useKeptAnswer } from '../forecast/use-kept-answer.ts';
import { useHabits } from '../forecast/use-rest.ts';
import { useAcceptedGoals } from '../quests/use-goals.ts';
import { useWanted } from '../wanted/use-wanted.ts';
import { dayOf, noteShown, refusedOf, useShownProposals } from './refused.ts';

/** Home and Equipment show the same answer. */
const answers: KeptAnswers<'arc'> = new Map();

interface ArcAnswer {
  readonly status: ForecastStatus<Arc>;
  /** Whether something has changed since, and a new answer is awaited. */
  readonly isOld: boolean;
}

/** What the open character is on the way to, from the forecast worker. */
export function useArc(): ArcAnswer {
  const { command, suppose = {}, aim } = packQuestion(useFight(), useWorld());
  const { pinned, hiddenThings } = useWanted();
  const id = useCharacter((character) => character.id);
  const [proposals] = useShownProposals(id);
  const habits = useHabits();
  const goals = useAcceptedGoals();
  const asked = {
    kind: 'arc',
    fight: { command, suppose, aim },
    habits,
    pinned,
    hidden: hiddenThings,
    refused: refusedOf(proposals, dayOf(serverNow())),
  } as const;
  const owned = [
    useCharacter(({ shown }) => shown.gold),
    useCharacter(({ shown }) => shown.trophies),
    useCharacter(({ shown }) => shown.cards),
    useCharacter(({ shown }) => shown.knownRecipes),
  ];
  const answer = useKeptAnswer(answers, {
    question: () => ({ ...asked, goals: goals.now() }),
    dependsOn: goals.isKnown ? [asked, goals.key, owned] : null,
    place: '',
  });
  const arc = answer.status.status === 'answered' && !answer.isOld ? answer.status.answer : null;
  useEffect(() => {
    if (arc !== null) noteShown(id, keysOf(arc), dayOf(serverNow()));
  }, [arc, id]);
  return answer;
}

/** The keys of what gives way after some days. A pinned thing and a dream stay. */
const keysOf = ({ near, week }: Arc): string[] => [
  ...(near === null ? [] : [near.proposal.key]),
  ...(week === null || week.isPinned ? [] : [keyOfThing(week.thing)]),
];
