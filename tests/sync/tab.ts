import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { PlayerCommand } from '@slumberfell/protocol';
import type { TabAnswer, TabData, TabRequest } from '@slumberfell/web/testing';
import { build } from 'esbuild';
import { FaultyLine } from './faulty-line.ts';

const SOURCE = fileURLToPath(import.meta.resolve('@slumberfell/web/testing/tab'));
const BUNDLE = fileURLToPath(new URL('../dist/tab.mjs', import.meta.url));

/**
 * A test's tab divides the delay of each timer of the page by this number, so that tests are short. Very long
 * timers keep their delay.
 */
const HURRY = 40;

/**
 * Bundles the code of the page that keeps a character in sync, once for all tabs. The packages in `external`
 * are not bundled; Node finds them in node_modules.
 */
export const bundleTab = () =>
  build({
    entryPoints: [SOURCE],
    outfile: BUNDLE,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    jsx: 'automatic',
    loader: { '.css': 'empty' },
    logLevel: 'error',
    external: ['socket.io-client', '@mantine/*', 'react', 'react-dom'],
  });

interface Asked {
  readonly resolve: (answer: TabAnswer) => void;
  readonly reject: (error: Error) => void;
}

/** A browser tab, simulated in a worker thread. It reaches the nodes through its own `FaultyLine`. */
export class Tab {
  readonly line: FaultyLine;
  readonly #worker: Worker;
  readonly #asked = new Map<number, Asked>();
  /** The error that the page threw and did not catch. It has ended the thread. */
  #error: Error | null = null;
  #last = 0;

  private constructor(line: FaultyLine) {
    this.line = line;
    this.#worker = new Worker(BUNDLE, { workerData: { url: line.url, hurry: HURRY } satisfies TabData });
    this.#worker.on('message', (answer: TabAnswer) => {
      this.#asked.get(answer.id)?.resolve(answer);
      this.#asked.delete(answer.id);
    });
    this.#worker.on('error', (error: Error) => {
      this.#error = error;
      for (const { reject } of this.#asked.values()) reject(error);
    });
  }

  static async open(): Promise<Tab> {
    return new Tab(await FaultyLine.open());
  }

  /** Makes the tab execute an action of `TabRequest`. @returns what the tab then shows */
  do(what: Exclude<TabRequest['do'], 'command'>): Promise<TabAnswer> {
    return this.#ask({ do: what });
  }

  command(command: PlayerCommand): Promise<TabAnswer> {
    return this.#ask({ do: 'command', command });
  }

  /**
   * Sends a request to the tab's thread. @returns what the tab then shows. @throws the error that the page
   * threw and did not catch
   */
  #ask(
    request: { do: Exclude<TabRequest['do'], 'command'> } | { do: 'command'; command: PlayerCommand },
  ): Promise<TabAnswer> {
    if (this.#error !== null) return Promise.reject(this.#error);
    const id = ++this.#last;
    return new Promise<TabAnswer>((resolve, reject) => {
      this.#asked.set(id, { resolve, reject });
      this.#worker.postMessage({ id, ...request } satisfies TabRequest);
    });
  }

  async close(): Promise<void> {
    await this.#worker.terminate();
    await this.line.close();
  }
}
