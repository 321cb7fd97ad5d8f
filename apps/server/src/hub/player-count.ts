import type { Clock } from '../storage/database/clock.ts';

/**
 * Active players are counted this often, in ms: what is told of them is never older than 10 s, `GONE_AFTER`
 * for nodes that died included.
 */
export const RECOUNT_EVERY = 3_000;

/**
 * After a character has come or gone they are counted this soon, in ms: once for all that come and go
 * meanwhile.
 */
export const RECOUNT_SOON = 1_000;

interface Counting {
  readonly clock: Clock;
  count(): Promise<number>;
  /** Called when the number has changed. */
  tell(active: number): void;
  failed(error: unknown): void;
}

/** Keeps the number of active characters (specification 1.8). */
export class PlayerCount {
  readonly #counting: Counting;
  #value = 0;
  #dueAt = Number.POSITIVE_INFINITY;
  #cancel: () => void = () => undefined;
  #stopped = false;

  constructor(counting: Counting) {
    this.#counting = counting;
    void this.#recount();
  }

  get value(): number {
    return this.#value;
  }

  /** A character has come or gone. */
  changed(): void {
    this.#recountAt(this.#counting.clock.now() + RECOUNT_SOON);
  }

  stop(): void {
    this.#stopped = true;
    this.#cancel();
  }

  #recountAt(at: number): void {
    if (this.#stopped || at >= this.#dueAt) return;
    this.#cancel();
    this.#dueAt = at;
    this.#cancel = this.#counting.clock.wake(at, () => void this.#recount());
  }

  async #recount(): Promise<void> {
    this.#dueAt = Number.POSITIVE_INFINITY;
    const { clock, count, tell, failed } = this.#counting;
    try {
      const active = await count();
      if (active !== this.#value && !this.#stopped) {
        this.#value = active;
        tell(active);
      }
    } catch (error) {
      failed(error);
    }
    this.#recountAt(clock.now() + RECOUNT_EVERY);
  }
}
