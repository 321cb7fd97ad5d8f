import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Jobs, Report } from './players.ts';

/** Simulates players in a separate process, so that their CPU time does not count as the server's. */
export class PlayerProcess {
  readonly #child: ChildProcess;

  constructor() {
    this.#child = fork(join(import.meta.dirname, 'players.ts'));
  }

  /**
   * Sends a job to the process. @returns the job's outcome, and the ms of CPU time that the process used for
   * it
   * @throws Error when the job failed
   */
  async do<N extends keyof Jobs>(
    job: N,
    input: Jobs[N]['input'],
  ): Promise<{ readonly outcome: Jobs[N]['outcome']; readonly cpu: number }> {
    const over = new AbortController();
    const reported = once(this.#child, 'message', { signal: over.signal });
    const ended = once(this.#child, 'exit', { signal: over.signal }).then(([code]) => {
      throw new Error(`the players' process has ended with ${code}`);
    });
    this.#child.send({ job, input });
    try {
      const [report] = (await Promise.race([reported, ended])) as [Report<N>];
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
