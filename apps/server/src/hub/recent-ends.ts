import { LRUCache } from 'lru-cache';

/** More handshakes than this are never under way at a time. */
const REMEMBERED = 1_000;

/**
 * Sessions that were ended a moment ago. A handshake that was let in just before, and enters just after, is
 * told by this that it is too late.
 */
export class RecentEnds {
  readonly #tokenHashes = new LRUCache<string, true>({ max: REMEMBERED });

  add(tokenHash: string): void {
    this.#tokenHashes.set(tokenHash, true);
  }

  has(tokenHash: string): boolean {
    return this.#tokenHashes.has(tokenHash);
  }
}
