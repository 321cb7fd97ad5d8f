import { LOGINS_PER_ACCOUNT } from '@slumberfell/protocol';
import type { Storage } from '../../storage/storage.ts';
import {
  deleteExpiredLogins,
  deleteLogin,
  deleteSurplusLogins,
  insertLogin,
  lockLogin,
  loginByTokenHash,
  type OwnedLogin,
  touchLogin,
} from '../../storage/tables/auth-sessions.ts';
import { hashToken, newToken } from '../secrets/token.ts';
import type { Caller } from './caller.ts';
import { LoginCache } from './login-cache.ts';
import { lockProved, type Proof } from './proof.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/**
 * ms without use after which a login expires. `PERSISTENT_LIFETIME` is for persistent logins,
 * `BROWSER_LIFETIME` for logins that end when the browser is closed. The server prolongs a login that is
 * used, at most once an hour.
 */
export const PERSISTENT_LIFETIME = 30 * DAY;
export const BROWSER_LIFETIME = 7 * DAY;
const RENEW_AFTER = HOUR;

/**
 * ms for which the row of an expired login stays, and its cookie with it. So a browser that comes back in
 * this time learns that the login has expired. Later, and for logins that were ended, there is no row: the
 * server cannot tell these apart. Rows count for `LOGINS_PER_ACCOUNT`, so an account has no more of them.
 */
export const EXPIRED_KEPT = 14 * DAY;

/**
 * ms from its beginning after which a login expires even if it is used. The player must then log in again.
 * Not for guests: a guest who has lost the password would lose the character.
 */
const LONGEST_LIFETIME = 365 * DAY;

/** ms for which the token of a replaced login is still accepted. */
const REPLACED_KEPT = 60_000;

/** Maximum number of expired logins deleted in one transaction. */
const SWEEP = 500;

const lifetimeOf = (persistent: boolean): number => (persistent ? PERSISTENT_LIFETIME : BROWSER_LIFETIME);

/**
 * Begins, authenticates and ends logins. Tokens are opaque, and the database stores only their hashes.
 * `http/login/login-cookies.ts` puts the tokens into cookies.
 */
export class Logins {
  readonly #storage: Storage;
  readonly #cache: LoginCache;
  readonly #listeners = new Set<(tokenHash: string) => void>();

  constructor(storage: Storage) {
    this.#storage = storage;
    this.#cache = new LoginCache(storage.clock);
  }

  /**
   * Begins a login. Ends the account's least recently used login when there are already `LOGINS_PER_ACCOUNT`.
   * @param browser name of the browser, for the list of logins.
   * @returns the token of the login; null when the password or the second factor has changed since the proof.
   */
  async begin(proof: Proof, persistent: boolean, browser: string | null = null): Promise<string | null> {
    const { account, factorSince } = proof;
    const token = newToken();
    const now = this.#storage.clock.now();
    const begun = await this.#storage.write(async (tx) => {
      if ((await lockProved(tx, this.#storage.kind, proof)) === null) return null;
      const surplus = await deleteSurplusLogins(tx, account.id, LOGINS_PER_ACCOUNT - 1);
      await insertLogin(tx, {
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

  /**
   * Ends a login and begins one with another token in its place. The old token is still accepted for
   * `REPLACED_KEPT`, for calls under way at the same time.
   * @param begunBefore only a login that began before this instant (epoch ms) is replaced.
   * @returns whether the login of the new token exists now.
   */
  async replace(token: string, replacement: string, begunBefore: number): Promise<boolean> {
    const tokenHash = hashToken(token);
    const newHash = hashToken(replacement);
    const now = this.#storage.clock.now();
    const isReplaced = await this.#storage.write(async (tx) => {
      await lockLogin(tx, this.#storage.kind, tokenHash);
      const old = await loginByTokenHash(tx, tokenHash);
      if (old === null || old.expiresAt <= now || old.createdAt >= begunBefore) return false;
      if ((await loginByTokenHash(tx, newHash)) !== null) return true;
      // It has been replaced, and the login with the new token has ended since.
      if (old.expiresAt <= now + REPLACED_KEPT) return false;
      await insertLogin(tx, { ...old, tokenHash: newHash, lastSeenAt: now, expiresAt: prolonged(old, now) });
      await touchLogin(tx, tokenHash, now, now + REPLACED_KEPT);
      return true;
    });
    if (isReplaced) this.#cache.drop(tokenHash);
    return isReplaced;
  }

  /** The caller of a token; null for logins that are unknown, expired or ended. */
  async authenticate(token: string): Promise<Caller | null> {
    const found = await this.find(token);
    return typeof found === 'string' ? null : found;
  }

  /** The caller of a token, or why there is none. A token that was never valid counts as ended. */
  async find(token: string): Promise<Caller | 'expired' | 'ended'> {
    const tokenHash = hashToken(token);
    return this.#cache.get(tokenHash) ?? (await this.#read(tokenHash));
  }

  /** As `find`, but always reads the database and not the cache. */
  lookUp(token: string): Promise<Caller | 'expired' | 'ended'> {
    return this.#read(hashToken(token));
  }

  async #read(tokenHash: string): Promise<Caller | 'expired' | 'ended'> {
    const { epoch } = this.#cache;
    const session = await this.#storage.read((db) => loginByTokenHash(db, tokenHash));
    const now = this.#storage.clock.now();
    if (session === null) return 'ended';
    if (session.expiresAt <= now) return 'expired';
    const renewed = now - session.lastSeenAt >= RENEW_AFTER;
    const expiresAt = renewed ? prolonged(session, now) : session.expiresAt;
    if (renewed) await this.#storage.write((tx) => touchLogin(tx, tokenHash, now, expiresAt));
    const caller = callerOf({ ...session, expiresAt });
    // On a shared database, another node may create the account's first character. So a caller without a
    // character is not cached there.
    if (caller.characterId !== null || !this.#storage.isShared) this.#cache.put(caller, epoch);
    return renewed ? { ...caller, renewed } : caller;
  }

  /** Ends the caller's login. */
  async end({ accountId, tokenHash }: Caller): Promise<void> {
    await this.#storage.write((tx) => deleteLogin(tx, tokenHash));
    this.ended(accountId, [tokenHash]);
  }

  /**
   * Called after logins of an account were deleted from the database. Drops the account from the cache and
   * notifies the listeners of `onEnd`.
   */
  ended(accountId: number, tokenHashes: readonly string[]): void {
    this.#cache.dropAccount(accountId);
    this.foundEnded(tokenHashes);
  }

  /**
   * Called with logins that have ended, such as those that `ExpiredLoginCheck` finds. Drops them from the
   * cache and notifies the listeners of `onEnd`.
   */
  foundEnded(tokenHashes: readonly string[]): void {
    for (const tokenHash of tokenHashes) {
      this.#cache.drop(tokenHash);
      for (const listener of this.#listeners) listener(tokenHash);
    }
  }

  /** Drops all logins of an account from the cache. Called after the account has changed. */
  accountChanged(accountId: number): void {
    this.#cache.dropAccount(accountId);
  }

  /**
   * Calls the listener with the token hash of each login that this node learns has ended, so that its sockets
   * can be closed.
   * @returns a function that removes the listener.
   */
  onEnd(listener: (tokenHash: string) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Deletes rows of logins that expired at least `EXPIRED_KEPT` ago. */
  async removeExpired(): Promise<void> {
    const before = this.#storage.clock.now() - EXPIRED_KEPT;
    let removed: number;
    do {
      removed = await this.#storage.write((tx) => deleteExpiredLogins(tx, before, SWEEP));
    } while (removed === SWEEP);
  }
}

function prolonged({ account, createdAt, persistent }: OwnedLogin, now: number): number {
  const unused = now + lifetimeOf(persistent);
  return account.kind === 'guest' ? unused : Math.min(unused, createdAt + LONGEST_LIFETIME);
}

const callerOf = ({ account, secondFactor, ...session }: OwnedLogin): Caller => ({
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
