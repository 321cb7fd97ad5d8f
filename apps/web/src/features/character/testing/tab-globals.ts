import { workerData } from 'node:worker_threads';
import type { TabData } from './tab-messages.ts';

/** Replacements for the browser's globals that the character's sync uses. Import this module first. */

const { url, hurry } = workerData as TabData;

/** Timers above this many ms are timeouts of libraries; they are not shortened. */
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
  // A browser that cannot store anything.
  indexedDB: {
    open() {
      const request: { error: Error; onerror?: () => void } = { error: new Error('nothing is kept') };
      queueMicrotask(() => request.onerror?.());
      return request;
    },
  },
});
