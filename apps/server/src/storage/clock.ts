/** Where instants come from. Everything that needs the time is handed one of these. */
export interface Clock {
  /** The present instant in epoch milliseconds, an integer. */
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };
