// chunk: banners
/**
 * Server's clock minus this browser's clock, in ms. It is computed again from each layout, which contains the
 * server's `now`. All countdowns of the page use the server's clock.
 */

let offset = 0;

/** The server's clock, as this page estimates it, in epoch ms. */
export const serverNow = (): number => Date.now() + offset;

/**
 * Computes the offset again. It assumes that the server read its clock halfway between `sentAt` and
 * `receivedAt`.
 * @param now the server's clock in the response, epoch ms
 * @param sentAt this browser's clock when the request was sent, epoch ms
 * @param receivedAt this browser's clock when the response came, epoch ms
 */
export function setServerClock(now: number, sentAt: number, receivedAt: number): void {
  offset = Math.round(now - (sentAt + receivedAt) / 2);
}
