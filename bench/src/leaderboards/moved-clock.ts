import { type Clock, wakeByTimer } from '@slumberfell/server/storage';

/** A clock that runs as fast as the system's clock. The benchmark can move it forward. */
export class MovedClock implements Clock {
  #offset = 0;

  now(): number {
    return Date.now() + this.#offset;
  }

  wake(at: number, callback: () => void): () => void {
    return wakeByTimer(() => this.now(), at, callback);
  }

  ahead(time: number): void {
    this.#offset += time;
  }
}
