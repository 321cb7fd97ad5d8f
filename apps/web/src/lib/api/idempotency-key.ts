// chunk: calls
/** Random bytes of a key: as many as no two commands share by chance. */
const BYTES = 16;

/**
 * A new idempotency key for a command. `crypto.randomUUID` would do the same, but a browser has it only on
 * pages of https and of localhost; `crypto.getRandomValues` is on all pages.
 */
export const newIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
