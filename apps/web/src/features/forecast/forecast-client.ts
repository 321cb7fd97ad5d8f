import type { World } from '@slumberfell/engine';
import type { Answers, FromWorker, Request, RequestKind, ToWorker } from './messages.ts';

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

type Listener = (status: ForecastStatus<Answers[RequestKind]>) => void;

export const WAITING: ForecastStatus<never> = { status: 'waiting' };

let worker: Worker | null = null;
let world: World | null = null;
let nextId = 1;
const listeners = new Map<number, Listener>();

/**
 * Sends a request to the worker, which starts with the first request.
 * @param live the content under which the forecast is played
 * @returns cancels the request
 */
export function ask(request: Request, live: World, listener: Listener): () => void {
  const id = nextId++;
  listeners.set(id, listener);
  worker ??= start();
  if (world !== live) {
    world = live;
    send({ type: 'content', version: live.version });
  }
  send({ type: 'ask', id, version: live.version, request });
  return () => {
    if (listeners.delete(id)) send({ type: 'cancel', id });
  };
}

/**
 * Asks for the first answer to a request.
 * @param patience ms after which the answer is not waited for any more
 * @returns null when it is refused, cannot be played, or takes longer
 */
export function askOnce<K extends RequestKind>(
  request: Extract<Request, { readonly kind: K }>,
  live: World,
  patience: number,
): Promise<Answers[K] | null> {
  return new Promise((resolve) => {
    const end = (answer: Answers[K] | null) => {
      clearTimeout(timer);
      cancel();
      resolve(answer);
    };
    const timer = setTimeout(() => end(null), patience);
    const cancel = ask(request, live, (status) =>
      end(status.status === 'answered' ? (status.answer as Answers[K]) : null),
    );
  });
}

const send = (message: ToWorker): void => worker?.postMessage(message);

function start(): Worker {
  const started = new Worker(new URL('./forecast-worker.ts', import.meta.url), { type: 'module' });
  started.addEventListener('message', (event: MessageEvent<FromWorker>) => receive(event.data));
  // The script could not be fetched, or it does not run in this browser. The next request starts it again.
  started.addEventListener('error', () => {
    started.terminate();
    worker = null;
    world = null;
    const failed = [...listeners.values()];
    listeners.clear();
    for (const listener of failed) listener({ status: 'failed' });
  });
  return started;
}

function receive(message: FromWorker): void {
  if (message.type === 'content-missing') {
    if (world?.version === message.version)
      send({ type: 'content', version: message.version, sets: world.sets });
    return;
  }
  const listener = listeners.get(message.id);
  if (!listener) return;
  if (message.type !== 'answer' || message.isDone) listeners.delete(message.id);
  listener(statusOf(message));
}

function statusOf(
  message: Exclude<FromWorker, { readonly type: 'content-missing' }>,
): ForecastStatus<Answers[RequestKind]> {
  switch (message.type) {
    case 'answer':
      return { status: 'answered', answer: message.answer, isDone: message.isDone };
    case 'refused':
      return { status: 'refused', code: message.code };
    case 'failed':
      return { status: 'failed' };
  }
}
