/**
 * Where instants come from, and what waits for them. Everything that needs the time is handed one of these.
 */
export interface Clock {
  /** The present instant in epoch milliseconds, an integer. */
  now(): number;
  /**
   * Calls back once, when this clock has come to an instant; never before `wake` has returned.
   * @returns cancels it.
   */
  wake(at: number, callback: () => void): () => void;
}

/**
 * Clocks are set, and machines sleep, while the platform's timers go on as if nothing had been: look so
 * often, in ms.
 */
const LONGEST_DELAY = 10_000;

/** `Clock.wake` for clocks that go about as fast as the platform's timers. */
export function wakeByTimer(now: () => number, at: number, callback: () => void): () => void {
  let timer: NodeJS.Timeout;
  const arrive = (): void => {
    // Timers may fire a millisecond early, and a clock may have been set back meanwhile.
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

/** A clock that is told what the database's said, where that is the clock that counts. */
export interface RowClock extends Clock {
  /**
   * @param database epoch ms by the database's clock when it handed out the row; null when it has none of its
   *   own.
   */
  instantOf(database: number | null): number;
}
