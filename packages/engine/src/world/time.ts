/** Times of the world and of commands are in seconds, instants in ms. */
export const SECONDS_PER_HOUR = 3_600;
