import type { Reader, Writer } from '../database/schema.ts';

export const TOKEN_PURPOSES = ['validate-email', 'reset-password'] as const;
export type TokenPurpose = (typeof TOKEN_PURPOSES)[number];

declare module '../database/schema.ts' {
  interface Schema {
    account_tokens: AccountTokensTable;
  }
}

interface AccountTokensTable {
  /** SHA-256 of the link's token, so that a reader of the database cannot use the link. */
  token_hash: string;
  account_id: number;
  purpose: TokenPurpose;
  created_at: number;
  expires_at: number;
}

/** A link that a letter gives to the owner of an account. */
export interface AccountToken {
  /** SHA-256 of the link's token, hexadecimal. */
  readonly tokenHash: string;
  readonly accountId: number;
  readonly purpose: TokenPurpose;
  readonly createdAt: number;
  readonly expiresAt: number;
}

export async function insertToken(tx: Writer, token: AccountToken): Promise<void> {
  await tx
    .insertInto('account_tokens')
    .values({
      token_hash: token.tokenHash,
      account_id: token.accountId,
      purpose: token.purpose,
      created_at: token.createdAt,
      expires_at: token.expiresAt,
    })
    .execute();
}

/** Whether an account has this token for this purpose, and the token has not expired. */
export async function hasToken(
  db: Reader,
  { tokenHash, accountId, purpose }: Pick<AccountToken, 'tokenHash' | 'accountId' | 'purpose'>,
  now: number,
): Promise<boolean> {
  const found = await db
    .selectFrom('account_tokens')
    .select('token_hash')
    .where('token_hash', '=', tokenHash)
    .where('account_id', '=', accountId)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * Removes a token, because its link is used. @returns false when there is no such token, or it has expired.
 * Of concurrent calls only one gets true.
 */
export async function spendToken(
  tx: Writer,
  { tokenHash, accountId, purpose }: Pick<AccountToken, 'tokenHash' | 'accountId' | 'purpose'>,
  now: number,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('account_tokens')
    .where('token_hash', '=', tokenHash)
    .where('account_id', '=', accountId)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}

/** Removes all tokens of an account for one purpose. */
export async function deleteTokensOf(tx: Writer, accountId: number, purpose: TokenPurpose): Promise<void> {
  await tx
    .deleteFrom('account_tokens')
    .where('account_id', '=', accountId)
    .where('purpose', '=', purpose)
    .execute();
}

/**
 * Removes tokens that expired before an instant, the oldest first.
 * @param limit how many tokens to remove at most.
 * @returns how many were removed.
 */
export async function deleteExpiredTokens(tx: Writer, before: number, limit: number): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('account_tokens')
    .where('token_hash', 'in', (e) =>
      e
        .selectFrom('account_tokens')
        .select('token_hash')
        .where('expires_at', '<=', before)
        .orderBy('expires_at')
        .limit(limit),
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
