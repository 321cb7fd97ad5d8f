import { resetPasswordLink } from '../accounts/links.ts';
import { ADMIN_LINK_LIFETIME } from '../accounts/mail-templates.ts';
import { hashToken, newToken } from '../accounts/token.ts';
import type { Refused } from '../errors.ts';
import { insertToken } from '../storage/tables/account-tokens.ts';
import { accountByUsername } from '../storage/tables/accounts.ts';
import { insertAudit } from '../storage/tables/audit.ts';
import { deleteLoginsOf } from '../storage/tables/auth-sessions.ts';
import type { Deciding } from './deciding.ts';

/**
 * Creates a password reset link, and notes it in the audit log.
 * @param origin of the game for players.
 */
export async function createResetLink(
  { storage, actor }: Deciding,
  origin: string,
  username: string,
): Promise<string | Refused> {
  const at = storage.clock.now();
  const action = { at, actor, action: 'generate-password-reset-link' } as const;
  const token = newToken();
  return await storage.write(async (tx) => {
    const account = await accountByUsername(tx, username);
    if (account === null) {
      await insertAudit(tx, { ...action, subject: null, outcome: 'account/unknown' });
      return { refused: 'account/unknown' };
    }
    await insertAudit(tx, { ...action, subject: `account ${account.id}`, outcome: 'done' });
    await insertToken(tx, {
      tokenHash: hashToken(token),
      accountId: account.id,
      purpose: 'reset-password',
      createdAt: at,
      expiresAt: at + ADMIN_LINK_LIFETIME,
    });
    return resetPasswordLink(origin, account.id, token);
  });
}

/** The logins of an account that have ended. */
export interface EndedAccountLogins {
  readonly accountId: number;
  readonly tokenHashes: readonly string[];
}

/** Ends all logins of an account, and notes it in the audit log. Their sockets close with the next check. */
export async function endLogins(
  { storage, actor }: Deciding,
  username: string,
): Promise<EndedAccountLogins | Refused> {
  const action = { at: storage.clock.now(), actor, action: 'end-account-sessions' } as const;
  return await storage.write(async (tx) => {
    const account = await accountByUsername(tx, username);
    if (account === null) {
      await insertAudit(tx, { ...action, subject: null, outcome: 'account/unknown' });
      return { refused: 'account/unknown' };
    }
    await insertAudit(tx, { ...action, subject: `account ${account.id}`, outcome: 'done' });
    return { accountId: account.id, tokenHashes: await deleteLoginsOf(tx, account.id) };
  });
}
