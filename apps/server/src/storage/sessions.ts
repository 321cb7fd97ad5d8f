import { ACCOUNT_COLUMNS, type Account } from './accounts.ts';
import type { Reader, Writer } from './schema.ts';

/** A login. */
export interface AuthSession {
  /** SHA-256 of the cookie's token, hexadecimal. */
  readonly tokenHash: string;
  readonly accountId: number;
  readonly createdAt: number;
  readonly lastSeenAt: number;
  readonly expiresAt: number;
  /** Whether the cookie outlives the browser. */
  readonly persistent: boolean;
}

/** A session with whose it is. */
export interface OwnedSession extends AuthSession {
  readonly account: Account;
  /** Whether logging in to the account asks for a second factor. */
  readonly secondFactor: boolean;
}

export async function insertSession(tx: Writer, session: AuthSession): Promise<void> {
  await tx
    .insertInto('auth_sessions')
    .values({
      token_hash: session.tokenHash,
      account_id: session.accountId,
      created_at: session.createdAt,
      last_seen_at: session.lastSeenAt,
      expires_at: session.expiresAt,
      persistent: session.persistent ? 1 : 0,
    })
    .execute();
}

/** The session of a token with its account, expired or not; null when there is none. */
export async function sessionByTokenHash(db: Reader, tokenHash: string): Promise<OwnedSession | null> {
  const row = await db
    .selectFrom('auth_sessions')
    .innerJoin('accounts', 'accounts.id', 'auth_sessions.account_id')
    .leftJoin('second_factors', 'second_factors.account_id', 'auth_sessions.account_id')
    .select([
      'auth_sessions.created_at as begunAt',
      'last_seen_at',
      'expires_at',
      'persistent',
      'confirmed_at',
      ...ACCOUNT_COLUMNS,
    ])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { begunAt, last_seen_at, expires_at, persistent, confirmed_at, ...account } = row;
  return {
    tokenHash,
    accountId: account.id,
    createdAt: begunAt,
    lastSeenAt: last_seen_at,
    expiresAt: expires_at,
    persistent: persistent === 1,
    account,
    secondFactor: confirmed_at !== null,
  };
}

export async function touchSession(
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

/** @returns whether there was such a session. */
export async function deleteSession(tx: Writer, tokenHash: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('auth_sessions')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}

/** Ends all sessions of an account and returns their token hashes. */
export async function deleteSessionsOf(tx: Writer, accountId: number): Promise<readonly string[]> {
  const rows = await tx
    .deleteFrom('auth_sessions')
    .where('account_id', '=', accountId)
    .returning('token_hash')
    .execute();
  return rows.map((row) => row.token_hash);
}

/**
 * Removes sessions that expired before an instant, the longest expired first.
 * @param limit at most so many.
 * @returns how many were removed.
 */
export async function deleteExpiredSessions(tx: Writer, before: number, limit: number): Promise<number> {
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
