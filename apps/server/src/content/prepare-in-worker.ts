import { Worker } from 'node:worker_threads';
import type { ContentOrder } from './content-worker.ts';
import type { Preparation } from './import.ts';
import type { ImportRefused, Prepared } from './preparation.ts';

/** ms after which the worker thread is ended and the world is refused. Compiling takes about a second. */
const TIMEOUT = 60_000;

/** The thread's program. In a build it is next to the bundle. */
const PROGRAM = import.meta.url.endsWith('.ts')
  ? new URL('./unbuilt-content-worker.mjs', import.meta.url)
  : new URL('./content-worker.js', import.meta.url);

const startWorker = (order: ContentOrder): Worker => new Worker(PROGRAM, { workerData: order });

/**
 * Compiles and checks the files of a world in a worker thread: it takes most of a second and would block the
 * event loop for that time. A thread that dies or times out is a reason to refuse the world.
 * @param start starts the thread; tests pass their own.
 */
export const prepareInWorker =
  (directory: string, { start = startWorker, patience = TIMEOUT } = {}): Preparation =>
  (newest) =>
    new Promise((resolve) => {
      const worker = start({ directory, newest });
      const end = (outcome: Prepared | ImportRefused): void => {
        clearTimeout(tooLong);
        resolve(outcome);
        void worker.terminate();
      };
      const tooLong = setTimeout(() => end(failure(`has not ended within ${patience / 1_000} s`)), patience);
      worker.once('message', end);
      worker.once('error', (error) => end(failure(`has failed: ${error.message}`)));
      worker.once('exit', (code) => end(failure(`has ended with code ${code}`)));
    });

const failure = (what: string): ImportRefused => ({
  refused: [{ check: 'compiler', message: `The compiler ${what}. The world stays as it is.` }],
});
