import { SESSIONS_PER_ACCOUNT } from '@slumberfell/protocol';
import type { Storage } from '../storage/storage.ts';
import {
  deleteExpiredSessions,
  deleteSession,
  deleteSurplusSessions,
  insertSession,
  type OwnedSession,
  sessionByTokenHash,
  touchSession,
} from '../storage/tables/sessions.ts';
import type { Caller } from './caller.ts';
import { lockProved, type Proof } from './proof.ts';
import { SessionCache } from './session-cache.ts';
import { hashToken, newToken } from './token.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** How long a session lives without being used, in ms. Use prolongs it, at most once an hour. */
export const PERSISTENT_LIFETIME = 30 * DAY;
export const BROWSER_LIFETIME = 7 * DAY;
const RENEW_AFTER = HOUR;

/**
 * How long a session lives at most, however much it is used, in ms; then its player logs in anew. Not a
 * guest's: who has lost the credentials of a guest would lose the character with it.
 */
const LONGEST_LIFETIME = 365 * DAY;

/** Expired rows removed in one transaction. */
const SWEEP = 500;

const lifetimeOf = (persistent: boolean): number => (persistent ? PERSISTENT_LIFETIME : BROWSER_LIFETIME);

/**
 * Logins: opaque tokens, their hashes in the database. `http/login-cookies.ts` puts the tokens into cookies.
 */
export class Sessions {
  readonly #storage: Storage;
  readonly #cache: SessionCache;
  readonly #listeners = new Set<(tokenHash: string) => void>();

  constructor(storage: Storage) {
    this.#storage = storage;
    this.#cache = new SessionCache(storage.clock);
  }

  /**
   * Begins a session.
   * @param browser what it is called.
   * @returns its token; null when the password or the second factor has been changed since the proof.
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
    return token;
  }

  /** Whose session has a token; null for sessions that are unknown, over or ended. */
  async authenticate(token: string): Promise<Caller | null> {
    const tokenHash = hashToken(token);
    return this.#cache.get(tokenHash) ?? (await this.#read(tokenHash));
  }

  /** As `authenticate`, but by the database and not by what was read from it a moment ago. */
  lookUp(token: string): Promise<Caller | null> {
    return this.#read(hashToken(token));
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

  /** Ends a session. */
  async end({ accountId, tokenHash }: Caller): Promise<void> {
    await this.#storage.write((tx) => deleteSession(tx, tokenHash));
    this.ended(accountId, [tokenHash]);
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

  /**
   * Tells when a session is ended on this node, so that its sockets can be closed. @returns the unsubscriber.
   */
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
