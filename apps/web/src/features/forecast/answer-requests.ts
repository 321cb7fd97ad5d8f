import { openWorld, type StaticData, type World } from '@slumberfell/engine';
import type { FromWorker, Request, ToWorker } from './messages.ts';
import { type OpenRequest, openRequest } from './open-request.ts';

/** Time in ms that the worker works before it reads the next messages. */
const SLICE = 20;
/** Pause in ms between two answers to the same request, at least. */
const ANSWER_PAUSE = 250;

/** What the worker needs from its surroundings. */
export interface WorkerTools {
  readonly send: (message: FromWorker) => void;
  /** The content of a version that this browser has stored; null when it has another one or none. */
  readonly stored: (version: string) => Promise<StaticData | null>;
  /** Calls the function after the messages that wait have been read. */
  readonly later: (work: () => void) => void;
  /** Current time in ms. Only differences matter. */
  readonly now: () => number;
}

interface Running {
  readonly id: number;
  readonly open: OpenRequest;
  answeredAt: number;
}

/**
 * Answers the requests of a page. All requests that are open get a slice of the time in turn, the newest
 * first, so that a short one does not wait for a long one. Patient ones come when no other is open.
 * @returns the handler of the page's messages
 */
export function answerRequests(tools: WorkerTools): (message: ToWorker) => Promise<void> {
  let world: World | null = null;
  /** Requests whose content is not open yet, by id. */
  const waiting = new Map<number, { readonly version: string; readonly request: Request }>();
  let running: Running[] = [];
  let isScheduled = false;

  async function openContent(version: string, sent: StaticData | undefined): Promise<void> {
    if (world?.version === version) return;
    const sets = sent ?? (await tools.stored(version));
    if (sets === null) {
      tools.send({ type: 'content-missing', version });
      return;
    }
    world = openWorld(sets, version);
    for (const [id, asked] of waiting) begin(id, asked.version, asked.request);
  }

  function begin(id: number, version: string, request: Request): void {
    const live = world;
    if (live === null || live.version !== version) {
      waiting.set(id, { version, request });
      return;
    }
    waiting.delete(id);
    attempt(id, () => {
      const open = openRequest(request, live);
      if ('refused' in open) tools.send({ type: 'refused', id, code: open.refused });
      else running.unshift({ id, open, answeredAt: Number.NEGATIVE_INFINITY });
    });
    schedule();
  }

  /** A request that throws an error ends; the others go on. */
  function attempt(id: number, work: () => void): void {
    try {
      work();
    } catch (error) {
      console.error('A forecast failed.', error);
      cancel(id);
      tools.send({ type: 'failed', id });
    }
  }

  function cancel(id: number): void {
    waiting.delete(id);
    running = running.filter((request) => request.id !== id);
  }

  function schedule(): void {
    if (isScheduled || running.length === 0) return;
    isScheduled = true;
    tools.later(() => {
      isScheduled = false;
      work();
      schedule();
    });
  }

  function work(): void {
    const request = running.find(({ open }) => !open.isPatient) ?? running[0];
    if (request === undefined) return;
    running = [...running.filter((other) => other !== request), request];
    attempt(request.id, () => {
      const end = tools.now() + SLICE;
      while (!request.open.isDone && tools.now() < end) request.open.step();
      answer(request);
    });
  }

  function answer(request: Running): void {
    const { id, open } = request;
    const { isDone } = open;
    if (!isDone && tools.now() < request.answeredAt + ANSWER_PAUSE) return;
    const found = open.answer();
    if (found === null) return;
    request.answeredAt = tools.now();
    if (isDone) cancel(id);
    tools.send({ type: 'answer', id, answer: found, isDone });
  }

  return async (message) => {
    switch (message.type) {
      case 'content':
        await openContent(message.version, message.sets);
        break;
      case 'ask':
        begin(message.id, message.version, message.request);
        break;
      case 'cancel':
        cancel(message.id);
        break;
    }
  };
}
