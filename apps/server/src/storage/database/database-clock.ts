import { type Clock, type RowClock, wakeByTimer } from './clock.ts';

/** Samples older than two of these have no say any more, so that the clocks may drift. */
const WINDOW_MS = 60_000;

/**
 * No answer is on its way for longer than this, in ms: one that seems to be tells that the database's clock
 * was set back.
 */
const LONGEST_WAY_MS = 10_000;

/**
 * The time as it goes by, in ms: nobody sets this clock, so that a node whose own is set plays nothing that
 * has not happened yet. It may stand still while the machine sleeps, and is too early then, until the
 * database tells the time again.
 */
const steadily = (): number => Math.floor(performance.timeOrigin + performance.now());

/**
 * Follows the clock of a database that several nodes share. Commands happen at the instant the database says;
 * between them `now` estimates it from the last minutes' readings, and rather too early than too late:
 * nothing that is played to a viewer may lie after the instant of the viewer's next command.
 */
export class DatabaseClock implements RowClock {
  readonly #local: () => number;
  #windowEnd = Number.NEGATIVE_INFINITY;
  /**
   * How far the database's clock is ahead of the local one, at least: the best readings of this window and
   * the last.
   */
  #ahead = Number.NEGATIVE_INFINITY;
  #aheadBefore = Number.NEGATIVE_INFINITY;

  constructor(local: () => number = steadily) {
    this.#local = local;
  }

  now(): number {
    const ahead = Math.max(this.#ahead, this.#aheadBefore);
    if (ahead === Number.NEGATIVE_INFINITY)
      throw new Error('the database has not been asked for the time yet');
    // Both clocks are cut to whole milliseconds, so a reading may be up to one too high.
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
    // The answer was on its way for a while, so the difference is never too large.
    const ahead = database - local;
    if (ahead < Math.max(this.#ahead, this.#aheadBefore) - LONGEST_WAY_MS) {
      this.#aheadBefore = Number.NEGATIVE_INFINITY;
      this.#ahead = ahead;
    } else this.#ahead = Math.max(this.#ahead, ahead);
    return database;
  }
}

/** For a database whose own clock does not count: everything happens at the instant that this one says. */
export const ownClock = (clock: Clock): RowClock => ({
  now: () => clock.now(),
  wake: (at, callback) => clock.wake(at, callback),
  instantOf: () => clock.now(),
});
