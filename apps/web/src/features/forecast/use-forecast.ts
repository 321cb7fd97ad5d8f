import type { World } from '@slumberfell/engine';
import { useEffect, useMemo, useRef, useState } from 'react';
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

/** What a request depends on. A new object stands for a new request. */
interface Asked {
  /** The question as text; null asks nothing. */
  readonly key: string | null;
  readonly world: World;
  readonly circumstances: string;
  readonly period: number;
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
  const asked = useMemo<Asked>(
    () => ({ key, world, circumstances, period }),
    [key, world, circumstances, period],
  );
  const [known, setKnown] = useState(() => ({
    status: WAITING as Known<K>['status'],
    at: serverNow(),
    asked,
  }));
  useEffect(() => {
    const { character } = characterStore.getState();
    const at = serverNow();
    if (asked.key === null || latest.current === null || character === null) {
      setKnown({ status: WAITING, at, asked });
      return;
    }
    const request = { ...latest.current, shown: character.shown, at } as unknown as Request;
    const tell = (status: ForecastStatus<Answers[K]>) => {
      clearTimeout(timer);
      setKnown({ status, at, asked });
    };
    const timer = setTimeout(tell, PATIENCE, { status: 'failed' });
    const cancel = ask(request, asked.world, (status) => tell(status as ForecastStatus<Answers[K]>));
    return () => {
      clearTimeout(timer);
      cancel();
    };
  }, [asked]);
  const { status, at } = known;
  // Compared here and not in the effect: a press may come between a render and its effect's update, and must
  // not meet the answer to another question.
  return { status, at, isOld: status.status !== 'waiting' && known.asked !== asked };
}
