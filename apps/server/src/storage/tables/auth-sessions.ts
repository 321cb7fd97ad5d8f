import { LOGINS_PER_ACCOUNT } from '@slumberfell/protocol';
import type { Generated } from 'kysely';
import { type DatabaseKind, DIFFERENCES } from '../database/dialect.ts';
import type { Reader, Writer } from '../database/schema.ts';
import { ACCOUNT_COLUMNS, type Account } from './accounts.ts';

declare module '../database/schema.ts' {
  interface Schema {
    auth_sessions: AuthSessionsTable;
  }
}

interface AuthSessionsTable {
  /** SHA-256 of the cookie's token, so that a reader of the database cannot log in with it. */
  token_hash: string;
  account_id: number;
  created_at: number;
  last_seen_at: number;
  expires_at: number;
  /** 1 when the cookie outlives the browser, else 0. */
  persistent: number;
  /** Browser and system, such as "Firefox on Linux"; null for logins of earlier releases. */
  browser: Generated<string | null>;
  /** 1 when the player logged in with a code of the account's second factor, else 0. */
  second_factor: Generated<number>;
}

/** A login. */
export interface StoredLogin {
  /** SHA-256 of the cookie's token, hexadecimal. */
  readonly tokenHash: string;
  readonly accountId: number;
  readonly createdAt: number;
  readonly lastSeenAt: number;
  readonly expiresAt: number;
  /** Whether the cookie outlives the browser. */
  readonly persistent: boolean;
  /** Browser and system, such as "Firefox on Linux"; null for logins of earlier releases. */
  readonly browser: string | null;
  /** Whether the player logged in with a second factor. */
  readonly secondFactor: boolean;
}

/** A login as its owner sees it. */
export type ListedLogin = Omit<StoredLogin, 'accountId' | 'secondFactor'>;

/** A login with its account. */
export interface OwnedLogin extends StoredLogin {
  readonly account: Account;
}

export async function insertLogin(tx: Writer, login: StoredLogin): Promise<void> {
  await tx
    .insertInto('auth_sessions')
    .values({
      token_hash: login.tokenHash,
      account_id: login.accountId,
      created_at: login.createdAt,
      last_seen_at: login.lastSeenAt,
      expires_at: login.expiresAt,
      persistent: login.persistent ? 1 : 0,
      browser: login.browser,
      second_factor: login.secondFactor ? 1 : 0,
    })
    .execute();
}

/**
 * The login of a token with its account, expired or not; null when there is none. If the account no longer
 * has a second factor, the login counts as one without.
 */
export async function loginByTokenHash(db: Reader, tokenHash: string): Promise<OwnedLogin | null> {
  const row = await db
    .selectFrom('auth_sessions')
    .innerJoin('accounts', 'accounts.id', 'auth_sessions.account_id')
    .leftJoin('second_factors', 'second_factors.account_id', 'auth_sessions.account_id')
    .select([
      'auth_sessions.created_at as begunAt',
      'last_seen_at',
      'expires_at',
      'persistent',
      'browser',
      'second_factor',
      'confirmed_at',
      ...ACCOUNT_COLUMNS,
    ])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { begunAt, last_seen_at, expires_at, persistent, browser, second_factor, confirmed_at, ...account } =
    row;
  return {
    tokenHash,
    accountId: account.id,
    createdAt: begunAt,
    lastSeenAt: last_seen_at,
    expiresAt: expires_at,
    persistent: persistent === 1,
    browser,
    account,
    secondFactor: second_factor === 1 && confirmed_at !== null,
  };
}

export async function touchLogin(
  tx: Writer,
  tokenHash: string,
  lastSeenAt: number,
  expiresAt: number,
): Promise<void> {
  await tx
    .updateTable('auth_sessions')
    .set({ last_seen_at: lastSeenAt, expires_at: expiresAt })
    .where('token_hash', '=', tokenHash)
    .execute();
}

/** Locks a login until the transaction ends. @returns false when there is none. */
export async function lockLogin(tx: Writer, kind: DatabaseKind, tokenHash: string): Promise<boolean> {
  const query = tx.selectFrom('auth_sessions').select('token_hash').where('token_hash', '=', tokenHash);
  return (await DIFFERENCES[kind].locked(query).executeTakeFirst()) !== undefined;
}

/** Ends a login. @returns false when there was none. */
export async function deleteLogin(tx: Writer, tokenHash: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('auth_sessions')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}

/** @returns the token hashes of those given logins that have neither expired nor ended. */
export async function liveLogins(
  db: Reader,
  tokenHashes: readonly string[],
  now: number,
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('auth_sessions')
    .select('token_hash')
    .where('token_hash', 'in', tokenHashes)
    .where('expires_at', '>', now)
    .execute();
  return new Set(rows.map((row) => row.token_hash));
}

/** An account's logins that have not expired, the last used first. */
export async function loginsOf(db: Reader, accountId: number, now: number): Promise<readonly ListedLogin[]> {
  const rows = await db
    .selectFrom('auth_sessions')
    .select([
      'token_hash as tokenHash',
      'created_at as createdAt',
      'last_seen_at as lastSeenAt',
      'expires_at as expiresAt',
      'persistent',
      'browser',
    ])
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now)
    .orderBy('last_seen_at', 'desc')
    .orderBy('created_at', 'desc')
    .limit(LOGINS_PER_ACCOUNT)
    .execute();
  return rows.map((row) => ({ ...row, persistent: row.persistent === 1 }));
}

/** How many accounts have used a login since an instant. The last use is noted up to an hour late. */
export async function countUsedAccounts(db: Reader, since: number): Promise<number> {
  const { accounts } = await db
    .selectFrom('auth_sessions')
    .select((e) => e.fn.count<number>('account_id').distinct().as('accounts'))
    .where('last_seen_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(accounts);
}

/**
 * Keeps the `kept` last used logins of an account and ends its other logins.
 * @returns the token hashes of the logins that ended.
 */
export async function deleteSurplusLogins(
  tx: Writer,
  accountId: number,
  kept: number,
): Promise<readonly string[]> {
  const rows = await tx
    .deleteFrom('auth_sessions')
    .where('account_id', '=', accountId)
    .where('token_hash', 'not in', (e) =>
      e
        .selectFrom('auth_sessions')
        .select('token_hash')
        .where('account_id', '=', accountId)
        .orderBy('last_seen_at', 'desc')
        .orderBy('created_at', 'desc')
        .limit(kept),
    )
    .returning('token_hash')
    .execute();
  return rows.map((row) => row.token_hash);
}

/**
 * Ends all logins of an account and returns their token hashes.
 * @param but the token hash of a login that is neither ended nor returned. Default: there is none.
 */
export async function deleteLoginsOf(tx: Writer, accountId: number, but = ''): Promise<readonly string[]> {
  const rows = await tx
    .deleteFrom('auth_sessions')
    .where('account_id', '=', accountId)
    .where('token_hash', '!=', but)
    .returning('token_hash')
    .execute();
  return rows.map((row) => row.token_hash);
}

/**
 * Removes logins that expired before an instant, the oldest first.
 * @param limit how many logins to remove at most.
 * @returns how many were removed.
 */
export async function deleteExpiredLogins(tx: Writer, before: number, limit: number): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('auth_sessions')
    .where('token_hash', 'in', (e) =>
      e
        .selectFrom('auth_sessions')
        .select('token_hash')
        .where('expires_at', '<', before)
        .orderBy('expires_at')
        .limit(limit),
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/**
 * Ends all logins of all accounts, and removes the tokens of links and the letters in the outbox.
 * @returns how many logins ended.
 */
export async function endAllLogins(tx: Writer): Promise<number> {
  const { numDeletedRows } = await tx.deleteFrom('auth_sessions').executeTakeFirstOrThrow();
  await tx.deleteFrom('account_tokens').execute();
  await tx.deleteFrom('outbox').execute();
  return Number(numDeletedRows);
}
