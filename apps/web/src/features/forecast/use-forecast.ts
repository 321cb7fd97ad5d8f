import { useEffect, useRef, useState } from 'react';
import { serverNow } from '../../lib/clock/server-clock.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import { characterStore } from '../character/store.ts';
import { useCharacter } from '../character/use-character.ts';
import { circumstancesOf } from './circumstances.ts';
import { ask, type ForecastStatus, WAITING } from './forecast-client.ts';
import type { Answers, Request, RequestKind, Requests } from './messages.ts';

/** A request without what the hook adds: what is shown now, and the instant. */
export type Question<K extends RequestKind> = { readonly kind: K } & Omit<Requests[K], 'shown' | 'at'>;

/** What is known of a question, and the instant of the question in epoch ms. */
interface Known<K extends RequestKind> {
  readonly status: ForecastStatus<Answers[K]>;
  readonly at: number;
}

/**
 * Asks the forecast worker about the open character. It asks again when the question, the content or the
 * circumstances of the character that fights depend on change, and cancels the request before. An earlier
 * answer stays until the new one is there, so that numbers do not flicker.
 * @param question null asks nothing
 * @param period the question is asked again when this number changes
 */
export function useForecast<K extends RequestKind>(question: Question<K> | null, period = 0): Known<K> {
  const world = useWorld();
  const circumstances = useCharacter(({ shown }) => circumstancesOf(shown));
  const key = question === null ? null : JSON.stringify(question);
  const latest = useRef(question);
  latest.current = question;
  const [known, setKnown] = useState<Known<K>>(() => ({ status: WAITING, at: serverNow() }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: `circumstances` stands for what is shown; `period` asks again.
  useEffect(() => {
    const { character } = characterStore.getState();
    const at = serverNow();
    if (key === null || latest.current === null || character === null) {
      setKnown({ status: WAITING, at });
      return;
    }
    const request = { ...latest.current, shown: character.shown, at } as unknown as Request;
    return ask(request, world, (status) => setKnown({ status: status as ForecastStatus<Answers[K]>, at }));
  }, [key, world, circumstances, period]);
  return known;
}
