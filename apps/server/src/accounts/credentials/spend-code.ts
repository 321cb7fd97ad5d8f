import type { Writer } from '../../storage/storage.ts';
import { spendRecoveryCode } from '../../storage/tables/recovery-codes.ts';
import { secondFactorOf, spendStep } from '../../storage/tables/second-factors.ts';
import type { SecretSeal } from '../secrets/secret-seal.ts';
import { stepOfCode } from './authenticator-codes.ts';
import { hashRecoveryCode } from './recovery-codes.ts';

/**
 * Uses up a code of the authenticator app, or a recovery code.
 * @returns false when the code is wrong or was used before, or the account has no confirmed second factor.
 */
export async function spendCode(
  tx: Writer,
  seal: SecretSeal,
  accountId: number,
  code: string,
  now: number,
): Promise<boolean> {
  const factor = await secondFactorOf(tx, accountId);
  if (factor === null || factor.confirmedAt === null) return false;
  const secret = seal.open(factor.secret, accountId);
  const step = secret === null ? null : stepOfCode(secret, code, now);
  if (step !== null) return await spendStep(tx, accountId, step);
  return await spendRecoveryCode(tx, accountId, hashRecoveryCode(code));
}
