import { workerData } from 'node:worker_threads';
import type { TabData } from './tab-messages.ts';

/**
 * Replaces the browser's globals that the character's sync uses. A module must import it before all other
 * modules.
 */

const { url, hurry } = workerData as TabData;

/** Longest delay in ms that is shortened. Longer timers are timeouts of libraries and keep their delay. */
const LONGEST_PAUSE = 31_000;

const target = new EventTarget();
const { fetch: fetchAbsolute, setTimeout: setTimer } = globalThis;

Object.assign(globalThis, {
  location: new URL(url),
  addEventListener: target.addEventListener.bind(target),
  removeEventListener: target.removeEventListener.bind(target),
  dispatchEvent: target.dispatchEvent.bind(target),
  fetch: (path: string, init?: RequestInit) => fetchAbsolute(new URL(path, url), init),
  setTimeout: (run: () => void, delay = 0, ...values: unknown[]) =>
    setTimer(run, delay > LONGEST_PAUSE ? delay : delay / hurry, ...values),
  // As in a browser that cannot store anything: opening the database fails.
  indexedDB: {
    open() {
      const request: { error: Error; onerror?: () => void } = { error: new Error('nothing is kept') };
      queueMicrotask(() => request.onerror?.());
      return request;
    },
  },
});
