import { parentPort, workerData } from 'node:worker_threads';
import { type ContentText, compileFiles, prepare } from './preparation.ts';

/** What the thread is started with. */
export interface ContentOrder {
  readonly directory: string;
  readonly newest: ContentText | null;
}

// A thread that compiles one world, tells what came of it, and ends. Started by `prepareAside`.
const { directory, newest } = workerData as ContentOrder;
const compiled = compileFiles(directory);
parentPort?.postMessage('refused' in compiled ? compiled : prepare(compiled, newest));
