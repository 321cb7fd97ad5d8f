import { secondFactorOf, spendRecoveryCode, spendStep } from '../storage/second-factors.ts';
import type { Writer } from '../storage/storage.ts';
import { stepOfCode } from './authenticator-codes.ts';
import { hashRecoveryCode } from './recovery-codes.ts';

/** Uses a code of the app or a recovery code. @returns false when it is none, or was used before. */
export async function spendCode(tx: Writer, accountId: number, code: string, now: number): Promise<boolean> {
  const factor = await secondFactorOf(tx, accountId);
  if (factor === null || factor.confirmedAt === null) return false;
  const step = stepOfCode(factor.secret, code, now);
  if (step !== null) return await spendStep(tx, accountId, step);
  return await spendRecoveryCode(tx, accountId, hashRecoveryCode(code));
}
