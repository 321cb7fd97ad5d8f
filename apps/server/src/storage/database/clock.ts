/**
 * Tells the time, and calls back at an instant. Code that needs the time gets a `Clock` as an argument.
 */
export interface Clock {
  /** The present instant in epoch milliseconds, an integer. */
  now(): number;
  /**
   * Calls `callback` once, when this clock has reached the instant `at`, and never before `wake` has
   * returned.
   * @returns a function that cancels the call.
   */
  wake(at: number, callback: () => void): () => void;
}

/**
 * The longest timer, in ms. The system's clock can be set and the machine can be suspended, and the
 * platform's timers do not notice it. So the clock is read at least this often.
 */
const LONGEST_DELAY = 10_000;

/** `Clock.wake` for a clock that runs about as fast as the platform's timers. */
export function wakeByTimer(now: () => number, at: number, callback: () => void): () => void {
  let timer: NodeJS.Timeout;
  const arrive = (): void => {
    // Timers may fire a millisecond early, and the clock may have been set back since the timer began. Then
    // it waits again.
    if (now() >= at) callback();
    else wait();
  };
  const wait = (): void => {
    timer = setTimeout(arrive, Math.min(Math.max(at - now(), 0), LONGEST_DELAY));
  };
  wait();
  return () => clearTimeout(timer);
}

export const systemClock: Clock = {
  now: () => Date.now(),
  wake: (at, callback) => wakeByTimer(() => Date.now(), at, callback),
};

/** The clock of a storage. It estimates the database's clock if several nodes share the database. */
export interface RowClock extends Clock {
  /**
   * The instant at which a row was read.
   * @param database the database's clock in epoch ms when it returned the row; null when the database has no
   *   clock of its own.
   */
  instantOf(database: number | null): number;
}
