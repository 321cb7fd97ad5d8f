import type { World } from '@slumberfell/engine';
import type { Answer, FromWorker, QuestionKind, Request, ToWorker } from './messages.ts';

/** What is known of a request. */
export type ForecastStatus<A> =
  /** The first answer is not there yet. */
  | { readonly status: 'waiting' }
  /** `isDone` is false while the worker still refines the answer. */
  | { readonly status: 'answered'; readonly answer: A; readonly isDone: boolean }
  /** What is asked for cannot begin; `code` is that of the command's refusal. */
  | { readonly status: 'refused'; readonly code: string }
  /** The worker cannot be started, or it has failed. */
  | { readonly status: 'failed' };

export const WAITING: ForecastStatus<never> = { status: 'waiting' };

let worker: Worker | null = null;
/** The content that the worker answers under, or is told to open. */
let world: World | null = null;
let nextId = 1;

/**
 * Sends a request to the worker, which starts with the first request.
 * @param live the content under which the request is answered
 * @returns cancels the request
 */
export function ask<K extends QuestionKind>(
  request: Request<K>,
  live: World,
  listener: (status: ForecastStatus<Answer<K>>) => void,
): () => void {
  const id = nextId++;
  const asked = workerUnder(live);
  const end = new AbortController();
  const { signal } = end;
  const onMessage = ({ data }: MessageEvent<FromWorker<K>>) => {
    if (data.type === 'content-missing' || data.id !== id) return;
    if (data.type !== 'answer' || data.isDone) end.abort();
    listener(statusOf(data));
  };
  const onError = () => {
    end.abort();
    listener({ status: 'failed' });
  };
  asked.addEventListener('message', onMessage, { signal });
  asked.addEventListener('error', onError, { signal });
  send(asked, { type: 'ask', id, version: live.version, request });
  return () => {
    if (signal.aborted) return;
    end.abort();
    send(asked, { type: 'cancel', id });
  };
}

/**
 * Asks for the first answer to a request.
 * @param patience ms after which the answer is not waited for any more
 * @returns null when it is refused, cannot be played, or takes longer
 */
export function askOnce<K extends QuestionKind>(
  request: Request<K>,
  live: World,
  patience: number,
): Promise<Answer<K> | null> {
  return new Promise((resolve) => {
    const end = (answer: Answer<K> | null) => {
      clearTimeout(timer);
      cancel();
      resolve(answer);
    };
    const timer = setTimeout(() => end(null), patience);
    const cancel = ask(request, live, (status) => end(status.status === 'answered' ? status.answer : null));
  });
}

const send = <K extends QuestionKind>(to: Worker, message: ToWorker<K>): void => to.postMessage(message);

/** The worker, told to open the content if it has another one. */
function workerUnder(live: World): Worker {
  worker ??= start();
  if (world !== live) {
    world = live;
    send(worker, { type: 'content', version: live.version });
  }
  return worker;
}

function start(): Worker {
  const started = new Worker(new URL('./forecast-worker.ts', import.meta.url), { type: 'module' });
  started.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    if (data.type === 'content-missing' && data.version === world?.version)
      send(started, { type: 'content', version: data.version, sets: world.sets });
  });
  // The script could not be fetched, or it does not run in this browser. The next request starts it again.
  started.addEventListener('error', () => {
    started.terminate();
    worker = null;
    world = null;
  });
  return started;
}

function statusOf<K extends QuestionKind>(
  message: Exclude<FromWorker<K>, { readonly type: 'content-missing' }>,
): ForecastStatus<Answer<K>> {
  switch (message.type) {
    case 'answer':
      return { status: 'answered', answer: message.answer, isDone: message.isDone };
    case 'refused':
      return { status: 'refused', code: message.code };
    case 'failed':
      return { status: 'failed' };
  }
}
