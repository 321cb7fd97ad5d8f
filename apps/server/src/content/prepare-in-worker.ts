import { Worker } from 'node:worker_threads';
import type { ContentOrder } from './content-worker.ts';
import type { Preparation } from './import.ts';
import type { ImportRefused, Prepared } from './preparation.ts';

/** Compiling takes a second; who has taken so long, in ms, will not end. */
const PATIENCE = 60_000;

/** The thread's program: a bundle has it beside it. */
const PROGRAM = import.meta.url.endsWith('.ts')
  ? new URL('./unbuilt-content-worker.mjs', import.meta.url)
  : new URL('./content-worker.js', import.meta.url);

const startWorker = (order: ContentOrder): Worker => new Worker(PROGRAM, { workerData: order });

/**
 * Compiles and checks the files of a world in a thread of its own: it takes most of a second, in which nobody
 * else would have a turn. A thread that dies or does not end is one more reason to refuse the world.
 * @param start a test's own.
 */
export const prepareAside =
  (directory: string, { start = startWorker, patience = PATIENCE } = {}): Preparation =>
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
