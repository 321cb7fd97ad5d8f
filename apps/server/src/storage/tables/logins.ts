import type { Writer } from '../database/schema.ts';

/**
 * Ends everybody's login, and forgets links and letters that were on their way.
 * @returns how many logins that were.
 */
export async function endAllLogins(tx: Writer): Promise<number> {
  const { numDeletedRows } = await tx.deleteFrom('auth_sessions').executeTakeFirstOrThrow();
  await tx.deleteFrom('account_tokens').execute();
  await tx.deleteFrom('outbox').execute();
  return Number(numDeletedRows);
}
