import type { Storage } from '../../storage/storage.ts';
import { accountByUsername, type Role, setRole } from '../../storage/tables/accounts.ts';
import { insertAudit } from '../../storage/tables/audit.ts';
import { deleteSecondFactor } from '../../storage/tables/second-factors.ts';
import { COMMAND_LINE } from './admin-command.ts';

/**
 * Gives an account the role of an administrator or a player. It is for `npm run admin`, not for calls: a host
 * who can run that command has access to the database anyway.
 * @param name the account's e-mail address or username.
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
      actor: COMMAND_LINE,
      action: role === 'admin' ? 'grant' : 'withdraw',
      subject: `account ${account.id}`,
      outcome: 'done',
    });
    return true;
  });
}

/**
 * Removes the second factor of an account whose owner has lost the app and the recovery codes. The owner must
 * have proved their identity to the host.
 * @returns false when there is no such account, or it has no second factor.
 */
export async function removeSecondFactor(storage: Storage, name: string): Promise<boolean> {
  const at = storage.clock.now();
  return await storage.write(async (tx) => {
    const account = await accountByUsername(tx, name);
    if (account === null || !(await deleteSecondFactor(tx, account.id))) return false;
    const subject = `account ${account.id}`;
    const outcome = 'done';
    await insertAudit(tx, { at, actor: COMMAND_LINE, action: 'remove-second-factor', subject, outcome });
    return true;
  });
}
