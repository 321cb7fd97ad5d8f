/** ms for which playback may run before it yields to the event loop. */
export const SLICE_TIME = 5;

/**
 * Steps that may be started in a slice. Starting a step is cheap; a step that finds no time left is started
 * again in a later slice.
 */
const SLICE_STEPS = 256;

/**
 * One turn of the event loop in which playback steps are started. A step runs when its character's queue is
 * free.
 */
export class Slice {
  readonly #until = performance.now() + SLICE_TIME;
  #started = 0;
  #ended = false;

  /** Counts a step, and returns whether it may be started in this slice. */
  takes(): boolean {
    return this.#started++ < SLICE_STEPS && performance.now() < this.#until;
  }

  /**
   * Whether the slice has used up its time. False once the slice has ended: a step that had to wait for its
   * character's queue may then run.
   */
  isSpent(): boolean {
    return !this.#ended && performance.now() >= this.#until;
  }

  /** Ends the slice. The playback calls it in the next turn of the event loop. */
  end(): void {
    this.#ended = true;
  }
}
