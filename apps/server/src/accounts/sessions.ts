import { SESSIONS_PER_ACCOUNT } from '@slumberfell/protocol';
import {
  deleteExpiredSessions,
  deleteSession,
  deleteSurplusSessions,
  insertSession,
  type OwnedSession,
  sessionByTokenHash,
  touchSession,
} from '../storage/sessions.ts';
import type { Storage } from '../storage/storage.ts';
import type { Caller } from './caller.ts';
import { lockProved, type Proof } from './proof.ts';
import { SessionCache } from './session-cache.ts';
import type { SessionCookie } from './session-cookie.ts';
import { hashToken, newToken } from './token.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** How long a session lives without being used, in ms. Use prolongs it, at most once an hour. */
export const PERSISTENT_LIFETIME = 30 * DAY;
export const BROWSER_LIFETIME = 7 * DAY;
const RENEW_AFTER = HOUR;

/**
 * How long a session lives at most, however much it is used, in ms; then its player logs in anew. Not a guest's: who has lost the
 * credentials of a guest would lose the character with it.
 */
export const LONGEST_LIFETIME = 365 * DAY;

/** Expired rows removed in one transaction. */
const SWEEP = 500;

const lifetimeOf = (persistent: boolean): number => (persistent ? PERSISTENT_LIFETIME : BROWSER_LIFETIME);

/** Logins: opaque tokens in a cookie, their hashes in the database. */
export class Sessions {
  readonly #storage: Storage;
  readonly #cookie: SessionCookie;
  readonly #cache: SessionCache;
  readonly #listeners = new Set<(tokenHash: string) => void>();

  constructor(storage: Storage, cookie: SessionCookie) {
    this.#storage = storage;
    this.#cookie = cookie;
    this.#cache = new SessionCache(storage.clock);
  }

  /**
   * Begins a session.
   * @param browser what it is called.
   * @returns the `Set-Cookie` header that hands it to the browser; null when the password or the second factor has been changed
   *   since the proof.
   */
  async begin(proof: Proof, persistent: boolean, browser: string | null = null): Promise<string | null> {
    const { account, factorSince } = proof;
    const token = newToken();
    const now = this.#storage.clock.now();
    const begun = await this.#storage.write(async (tx) => {
      if ((await lockProved(tx, this.#storage.kind, proof)) === null) return null;
      const surplus = await deleteSurplusSessions(tx, account.id, SESSIONS_PER_ACCOUNT - 1);
      await insertSession(tx, {
        tokenHash: hashToken(token),
        accountId: account.id,
        createdAt: now,
        lastSeenAt: now,
        expiresAt: now + lifetimeOf(persistent),
        persistent,
        browser,
        secondFactor: factorSince !== null,
      });
      return surplus;
    });
    if (begun === null) return null;
    this.ended(account.id, begun);
    return this.#cookieOf(token, persistent);
  }

  /** Whose session a `Cookie` header carries; null for visitors, and for sessions that are unknown, over or ended. */
  async authenticate(cookieHeader: string | undefined): Promise<Caller | null> {
    const token = this.#cookie.read(cookieHeader);
    if (token === null) return null;
    const tokenHash = hashToken(token);
    return this.#cache.get(tokenHash) ?? (await this.#read(tokenHash));
  }

  /** As `authenticate`, but by the database and not by what was read from it a moment ago. */
  async lookUp(cookieHeader: string | undefined): Promise<Caller | null> {
    const token = this.#cookie.read(cookieHeader);
    return token === null ? null : await this.#read(hashToken(token));
  }

  async #read(tokenHash: string): Promise<Caller | null> {
    const { epoch } = this.#cache;
    const session = await this.#storage.read((db) => sessionByTokenHash(db, tokenHash));
    const now = this.#storage.clock.now();
    if (session === null || session.expiresAt <= now) return null;
    const renewed = now - session.lastSeenAt >= RENEW_AFTER;
    const expiresAt = renewed ? prolonged(session, now) : session.expiresAt;
    if (renewed) await this.#storage.write((tx) => touchSession(tx, tokenHash, now, expiresAt));
    const caller = callerOf({ ...session, expiresAt });
    // Who has just made a character on one node must not be told by the next that there is none.
    if (caller.characterId !== null || !this.#storage.isShared) this.#cache.put(caller, epoch);
    return renewed ? { ...caller, renewed } : caller;
  }

  /** The `Set-Cookie` header that a renewed persistent session is due; null for all others. */
  renewal(caller: Caller, cookieHeader: string | undefined): string | null {
    const token = caller.renewed && caller.persistent ? this.#cookie.read(cookieHeader) : null;
    return token === null ? null : this.#cookieOf(token, true);
  }

  /** Ends a session. @returns the `Set-Cookie` header that takes it from the browser. */
  async end(caller: Caller | null): Promise<string> {
    if (caller) {
      await this.#storage.write((tx) => deleteSession(tx, caller.tokenHash));
      this.ended(caller.accountId, [caller.tokenHash]);
    }
    return this.#cookie.clear();
  }

  /** Sessions of an account were removed from the database. */
  ended(accountId: number, tokenHashes: readonly string[]): void {
    this.#cache.dropAccount(accountId);
    this.gone(tokenHashes);
  }

  /** Sessions were found to be over. */
  gone(tokenHashes: readonly string[]): void {
    for (const tokenHash of tokenHashes) {
      this.#cache.drop(tokenHash);
      for (const listener of this.#listeners) listener(tokenHash);
    }
  }

  /** Forgets what is remembered of an account that has changed. */
  accountChanged(accountId: number): void {
    this.#cache.dropAccount(accountId);
  }

  /** Tells when a session is ended on this node, so that its sockets can be closed. @returns the unsubscriber. */
  onEnd(listener: (tokenHash: string) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Removes rows of sessions that are over. */
  async sweep(): Promise<void> {
    const now = this.#storage.clock.now();
    let removed: number;
    do {
      removed = await this.#storage.write((tx) => deleteExpiredSessions(tx, now, SWEEP));
    } while (removed === SWEEP);
  }

  #cookieOf(token: string, persistent: boolean): string {
    return this.#cookie.write(token, persistent ? PERSISTENT_LIFETIME / 1_000 : null);
  }
}

function prolonged({ account, createdAt, persistent }: OwnedSession, now: number): number {
  const unused = now + lifetimeOf(persistent);
  return account.kind === 'guest' ? unused : Math.min(unused, createdAt + LONGEST_LIFETIME);
}

const callerOf = ({ account, secondFactor, ...session }: OwnedSession): Caller => ({
  tokenHash: session.tokenHash,
  accountId: account.id,
  username: account.username,
  kind: account.kind,
  role: account.role,
  secondFactor,
  characterId: account.selectedCharacterId,
  expiresAt: session.expiresAt,
  persistent: session.persistent,
  renewed: false,
});
