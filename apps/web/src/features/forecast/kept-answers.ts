import { type ForecastStatus, WAITING } from './forecast-client.ts';
import type { Answer, QuestionKind } from './messages.ts';
import { spacedCalls } from './spaced-calls.ts';

/** Answers that take long: asked for once for all that show them, and kept for the player who comes back. */

/** A question that was asked. */
export interface Kept<K extends QuestionKind> {
  /** What the answer depends on, as text. */
  readonly key: string;
  status: ForecastStatus<Answer<K>>;
  /** Called when there are new answers. */
  readonly listeners: Set<() => void>;
  /** Ends the request. */
  cancel: () => void;
}

/** The last question of each place that asks. */
export type KeptAnswers<K extends QuestionKind> = Map<string, Kept<K>>;

/** Least ms between two refined answers that are shown: each takes the page's thread about 10 ms. */
const BETWEEN_ANSWERS = 700;

/** Whether no other answer comes. */
const isLast = <A>(status: ForecastStatus<A>): boolean =>
  status.status === 'answered' ? status.isDone : status.status === 'refused';

/**
 * Listens to the answers to a question of a place. It is asked unless it is being answered, or was.
 * @param ask sends it, and returns a function that cancels it
 * @returns the question, and a function that stops listening: without a listener it is cancelled
 */
export function listenTo<K extends QuestionKind>(
  answers: KeptAnswers<K>,
  { key, place }: { readonly key: string; readonly place: string },
  ask: (listener: (status: ForecastStatus<Answer<K>>) => void) => () => void,
  listener: () => void,
): { readonly kept: Kept<K>; readonly stop: () => void } {
  const known = answers.get(place);
  const isKnown = known?.key === key;
  const isOpen = isKnown && (known.listeners.size > 0 || isLast(known.status));
  const kept = isOpen ? known : opened(key, isKnown ? known.status : WAITING);
  kept.listeners.add(listener);
  if (!isOpen) {
    answers.set(place, kept);
    const tell = spacedCalls(() => {
      for (const each of kept.listeners) each();
    }, BETWEEN_ANSWERS);
    kept.cancel = ask((status) => {
      const isFirst = kept.status.status !== 'answered';
      kept.status = status;
      tell(isFirst || isLast(status));
    });
  }
  const stop = () => {
    kept.listeners.delete(listener);
    if (kept.listeners.size === 0 && !isLast(kept.status)) kept.cancel();
  };
  return { kept, stop };
}

const opened = <K extends QuestionKind>(key: string, status: ForecastStatus<Answer<K>>): Kept<K> => ({
  key,
  status,
  listeners: new Set(),
  cancel: () => undefined,
});
