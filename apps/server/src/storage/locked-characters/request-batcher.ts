import { setImmediate as nextTurn } from 'node:timers/promises';

/** How long jobs may run, in ms, before the event loop gets a turn. */
const AT_A_STRETCH = 5;

interface Asked<Q, A> {
  readonly question: Q;
  readonly answer: (value: A) => void;
}

/** One kind of request. Jobs make requests one by one; they are answered in one batch. */
class Question<Q, A> {
  readonly #answerAll: (questions: readonly Q[]) => Promise<readonly A[]>;
  readonly #rests: () => void;
  #asked: Asked<Q, A>[] = [];

  constructor(answerAll: (questions: readonly Q[]) => Promise<readonly A[]>, rests: () => void) {
    this.#answerAll = answerAll;
    this.#rests = rests;
  }

  get isAsked(): boolean {
    return this.#asked.length > 0;
  }

  ask(question: Q): Promise<A> {
    return new Promise((answer) => {
      this.#asked.push({ question, answer });
      this.#rests();
    });
  }

  /** Answers the waiting requests. @returns functions that resume the jobs that made them. */
  async answers(): Promise<(() => void)[]> {
    const asked = this.#asked;
    this.#asked = [];
    const answers = await this.#answerAll(asked.map(({ question }) => question));
    return asked.map(
      ({ answer }, index) =>
        () =>
          answer(answers[index] as A),
    );
  }
}

/**
 * Runs many jobs of the same kind as if each ran alone, and combines their requests: each job runs until it
 * makes a request. When all jobs wait, the kind of request that comes first in order is answered for all of
 * them. Jobs that skip a request therefore meet the others again at a later one.
 */
export class RequestBatcher {
  readonly #questions: Pick<Question<never, never>, 'isAsked' | 'answers'>[] = [];
  readonly #breathes: boolean;
  #rests: () => void = () => undefined;

  /**
   * @param breathes whether the event loop gets turns between jobs; false in a transaction that blocks all
   *   other writers.
   */
  constructor(breathes: boolean) {
    this.#breathes = breathes;
  }

  /**
   * Registers one kind of request. Call it before `run`, in the order in which a job makes its requests.
   * @param answerAll answers requests in their order.
   * @returns the function with which a job makes the request; the job must wait for the answer before it
   *   makes another one.
   */
  question<Q, A>(answerAll: (questions: readonly Q[]) => Promise<readonly A[]>): (question: Q) => Promise<A> {
    const question = new Question(answerAll, () => this.#rests());
    this.#questions.push(question);
    return (asked) => question.ask(asked);
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
        this.#rests();
      });
    });
    for (let next = steps; ; ) {
      await this.#take(next, failures);
      if (ended === jobs.length) return results;
      const asked = this.#questions.find(({ isAsked }) => isAsked);
      if (asked === undefined) throw new Error('jobs wait and have asked nothing');
      next = await asked.answers();
    }
  }

  async #take(steps: readonly (() => void)[], failures: readonly unknown[]): Promise<void> {
    let began = performance.now();
    for (const step of steps) {
      await this.#rested(step);
      if (failures.length > 0) throw failures[0];
      if (!this.#breathes || performance.now() - began < AT_A_STRETCH) continue;
      await nextTurn();
      began = performance.now();
    }
  }

  /**
   * Executes a step and returns when its job has made a request or ended. Neither takes a turn of the event
   * loop.
   */
  #rested(step: () => void): Promise<void> {
    return new Promise((resolve, reject) => {
      const stray = setImmediate(() => reject(new Error('a job awaits something that it has not asked')));
      this.#rests = () => {
        clearImmediate(stray);
        resolve();
      };
      step();
    });
  }
}
