import { useEffect, useRef, useState } from 'react';
import { serverNow } from '../../lib/clock/server-clock.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import { characterStore } from '../character/store.ts';
import { useCharacter } from '../character/use-character.ts';
import { circumstancesOf } from './circumstances.ts';
import { ask, type ForecastStatus, WAITING } from './forecast-client.ts';
import type { Answers, Request, RequestKind } from './messages.ts';
import type { Question } from './use-forecast.ts';

/** What is known of a question, and the text of what it depends on. */
interface Kept<K extends RequestKind> {
  readonly key: string;
  readonly status: ForecastStatus<Answers[K]>;
}

/** The last answer for each place that asks, so that the player who comes back need not wait. */
export type KeptAnswers<K extends RequestKind> = Map<string, Kept<K>>;

interface KeptQuestion<K extends RequestKind> {
  readonly question: { readonly [P in K]: Question<P> }[K];
  /** What of the character the answer depends on, besides the circumstances of a fight. */
  readonly dependsOn: unknown;
  /** The place that asks. */
  readonly place: string;
}

/**
 * Asks the forecast worker about the open character a question that takes long. It is asked again when the
 * question, the content or what it depends on changes. Until the new answer is there, the last one stays.
 * @returns `isOld`: whether the answer is that of an earlier question
 */
export function useKeptAnswer<K extends RequestKind>(
  answers: KeptAnswers<K>,
  { question, dependsOn, place }: KeptQuestion<K>,
): { readonly status: ForecastStatus<Answers[K]>; readonly isOld: boolean } {
  const world = useWorld();
  const id = useCharacter((character) => character.id);
  const circumstances = useCharacter(({ shown }) => circumstancesOf(shown));
  const key = JSON.stringify([id, world.version, question, circumstances, dependsOn]);
  const latest = useRef(question);
  latest.current = question;
  const [known, setKnown] = useState<Kept<K>>(() => {
    const kept = answers.get(place);
    return kept?.key === key ? kept : { key, status: WAITING };
  });
  useEffect(() => {
    const kept = answers.get(place);
    if (kept?.key === key) {
      setKnown(kept);
      return;
    }
    const { character } = characterStore.getState();
    if (character === null) return;
    const { shown } = character;
    const request = { ...latest.current, shown, at: serverNow() } as unknown as Request;
    return ask(request, world, (status) => {
      const found = { key, status: status as ForecastStatus<Answers[K]> };
      answers.set(place, found);
      setKnown(found);
    });
  }, [answers, place, key, world]);
  const { status } = known;
  return { status, isOld: status.status !== 'waiting' && known.key !== key };
}
