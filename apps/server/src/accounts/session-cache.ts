import type { Clock } from '../storage/clock.ts';
import type { Caller } from './caller.ts';

/** How long an answer of the database is believed, in ms: a revocation on another node takes effect within that. */
const LIFETIME = 5_000;
const ENTRIES = 10_000;

interface Entry {
  readonly caller: Caller;
  readonly until: number;
}

/** Callers by token hash, for a short while, so that not each request costs a query. Bounded, oldest out first. */
export class SessionCache {
  readonly #entries = new Map<string, Entry>();
  readonly #clock: Clock;
  #epoch = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Changes whenever something is dropped: what was read before that may no longer be put. */
  get epoch(): number {
    return this.#epoch;
  }

  get(tokenHash: string): Caller | null {
    const entry = this.#entries.get(tokenHash);
    if (entry === undefined) return null;
    const now = this.#clock.now();
    if (now < entry.until && now < entry.caller.expiresAt) return entry.caller;
    this.#entries.delete(tokenHash);
    return null;
  }

  /** @param epoch that of the moment before the caller was read from the database. */
  put(caller: Caller, epoch: number): void {
    if (epoch !== this.#epoch) return;
    this.#entries.delete(caller.tokenHash);
    if (this.#entries.size >= ENTRIES) {
      const oldest = this.#entries.keys().next();
      if (!oldest.done) this.#entries.delete(oldest.value);
    }
    this.#entries.set(caller.tokenHash, { caller, until: this.#clock.now() + LIFETIME });
  }

  drop(tokenHash: string): void {
    this.#epoch += 1;
    this.#entries.delete(tokenHash);
  }

  /** Forgets every session of an account, one of which has ended, or whose character or kind has changed. */
  dropAccount(accountId: number): void {
    this.#epoch += 1;
    for (const [tokenHash, { caller }] of this.#entries) {
      if (caller.accountId === accountId) this.#entries.delete(tokenHash);
    }
  }
}
