import { parentPort, workerData } from 'node:worker_threads';
import { type ContentText, compileFiles, prepare } from './preparation.ts';

/** The thread's input. */
export interface ContentOrder {
  readonly directory: string;
  readonly newest: ContentText | null;
}

// This thread compiles one world, posts the result and ends. `prepareInWorker` starts it.
const { directory, newest } = workerData as ContentOrder;
const compiled = compileFiles(directory);
parentPort?.postMessage('refused' in compiled ? compiled : prepare(compiled, newest));
