import { type Clock, type RowClock, wakeByTimer } from './clock.ts';

/**
 * Length of a window of readings, in ms. The estimate uses the readings of the current window and of the one
 * before. Older readings are dropped, since the clocks drift.
 */
const WINDOW_MS = 60_000;

/**
 * Longest time in ms that an answer of the database is assumed to take. A reading that is below the estimate
 * by more than this means that the database's clock was set back.
 */
const LONGEST_WAY_MS = 10_000;

/**
 * Monotonic local time in ms. Setting the system's clock does not change it, so that the playback does not
 * send events too early. It may stop while the machine is suspended. The estimate of the database's clock is
 * then behind that clock until the next reading.
 */
const monotonicNow = (): number => Math.floor(performance.timeOrigin + performance.now());

/**
 * Follows the clock of a database that several nodes share. A command happens at the instant that the
 * database gives. Between commands `now` estimates that clock from the readings of the last minutes. The
 * estimate is too early rather than too late: no instant that a viewer has been shown may be later than the
 * viewer's next command.
 */
export class DatabaseClock implements RowClock {
  readonly #local: () => number;
  #windowEnd = Number.NEGATIVE_INFINITY;
  /**
   * Lower bound, in ms, of how far the database's clock is ahead of the local one: the highest value that was
   * read in the current window.
   */
  #ahead = Number.NEGATIVE_INFINITY;
  /** As `#ahead`, for the window before. */
  #aheadBefore = Number.NEGATIVE_INFINITY;

  constructor(local: () => number = monotonicNow) {
    this.#local = local;
  }

  now(): number {
    const ahead = Math.max(this.#ahead, this.#aheadBefore);
    if (ahead === Number.NEGATIVE_INFINITY)
      throw new Error('the database has not been asked for the time yet');
    // Both clocks are rounded down to whole milliseconds, so `ahead` may be up to 1 ms too large.
    return this.#local() + ahead - 1;
  }

  wake(at: number, callback: () => void): () => void {
    return wakeByTimer(() => this.now(), at, callback);
  }

  instantOf(database: number | null): number {
    if (database === null) throw new Error('the database did not tell the time');
    const local = this.#local();
    if (local >= this.#windowEnd) {
      this.#aheadBefore = this.#ahead;
      this.#ahead = Number.NEGATIVE_INFINITY;
      this.#windowEnd = local + WINDOW_MS;
    }
    // The local time is read after the answer has arrived, so `ahead` is never too large.
    const ahead = database - local;
    if (ahead < Math.max(this.#ahead, this.#aheadBefore) - LONGEST_WAY_MS) {
      this.#aheadBefore = Number.NEGATIVE_INFINITY;
      this.#ahead = ahead;
    } else this.#ahead = Math.max(this.#ahead, ahead);
    return database;
  }
}

/** The clock for a database whose own clock is not used: each row gets the instant of the given clock. */
export const ownClock = (clock: Clock): RowClock => ({
  now: () => clock.now(),
  wake: (at, callback) => clock.wake(at, callback),
  instantOf: () => clock.now(),
});
