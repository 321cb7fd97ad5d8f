import { useEffect, useRef, useState } from 'react';
import { serverNow } from '../../lib/clock/server-clock.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import { characterStore } from '../character/store.ts';
import { useCharacter } from '../character/use-character.ts';
import { circumstancesOf } from './circumstances.ts';
import { ask, type ForecastStatus, WAITING } from './forecast-client.ts';
import { type Kept, type KeptAnswers, listenTo } from './kept-answers.ts';
import type { Answers, Request, RequestKind } from './messages.ts';
import type { Question } from './use-forecast.ts';

interface KeptQuestion<K extends RequestKind> {
  /** Null asks nothing yet. */
  readonly question: { readonly [P in K]: Omit<Question<P>, LateField> }[K] | null;
  /** What is added to the question when it is sent. A change of it asks nothing again. */
  readonly late?: () => { readonly [P in K]: Pick<Question<P>, keyof Question<P> & LateField> }[K];
  /** What of the character the answer depends on, besides the circumstances of a fight. */
  readonly dependsOn: unknown;
  /** The place that asks. */
  readonly place: string;
}

/** The parts of questions that change more often than the answers do. */
type LateField = 'goals';

/** An answer, and whether it is that of an earlier question. */
export interface KeptAnswer<A> {
  readonly status: ForecastStatus<A>;
  readonly isOld: boolean;
}

/**
 * Asks the forecast worker about the open character a question that takes long. It is asked again when the
 * question, the content or what it depends on changes. Until the new answer is there, the last one stays.
 */
export function useKeptAnswer<K extends RequestKind>(
  answers: KeptAnswers<K>,
  { question, late, dependsOn, place }: KeptQuestion<K>,
): KeptAnswer<Answers[K]> {
  const world = useWorld();
  const id = useCharacter((character) => character.id);
  const circumstances = useCharacter(({ shown }) => circumstancesOf(shown));
  const key = JSON.stringify([id, world.version, question, circumstances, dependsOn]);
  const latest = useRef({ question, late });
  latest.current = { question, late };
  const [known, setKnown] = useState<Pick<Kept<K>, 'key' | 'status'>>(() => {
    const kept = answers.get(place);
    return { key, status: kept?.key === key ? kept.status : WAITING };
  });
  useEffect(() => {
    const { character } = characterStore.getState();
    if (character === null || latest.current.question === null) return;
    const { question: asked, late: added } = latest.current;
    const request = {
      ...asked,
      ...added?.(),
      shown: character.shown,
      at: serverNow(),
    } as unknown as Request;
    const show = () => setKnown({ key, status: kept.status });
    const { kept, stop } = listenTo(
      answers,
      { key, place },
      (listener) => ask(request, world, (status) => listener(status as ForecastStatus<Answers[K]>)),
      show,
    );
    if (kept.status.status !== 'waiting') show();
    return stop;
  }, [answers, place, key, world]);
  const { status } = known;
  return { status, isOld: status.status !== 'waiting' && known.key !== key };
}
