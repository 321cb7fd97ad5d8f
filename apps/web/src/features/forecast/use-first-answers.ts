import type { Forecast } from '@slumberfell/engine';
import { useState } from 'react';
import { ask } from './forecast-client.ts';
import type { Question } from './messages.ts';
import { useAsked, useRequests } from './use-asked.ts';

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
export function useFirstAnswers(questions: readonly Question<'session' | 'target'>[]): FirstAnswers {
  const asked = useAsked(questions);
  const [known, setKnown] = useState(NONE);
  useRequests(asked, (moment, world) => {
    // Answers in other circumstances must not be compared with the new ones.
    setKnown(NONE);
    let cancel = () => {};
    const askFrom = (index: number): void => {
      const question = questions[index];
      if (question === undefined) return;
      cancel = ask({ ...question, ...moment }, world, (status) => {
        cancel();
        const answer = status.status === 'answered' ? status.answer : null;
        setKnown(({ answers }) => ({
          answers: questions.map((_, place) => (place === index ? answer : answers[place])),
        }));
        askFrom(index + 1);
      });
    };
    askFrom(0);
    return () => cancel();
  });
  return known;
}
