import { type Clock, wakeByTimer } from '@slumberfell/server/storage';

interface Wake {
  readonly at: number;
  readonly callback: () => void;
  cancel: () => void;
}

/** A clock that goes as the system's does and can be moved on: an hour of the game passes without anybody waiting. */
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

  /** Moves on by so many milliseconds; whoever waited for an instant passed by is called at once. */
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
