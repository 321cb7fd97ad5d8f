import { LRUCache } from 'lru-cache';
import type { Clock } from '../../storage/database/clock.ts';
import type { Caller } from './caller.ts';

/**
 * ms for which a cached caller is valid. If another node ends the login, this node notices it within this
 * time.
 */
const LIFETIME = 5_000;
const ENTRIES = 10_000;

/**
 * Caches callers by token hash for a short time, to save a query for each request. A full cache drops the
 * least recently used caller.
 */
export class LoginCache {
  readonly #callers: LRUCache<string, Caller>;
  /**
   * Token hashes of the cached callers, by account id. Without this index, `dropAccount` would search the
   * whole cache at each login, which would take some ms.
   */
  readonly #tokenHashes = new Map<number, Set<string>>();
  readonly #clock: Clock;
  #epoch = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
    this.#callers = new LRUCache({
      max: ENTRIES,
      ttl: LIFETIME,
      // With 0, the cache reads the clock at each access. Tests need this, since they set the clock.
      ttlResolution: 0,
      perf: clock,
      dispose: (caller) => this.#unlist(caller),
    });
  }

  /**
   * Increases each time that callers are dropped from the cache. A caller that was read from the database
   * before a drop must not be put into the cache after it.
   */
  get epoch(): number {
    return this.#epoch;
  }

  get(tokenHash: string): Caller | null {
    const caller = this.#callers.get(tokenHash);
    if (caller === undefined) return null;
    if (this.#clock.now() < caller.expiresAt) return caller;
    this.#callers.delete(tokenHash);
    return null;
  }

  /** @param epoch value of `epoch` before the caller was read from the database. */
  put(caller: Caller, epoch: number): void {
    if (epoch !== this.#epoch) return;
    const { accountId, tokenHash } = caller;
    // `set` must come before the hash is added to `#tokenHashes`. When `set` replaces an entry, it calls
    // `#unlist`, which removes the hash from `#tokenHashes`.
    this.#callers.set(tokenHash, caller);
    const tokenHashes = this.#tokenHashes.get(accountId);
    if (tokenHashes === undefined) this.#tokenHashes.set(accountId, new Set([tokenHash]));
    else tokenHashes.add(tokenHash);
  }

  drop(tokenHash: string): void {
    this.#epoch += 1;
    this.#callers.delete(tokenHash);
  }

  /**
   * Drops all logins of an account from the cache, after one of them has ended or the account's character or
   * kind has changed.
   */
  dropAccount(accountId: number): void {
    this.#epoch += 1;
    for (const tokenHash of this.#tokenHashes.get(accountId) ?? []) this.#callers.delete(tokenHash);
  }

  #unlist({ accountId, tokenHash }: Caller): void {
    const tokenHashes = this.#tokenHashes.get(accountId);
    tokenHashes?.delete(tokenHash);
    if (tokenHashes?.size === 0) this.#tokenHashes.delete(accountId);
  }
}
