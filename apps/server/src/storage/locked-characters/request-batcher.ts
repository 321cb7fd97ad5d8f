import { setImmediate as nextTurn } from 'node:timers/promises';

/** How long jobs may run, in ms, before the event loop gets a turn. */
const TURN_MS = 5;

interface SentRequest<Q, A> {
  readonly request: Q;
  readonly answer: (value: A) => void;
}

/** One kind of request. Jobs send requests one by one; they are answered in one batch. */
class RequestKind<Q, A> {
  readonly #answerAll: (requests: readonly Q[]) => Promise<readonly A[]>;
  readonly #onIdle: () => void;
  #sent: SentRequest<Q, A>[] = [];

  constructor(answerAll: (requests: readonly Q[]) => Promise<readonly A[]>, onIdle: () => void) {
    this.#answerAll = answerAll;
    this.#onIdle = onIdle;
  }

  get isSent(): boolean {
    return this.#sent.length > 0;
  }

  send(request: Q): Promise<A> {
    return new Promise((answer) => {
      this.#sent.push({ request, answer });
      this.#onIdle();
    });
  }

  /** Answers the sent requests. @returns functions that resume the jobs that sent them. */
  async answerSent(): Promise<(() => void)[]> {
    const sent = this.#sent;
    this.#sent = [];
    const answers = await this.#answerAll(sent.map(({ request }) => request));
    return sent.map(
      ({ answer }, index) =>
        () =>
          answer(answers[index] as A),
    );
  }
}

/**
 * Runs many jobs of the same kind as if each ran alone, and combines their requests, such as reads of the
 * database. Each job runs until it makes a request. When all jobs wait, the requests of one kind are
 * answered: of the kinds that jobs wait for, the kind registered first. So a job that skips a request waits
 * at a later one until the other jobs reach it.
 */
export class RequestBatcher {
  readonly #kinds: Pick<RequestKind<never, never>, 'isSent' | 'answerSent'>[] = [];
  readonly #yields: boolean;
  #onIdle: () => void = () => undefined;

  /**
   * @param yields whether the event loop gets turns between jobs; false in a transaction that blocks all
   *   other writers.
   */
  constructor(yields: boolean) {
    this.#yields = yields;
  }

  /**
   * Registers one kind of request. Call it before `run`, in the order in which a job sends its requests.
   * @param answerAll answers requests in their order.
   * @returns the function with which a job makes the request; the job must wait for the answer before it
   *   makes another one.
   */
  requestKind<Q, A>(
    answerAll: (requests: readonly Q[]) => Promise<readonly A[]>,
  ): (request: Q) => Promise<A> {
    const kind = new RequestKind(answerAll, () => this.#onIdle());
    this.#kinds.push(kind);
    return (request) => kind.send(request);
  }

  /**
   * @returns the jobs' results, in their order.
   * @throws the first error of a job or of an answer; the other jobs then never continue.
   */
  async run<T>(jobs: readonly (() => Promise<T>)[]): Promise<readonly T[]> {
    const results: T[] = [];
    const failures: unknown[] = [];
    let ended = 0;
    const steps = jobs.map((job, index) => () => {
      const end = job().then(
        (result) => {
          results[index] = result;
        },
        (error: unknown) => {
          failures.push(error);
        },
      );
      void end.then(() => {
        ended += 1;
        this.#onIdle();
      });
    });
    for (let next = steps; ; ) {
      await this.#take(next, failures);
      if (ended === jobs.length) return results;
      const kind = this.#kinds.find(({ isSent }) => isSent);
      if (kind === undefined) throw new Error('jobs wait and have sent no request');
      next = await kind.answerSent();
    }
  }

  async #take(steps: readonly (() => void)[], failures: readonly unknown[]): Promise<void> {
    let began = performance.now();
    for (const step of steps) {
      await this.#untilIdle(step);
      if (failures.length > 0) throw failures[0];
      if (!this.#yields || performance.now() - began < TURN_MS) continue;
      await nextTurn();
      began = performance.now();
    }
  }

  /**
   * Executes a step and resolves when its job has made a request or ended. Rejects if the event loop takes a
   * turn before that, because the job then awaits something other than its request.
   */
  #untilIdle(step: () => void): Promise<void> {
    return new Promise((resolve, reject) => {
      const stray = setImmediate(() => reject(new Error('a job awaits something other than its request')));
      this.#onIdle = () => {
        clearImmediate(stray);
        resolve();
      };
      step();
    });
  }
}
