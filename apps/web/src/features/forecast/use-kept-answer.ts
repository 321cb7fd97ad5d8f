import { useState } from 'react';
import { ask, type ForecastStatus, WAITING } from './forecast-client.ts';
import { type Kept, type KeptAnswers, listenTo } from './kept-answers.ts';
import type { Answer, Question, QuestionKind } from './messages.ts';
import { useAsked, useRequests } from './use-asked.ts';

interface KeptQuestion<K extends QuestionKind> {
  /** Makes the question when it is sent. */
  readonly question: () => Question<K>;
  /**
   * Everything that the answer depends on, besides the content and the circumstances of a fight: a change of
   * it asks again, a change of the question alone does not. Null asks nothing yet.
   */
  readonly dependsOn: readonly unknown[] | null;
  /** The place that asks. */
  readonly place: string;
}

/** An answer, and whether it is that of an earlier question. */
export interface KeptAnswer<A> {
  readonly status: ForecastStatus<A>;
  readonly isOld: boolean;
}

/**
 * Asks the forecast worker about the open character a question that takes long. It is asked again when the
 * content or what it depends on changes. Until the new answer is there, the last one stays.
 * @param answers the same at each render
 */
export function useKeptAnswer<K extends QuestionKind>(
  answers: KeptAnswers<K>,
  { question, dependsOn, place }: KeptQuestion<K>,
): KeptAnswer<Answer<K>> {
  const asked = useAsked([place, dependsOn]);
  const key = JSON.stringify([asked.characterId, asked.world.version, asked.circumstances, dependsOn]);
  const [known, setKnown] = useState<Pick<Kept<K>, 'key' | 'status'>>(() => {
    const kept = answers.get(place);
    return { key, status: kept?.key === key ? kept.status : WAITING };
  });
  useRequests(asked, (moment, world) => {
    if (dependsOn === null) return;
    const show = () => setKnown({ key, status: kept.status });
    const { kept, stop } = listenTo(
      answers,
      { key, place },
      (listener) => ask({ ...question(), ...moment }, world, listener),
      show,
    );
    if (kept.status.status !== 'waiting') show();
    return stop;
  });
  const { status } = known;
  return { status, isOld: status.status !== 'waiting' && known.key !== key };
}
