import type { Clock } from '../storage/database/clock.ts';

/**
 * ms between two counts of active players. With `GONE_AFTER` it keeps the count that sockets receive at most
 * 10 s old, even when a node has died.
 */
export const RECOUNT_EVERY = 3_000;

/**
 * ms from the instant at which a character gets its first socket or loses its last to the next count. One
 * count covers all changes in that time.
 */
export const RECOUNT_SOON = 1_000;

interface Counting {
  readonly clock: Clock;
  count(): Promise<number>;
  /** Called when the number of active characters has changed. */
  announce(active: number): void;
  failed(error: unknown): void;
}

/** Counts active characters at intervals (specification 1.8). */
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

  /** Schedules a count because a character has got its first socket or lost its last. */
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
    const { clock, count, announce, failed } = this.#counting;
    try {
      const active = await count();
      if (active !== this.#value && !this.#stopped) {
        this.#value = active;
        announce(active);
      }
    } catch (error) {
      failed(error);
    }
    this.#recountAt(clock.now() + RECOUNT_EVERY);
  }
}
