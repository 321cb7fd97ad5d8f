import { useState } from 'react';
import { serverNow } from '../../lib/clock/server-clock.ts';
import { ask, type ForecastStatus, WAITING } from './forecast-client.ts';
import type { Answer, Question, QuestionKind } from './messages.ts';
import { useAsked, useRequests } from './use-asked.ts';

/** Ms without an answer after which the player is told that none comes. */
const PATIENCE = 30_000;

/** What is known of a question. */
interface Known<K extends QuestionKind> {
  readonly status: ForecastStatus<Answer<K>>;
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
export function useForecast<K extends QuestionKind>(question: Question<K> | null, period = 0): Known<K> {
  const asked = useAsked([question, period]);
  const [known, setKnown] = useState<Omit<Known<K>, 'isOld'> & { readonly asked: typeof asked }>(() => ({
    status: WAITING,
    at: serverNow(),
    asked,
  }));
  useRequests(asked, (moment, world) => {
    const { at } = moment;
    if (question === null) {
      setKnown({ status: WAITING, at, asked });
      return;
    }
    const tell = (status: ForecastStatus<Answer<K>>) => {
      clearTimeout(timer);
      setKnown({ status, at, asked });
    };
    const timer = setTimeout(tell, PATIENCE, { status: 'failed' });
    const cancel = ask({ ...question, ...moment }, world, tell);
    return () => {
      clearTimeout(timer);
      cancel();
    };
  });
  const { status, at } = known;
  // Compared here and not in the effect: a press may come between a render and its effect's update, and must
  // not meet the answer to another question.
  return { status, at, isOld: status.status !== 'waiting' && known.asked !== asked };
}
