/** Times of the world and of commands are in seconds, instants in ms. */
export const SECONDS_PER_HOUR = 3_600;
/** Milliseconds of a day. */
export const DAY = 86_400_000;

/** The UTC day of an instant, in days since 1970-01-01. */
export const dayOf = (at: number): number => Math.floor(at / DAY);
