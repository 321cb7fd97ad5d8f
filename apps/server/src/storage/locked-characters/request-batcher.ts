import { setImmediate as nextTurn } from 'node:timers/promises';

/** Jobs may go on for so long, in ms, before whatever else the process does gets a turn. */
const AT_A_STRETCH = 5;

interface Asked<Q, A> {
  readonly question: Q;
  readonly answer: (value: A) => void;
}

/** Something that jobs ask, each for itself, and that is answered for all of them at once. */
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

  /** @returns what lets each of those who have asked go on. */
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
 * Runs many jobs of the same kind as if each ran alone, while what they ask is asked once for all: each job
 * goes on until it asks something, and when all wait, what comes first of what was asked is answered. So jobs
 * of which some leave out a question fall into step again.
 */
export class RequestBatcher {
  readonly #questions: Pick<Question<never, never>, 'isAsked' | 'answers'>[] = [];
  readonly #breathes: boolean;
  #rests: () => void = () => undefined;

  /**
   * @param breathes whether others get turns between jobs; not where a transaction keeps everybody else
   *   waiting.
   */
  constructor(breathes: boolean) {
    this.#breathes = breathes;
  }

  /**
   * To be called for each question before `run`, in the order in which a job asks them.
   * @param answerAll answers questions in their order.
   * @returns what a job calls to ask; it must ask nothing else before it has the answer.
   */
  question<Q, A>(answerAll: (questions: readonly Q[]) => Promise<readonly A[]>): (question: Q) => Promise<A> {
    const question = new Question(answerAll, () => this.#rests());
    this.#questions.push(question);
    return (asked) => question.ask(asked);
  }

  /**
   * @returns the jobs' results, in their order.
   * @throws what the first job threw that did, or what answering threw; the others then stay where they are.
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
   * Returns when the job that the step moves on has asked something or ended. Neither takes it a turn of the
   * event loop.
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
