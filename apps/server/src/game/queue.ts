/** Runs jobs in the order in which they come, so many at a time and no more: the others wait without holding anything. */
export class Queue {
  readonly #atOnce: number;
  readonly #waiting: (() => void)[] = [];
  #underWay = 0;

  constructor(atOnce: number) {
    this.#atOnce = atOnce;
  }

  /** Settles as the job does. */
  async run<T>(job: () => Promise<T>): Promise<T> {
    if (this.#underWay < this.#atOnce) this.#underWay += 1;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      return await job();
    } finally {
      // Its place goes to the next one.
      const next = this.#waiting.shift();
      if (next === undefined) this.#underWay -= 1;
      else next();
    }
  }
}
