import type { Forecast } from '@slumberfell/engine';
import { useEffect, useRef, useState } from 'react';
import { serverNow } from '../../lib/clock/server-clock.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import { characterStore } from '../character/store.ts';
import { useCharacter } from '../character/use-character.ts';
import { circumstancesOf } from './circumstances.ts';
import { ask } from './forecast-client.ts';
import type { Request } from './messages.ts';
import type { Question } from './use-forecast.ts';

/** What is known of a list of questions. */
export interface FirstAnswers {
  /** In the order of the questions: undefined until it is known, null where there is no answer. */
  readonly answers: readonly (Forecast | null | undefined)[];
}

const NONE: FirstAnswers = { answers: [] };

/**
 * Asks several questions, one after the other, and takes the first answer to each, which is enough to compare
 * them: all have the same seeds. It asks again under the same conditions as `useForecast`.
 */
export function useFirstAnswers(
  questions: readonly (Question<'session'> | Question<'target'>)[],
): FirstAnswers {
  const world = useWorld();
  const circumstances = useCharacter(({ shown }) => circumstancesOf(shown));
  const key = JSON.stringify(questions);
  const latest = useRef(questions);
  latest.current = questions;
  const [known, setKnown] = useState(NONE);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `circumstances` stands for what is shown.
  useEffect(() => {
    const { character } = characterStore.getState();
    if (character === null) return;
    // Answers in other circumstances must not be compared with the new ones.
    setKnown(NONE);
    const at = serverNow();
    let cancel = () => {};
    const askFrom = (index: number): void => {
      const question = latest.current[index];
      if (question === undefined) return;
      const request = { ...question, shown: character.shown, at } as unknown as Request;
      cancel = ask(request, world, (status) => {
        cancel();
        const answer = status.status === 'answered' ? (status.answer as Forecast) : null;
        setKnown(({ answers }) => ({
          answers: latest.current.map((_, place) => (place === index ? answer : answers[place])),
        }));
        askFrom(index + 1);
      });
    };
    askFrom(0);
    return () => cancel();
  }, [key, world, circumstances]);
  return known;
}
