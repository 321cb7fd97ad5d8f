/**
 * The server's clock as this browser knows it: its own clock plus an offset measured whenever an answer bears the
 * server's `now`. Everything the player sees counted is counted by this clock.
 */

let offset = 0;

/** Epoch milliseconds on the server. */
export const serverNow = (): number => Date.now() + offset;

/**
 * Takes the measure anew.
 * @param now the server's clock as the answer bears it
 * @param sentAt this browser's clock when the request left
 * @param receivedAt and when the answer was there; the server's `now` lies, as near as can be known, in the middle
 */
export function setServerClock(now: number, sentAt: number, receivedAt: number): void {
  offset = Math.round(now - (sentAt + receivedAt) / 2);
}
