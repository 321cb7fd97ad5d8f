import type { Reader, Writer } from '../database/schema.ts';

declare module '../database/schema.ts' {
  interface Schema {
    second_factors: SecondFactorsTable;
  }
}

interface SecondFactorsTable {
  account_id: number;
  /** Encrypted with `SecretSeal` and not hashed, because the server computes codes from it. */
  secret: string;
  created_at: number;
  /** Null until the player has confirmed it with a code. */
  confirmed_at: number | null;
  /** The newest step of 30 s whose code was used. A code is accepted once. */
  last_step: number;
}

/** The secret from which an account's authenticator app makes its codes. */
export interface SecondFactor {
  /** Encrypted with `SecretSeal`. */
  readonly secret: string;
  /** Null until a first code has shown that the app has the secret. Until then no login requires it. */
  readonly confirmedAt: number | null;
}

export async function secondFactorOf(db: Reader, accountId: number): Promise<SecondFactor | null> {
  const factor = await db
    .selectFrom('second_factors')
    .select(['secret', 'confirmed_at as confirmedAt'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return factor ?? null;
}

/**
 * Stores an unconfirmed secret, in place of an earlier unconfirmed one. @returns false when the account has a
 * confirmed one.
 */
export async function offerSecondFactor(
  tx: Writer,
  accountId: number,
  secret: string,
  now: number,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('second_factors')
    .values({ account_id: accountId, secret, created_at: now, confirmed_at: null, last_step: 0 })
    .onConflict((conflict) =>
      conflict
        .column('account_id')
        .doUpdateSet({ secret, created_at: now, last_step: 0 })
        .where('second_factors.confirmed_at', 'is', null),
    )
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Stored secrets that do not begin with `mark`, with their accounts. */
export async function secretsWithout(
  db: Reader,
  mark: string,
): Promise<readonly { readonly accountId: number; readonly secret: string }[]> {
  return await db
    .selectFrom('second_factors')
    .select(['account_id as accountId', 'secret'])
    .where('secret', 'not like', `${mark}%`)
    .execute();
}

/** Replaces the stored text of an account's secret by `by`, unless it is no longer `secret`. */
export async function replaceSecret(
  tx: Writer,
  accountId: number,
  secret: string,
  by: string,
): Promise<void> {
  await tx
    .updateTable('second_factors')
    .set({ secret: by })
    .where('account_id', '=', accountId)
    .where('secret', '=', secret)
    .execute();
}

/** Confirms the second factor, so that logins require it. @returns false when it was confirmed before. */
export async function confirmSecondFactor(tx: Writer, accountId: number, now: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('second_factors')
    .set({ confirmed_at: now })
    .where('account_id', '=', accountId)
    .where('confirmed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Marks the code of a step of 30 s as used. @returns false when it, or a later one, was used before. */
export async function spendStep(tx: Writer, accountId: number, step: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('account_id', '=', accountId)
    .where('last_step', '<', step)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Deletes an account's second factor and its recovery codes. @returns whether it had a second factor. */
export async function deleteSecondFactor(tx: Writer, accountId: number): Promise<boolean> {
  await tx.deleteFrom('recovery_codes').where('account_id', '=', accountId).execute();
  const { numDeletedRows } = await tx
    .deleteFrom('second_factors')
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}
