import type { Reader, Writer } from '../database/schema.ts';

/** What an account's authenticator app makes its codes from. */
export interface SecondFactor {
  /** Sealed. */
  readonly secret: string;
  /** Null until a first code has shown that the app has the secret; until then it is asked for nowhere. */
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
 * Offers a secret, instead of one that was offered before. @returns false when there is one that is in use.
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

/** Secrets that do not begin with a mark, with whose they are. */
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

/** Stores a secret in another form, unless it is another one by now. */
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

/** From now on it is asked for. @returns false when it was already. */
export async function confirmSecondFactor(tx: Writer, accountId: number, now: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('second_factors')
    .set({ confirmed_at: now })
    .where('account_id', '=', accountId)
    .where('confirmed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Uses the code of a step of 30 s. @returns false when it, or a later one, was used before. */
export async function spendStep(tx: Writer, accountId: number, step: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('account_id', '=', accountId)
    .where('last_step', '<', step)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** @returns whether there was one. */
export async function deleteSecondFactor(tx: Writer, accountId: number): Promise<boolean> {
  await tx.deleteFrom('recovery_codes').where('account_id', '=', accountId).execute();
  const { numDeletedRows } = await tx
    .deleteFrom('second_factors')
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}

export async function insertRecoveryCodes(
  tx: Writer,
  accountId: number,
  codeHashes: readonly string[],
): Promise<void> {
  await tx.deleteFrom('recovery_codes').where('account_id', '=', accountId).execute();
  const rows = codeHashes.map((code_hash) => ({ account_id: accountId, code_hash }));
  await tx.insertInto('recovery_codes').values(rows).execute();
}

/** Uses a recovery code up. @returns false when there is none. */
export async function spendRecoveryCode(tx: Writer, accountId: number, codeHash: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('recovery_codes')
    .where('account_id', '=', accountId)
    .where('code_hash', '=', codeHash)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}

export async function countRecoveryCodes(db: Reader, accountId: number): Promise<number> {
  const { codes } = await db
    .selectFrom('recovery_codes')
    .select((e) => e.fn.countAll<number>().as('codes'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return codes;
}
