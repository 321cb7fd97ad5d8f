import { type Clock, wakeByTimer } from '@slumberfell/server/storage';

interface Wake {
  readonly at: number;
  readonly callback: () => void;
  cancel: () => void;
}

/**
 * A clock that runs as fast as the system's clock. A test can move it forward, so an hour of game time takes
 * no time.
 */
export class TravellingClock implements Clock {
  #ahead = 0;
  readonly #wakes = new Set<Wake>();

  now(): number {
    return Date.now() + this.#ahead;
  }

  wake(at: number, callback: () => void): () => void {
    const wake: Wake = { at, callback, cancel: () => undefined };
    this.#wakes.add(wake);
    this.#wait(wake);
    return () => {
      this.#wakes.delete(wake);
      wake.cancel();
    };
  }

  /** Moves forward by so many ms, and calls the callbacks that have become due. */
  forward(milliseconds: number): void {
    this.#ahead += milliseconds;
    for (const wake of this.#wakes) {
      wake.cancel();
      this.#wait(wake);
    }
  }

  #wait(wake: Wake): void {
    wake.cancel = wakeByTimer(
      () => this.now(),
      wake.at,
      () => {
        this.#wakes.delete(wake);
        wake.callback();
      },
    );
  }
}
