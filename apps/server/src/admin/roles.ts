import { accountByUsername, type Role, setRole } from '../storage/accounts.ts';
import { insertAudit } from '../storage/audit.ts';
import type { Storage } from '../storage/storage.ts';

/**
 * Makes an account an administrator's, or a player's again, at the command line: who may do that is whoever may read the
 * database.
 * @param name its e-mail address or username.
 * @returns false when there is no such account.
 */
export async function appoint(storage: Storage, name: string, role: Role): Promise<boolean> {
  const at = storage.clock.now();
  return await storage.write(async (tx) => {
    const account = await accountByUsername(tx, name);
    if (account === null) return false;
    await setRole(tx, account.id, role);
    await insertAudit(tx, {
      at,
      actor: 'command line',
      action: role === 'admin' ? 'grant' : 'withdraw',
      subject: `account ${account.id}`,
      outcome: 'done',
    });
    return true;
  });
}
