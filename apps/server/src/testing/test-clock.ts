import type { Clock } from '../storage/database/clock.ts';

interface Wake {
  readonly at: number;
  readonly callback: () => void;
}

/** A clock that stands still until the test moves it. */
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
    // The clock may never be set again, so a callback that is due already is called in the next turn of the
    // event loop.
    if (at <= this.#at) setImmediate(() => this.#ring());
    return () => this.#wakes.delete(wake);
  }

  /** Sets the clock, and calls the callbacks that are due, in the order of their instants. */
  set(at: number): void {
    this.#at = at;
    this.#ring();
  }

  /** Moves the clock forward by so many ms; back when negative. */
  forward(milliseconds: number): void {
    this.set(this.#at + milliseconds);
  }

  #ring(): void {
    const due = [...this.#wakes].filter((wake) => wake.at <= this.#at).sort((a, b) => a.at - b.at);
    for (const wake of due) {
      // Another callback may have cancelled this one.
      if (this.#wakes.delete(wake)) wake.callback();
    }
  }
}
