import type { Writer } from '../database/schema.ts';

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
