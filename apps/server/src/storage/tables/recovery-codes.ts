import type { Reader, Writer } from '../database/schema.ts';

declare module '../database/schema.ts' {
  interface Schema {
    recovery_codes: RecoveryCodesTable;
  }
}

interface RecoveryCodesTable {
  account_id: number;
  /** SHA-256 of a recovery code, hexadecimal. */
  code_hash: string;
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

/** Deletes a recovery code, because it is valid once. @returns false when the account does not have it. */
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
