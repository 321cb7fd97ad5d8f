import type { DatabaseKind } from '../../storage/database/dialect.ts';
import type { Writer } from '../../storage/storage.ts';
import { type Account, lockAccount } from '../../storage/tables/accounts.ts';
import { secondFactorOf } from '../../storage/tables/second-factors.ts';

/** The state of an account when its owner proved their identity. */
export interface Proof {
  /** The account as it was when the proof was given. */
  readonly account: Account;
  /** Epoch ms at which the second factor was confirmed; null when the account had none. */
  readonly factorSince: number | null;
}

/** The proof of an owner who gave a password to an account that has no second factor. */
export const provedByPassword = (account: Account): Proof => ({ account, factorSince: null });

/**
 * Locks the account until the transaction ends.
 * @returns null when the password or the second factor has changed since the proof, or the account no
 *   longer exists.
 */
export async function lockProved(tx: Writer, kind: DatabaseKind, proof: Proof): Promise<Account | null> {
  const account = await lockAccount(tx, kind, proof.account.id);
  if (account === null || account.passwordHash !== proof.account.passwordHash) return null;
  const factor = await secondFactorOf(tx, account.id);
  return (factor?.confirmedAt ?? null) === proof.factorSince ? account : null;
}
