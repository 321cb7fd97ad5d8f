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

/** Ms without an answer after which the player is told that none comes. */
const PATIENCE = 30_000;

/** What is known of a question. */
interface Known<K extends RequestKind> {
  readonly status: ForecastStatus<Answers[K]>;
  /** The instant of the question in epoch ms. */
  readonly at: number;
  /** Whether the answer is that of an earlier question, because this one has none yet. */
  readonly isOld: boolean;
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
  const [known, setKnown] = useState<Known<K>>(() => ({ status: WAITING, at: serverNow(), isOld: false }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: `circumstances` stands for `shown`.
  useEffect(() => {
    const { character } = characterStore.getState();
    const at = serverNow();
    if (key === null || latest.current === null || character === null) {
      setKnown({ status: WAITING, at, isOld: false });
      return;
    }
    const request = { ...latest.current, shown: character.shown, at } as unknown as Request;
    const tell = (status: ForecastStatus<Answers[K]>) => {
      clearTimeout(timer);
      setKnown({ status, at, isOld: false });
    };
    const timer = setTimeout(tell, PATIENCE, { status: 'failed' });
    setKnown((before) => ({ ...before, isOld: before.status.status !== 'waiting' }));
    const cancel = ask(request, world, (status) => tell(status as ForecastStatus<Answers[K]>));
    return () => {
      clearTimeout(timer);
      cancel();
    };
  }, [key, world, circumstances, period]);
  return known;
}
