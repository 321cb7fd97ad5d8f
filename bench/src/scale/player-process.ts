import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Jobs, Report } from './players.ts';

/** Players in a process of their own, so that their work is not counted as the server's. */
export class PlayerProcess {
  readonly #child: ChildProcess;

  constructor() {
    this.#child = fork(join(import.meta.dirname, 'players.ts'));
  }

  /** @returns what they tell of it, and how many ms of CPU time it took them. @throws Error when they could not do it. */
  async do<N extends keyof Jobs>(
    job: N,
    input: Jobs[N]['input'],
  ): Promise<{ readonly outcome: Jobs[N]['outcome']; readonly cpu: number }> {
    const over = new AbortController();
    const reported = once(this.#child, 'message', { signal: over.signal });
    const gone = once(this.#child, 'exit', { signal: over.signal }).then(([code]) => {
      throw new Error(`the players' process has ended with ${code}`);
    });
    this.#child.send({ job, input });
    try {
      const [report] = (await Promise.race([reported, gone])) as [Report<N>];
      if ('error' in report) throw new Error(report.error);
      return report;
    } finally {
      over.abort();
    }
  }

  close(): void {
    this.#child.kill();
  }
}
