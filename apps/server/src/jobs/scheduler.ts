import type { FastifyBaseLogger } from 'fastify';

/** Work that the server repeats by itself. */
export interface Job {
  /** For the log, and for the label `job` of the metrics. */
  readonly name: string;
  /** The message in the log when one execution of the job throws an error. */
  readonly failed: string;
  /**
   * With n, the job runs in the first round of its series and then in every n-th round. Absent: in each
   * round.
   */
  readonly everyRounds?: number;
  /**
   * @param isOver true when the job must leave the rest to the next round, because the round's time is over
   *   or the server stops.
   */
  run(isOver: () => boolean): Promise<unknown>;
}

/** Jobs that run one after another, in their order. */
export interface Series {
  /**
   * ms from the beginning of one round to the beginning of the next. If a round takes longer, the rounds that
   * should have begun meanwhile are skipped.
   */
  readonly every: number;
  /** ms from `start` until the first round. Absent: the first round begins at once. */
  readonly first?: number;
  readonly jobs: readonly Job[];
}

/**
 * Fraction of `every` after which `isOver()` is true in a round. The rest of the time is for the calls of
 * players.
 */
const SHARE = 0.9;

/** Maximum ms for which `close` waits for running jobs. What a job has not committed by then is lost. */
const LONGEST_END = 3_000;

interface Outcomes {
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  /** Called each time that a run of a job has failed, for the metrics. */
  failed(job: string): void;
}

/** Runs all jobs of the server. A job that fails is logged and counted, and runs again in its next round. */
export class Scheduler {
  readonly #outcomes: Outcomes;
  readonly #timers = new Set<NodeJS.Timeout>();
  readonly #running = new Map<Series, Promise<void>>();
  #isClosed = false;

  constructor(outcomes: Outcomes) {
    this.#outcomes = outcomes;
  }

  /** Starts a series. Without `first` its first round begins at once. */
  start(series: Series): void {
    let round = 0;
    const begin = (): void => {
      if (this.#isClosed || this.#running.has(series)) return;
      const running = this.#run(series, round++).finally(() => this.#running.delete(series));
      this.#running.set(series, running);
    };
    const beginAll = (): void => {
      begin();
      this.#timers.add(setInterval(begin, series.every).unref());
    };
    if (series.first === undefined) beginAll();
    else this.#timers.add(setTimeout(beginAll, series.first).unref());
  }

  /** Begins no more jobs. Waits for the running ones, for at most `LONGEST_END` ms. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const timer of this.#timers) clearTimeout(timer);
    let timer: NodeJS.Timeout | undefined;
    const longest = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, LONGEST_END).unref();
    });
    await Promise.race([Promise.all(this.#running.values()), longest]);
    clearTimeout(timer);
  }

  async #run({ every, jobs }: Series, round: number): Promise<void> {
    const until = performance.now() + SHARE * every;
    const isOver = (): boolean => this.#isClosed || performance.now() > until;
    for (const { name, failed, everyRounds = 1, run } of jobs) {
      if (this.#isClosed) return;
      if (round % everyRounds !== 0) continue;
      try {
        await run(isOver);
      } catch (error) {
        this.#outcomes.log.warn({ err: error, job: name }, failed);
        this.#outcomes.failed(name);
      }
    }
  }
}
