import type { Clock } from '../storage/database/clock.ts';

interface Wake {
  readonly at: number;
  readonly callback: () => void;
}

/** A clock that a test sets and that stands still otherwise. */
export class TestClock implements Clock {
  #at: number;
  readonly #wakes = new Set<Wake>();

  constructor(at: number) {
    this.#at = at;
  }

  now(): number {
    return this.#at;
  }

  wake(at: number, callback: () => void): () => void {
    const wake = { at, callback };
    this.#wakes.add(wake);
    // What is due already would never be met by a clock that stands still.
    if (at <= this.#at) setImmediate(() => this.#ring());
    return () => this.#wakes.delete(wake);
  }

  /** Jumps to an instant, then calls whoever waited for it or for one before it, in the order of their instants. */
  set(at: number): void {
    this.#at = at;
    this.#ring();
  }

  /** Moves on by so many milliseconds; backwards when negative. */
  forward(milliseconds: number): void {
    this.set(this.#at + milliseconds);
  }

  #ring(): void {
    const due = [...this.#wakes].filter((wake) => wake.at <= this.#at).sort((a, b) => a.at - b.at);
    for (const wake of due) {
      // Another callback may have cancelled it.
      if (this.#wakes.delete(wake)) wake.callback();
    }
  }
}
