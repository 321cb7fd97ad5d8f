import { LRUCache } from 'lru-cache';

/** At most this many handshakes are under way at a time. */
const REMEMBERED = 1_000;

/**
 * Logins that ended recently. A handshake may look up its login before the login ends and open its
 * socket after; this cache makes the hub refuse that socket.
 */
export class EndedLogins {
  readonly #tokenHashes = new LRUCache<string, true>({ max: REMEMBERED });

  add(tokenHash: string): void {
    this.#tokenHashes.set(tokenHash, true);
  }

  has(tokenHash: string): boolean {
    return this.#tokenHashes.has(tokenHash);
  }
}
