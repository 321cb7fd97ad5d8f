import { LRUCache } from 'lru-cache';
import type { Clock } from '../storage/database/clock.ts';
import type { Caller } from './caller.ts';

/**
 * How long an answer of the database is believed, in ms: a revocation on another node takes effect within
 * that.
 */
const LIFETIME = 5_000;
const ENTRIES = 10_000;

/**
 * Callers by token hash, for a short while, so that not each request costs a query. The least recently used
 * go first.
 */
export class SessionCache {
  readonly #callers: LRUCache<string, Caller>;
  /**
   * Token hashes by account id, of all that is in the cache: looking through it at each login would take ms.
   */
  readonly #tokenHashes = new Map<number, Set<string>>();
  readonly #clock: Clock;
  #epoch = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
    this.#callers = new LRUCache({
      max: ENTRIES,
      ttl: LIFETIME,
      // Each look at an entry reads the clock, as tests set it.
      ttlResolution: 0,
      perf: clock,
      dispose: (caller) => this.#unlist(caller),
    });
  }

  /** Changes whenever something is dropped: what was read before that may no longer be put. */
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

  /** @param epoch that of the moment before the caller was read from the database. */
  put(caller: Caller, epoch: number): void {
    if (epoch !== this.#epoch) return;
    const { accountId, tokenHash } = caller;
    // First: it disposes of what it replaces.
    this.#callers.set(tokenHash, caller);
    const tokenHashes = this.#tokenHashes.get(accountId);
    if (tokenHashes === undefined) this.#tokenHashes.set(accountId, new Set([tokenHash]));
    else tokenHashes.add(tokenHash);
  }

  drop(tokenHash: string): void {
    this.#epoch += 1;
    this.#callers.delete(tokenHash);
  }

  /** Forgets every session of an account, one of which has ended, or whose character or kind has changed. */
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
