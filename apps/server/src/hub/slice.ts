/** How long films may keep the process to themselves, in ms. */
export const SLICE_TIME = 5;

/**
 * Steps that may be started in a slice: starting them is cheap, and those it has no time for cost a second
 * start.
 */
const SLICE_STEPS = 256;

/** One turn of the event loop in which steps of films are started and, where their lanes are free, taken. */
export class Slice {
  readonly #until = performance.now() + SLICE_TIME;
  #started = 0;
  #ended = false;

  /** Whether one more step may be started. */
  takes(): boolean {
    return this.#started++ < SLICE_STEPS && performance.now() < this.#until;
  }

  /** Whether a step must wait for another slice. A step that its lane held up beyond the slice need not. */
  isSpent(): boolean {
    return !this.#ended && performance.now() >= this.#until;
  }

  /** The event loop has turned. */
  end(): void {
    this.#ended = true;
  }
}
