import { LRUCache } from 'lru-cache';

/** Maximum number of stored logins. It equals the limit of handshakes whose login is being looked up. */
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
