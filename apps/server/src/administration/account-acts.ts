import { resetPasswordLink } from '../accounts/letters/links.ts';
import { ADMIN_LINK_LIFETIME } from '../accounts/letters/mail-templates.ts';
import { hashToken, newToken } from '../accounts/secrets/token.ts';
import type { Refused } from '../errors.ts';
import type { Writer } from '../storage/storage.ts';
import { insertToken } from '../storage/tables/account-tokens.ts';
import { accountByUsername } from '../storage/tables/accounts.ts';
import { type AuditEntry, insertAudit } from '../storage/tables/audit.ts';
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
  const token = newToken();
  return await actOn({ storage, actor }, 'generate-password-reset-link', username, async (tx, { id }) => {
    await insertToken(tx, {
      tokenHash: hashToken(token),
      accountId: id,
      purpose: 'reset-password',
      createdAt: at,
      expiresAt: at + ADMIN_LINK_LIFETIME,
    });
    return resetPasswordLink(origin, id, token);
  });
}

/** The logins of an account that have ended. */
export interface EndedAccountLogins {
  readonly accountId: number;
  readonly tokenHashes: readonly string[];
}

/** Ends all logins of an account, and notes it in the audit log. Their sockets close with the next check. */
export async function endLogins(deciding: Deciding, username: string): Promise<EndedAccountLogins | Refused> {
  return await actOn(deciding, 'end-account-sessions', username, async (tx, { id }) => ({
    accountId: id,
    tokenHashes: await deleteLoginsOf(tx, id),
  }));
}

/** Acts on the account of a name, and notes it in the audit log. */
async function actOn<T>(
  { storage, actor }: Deciding,
  action: AuditEntry['action'],
  username: string,
  act: (tx: Writer, account: { readonly id: number }) => Promise<T>,
): Promise<T | Refused> {
  const at = storage.clock.now();
  return await storage.write(async (tx) => {
    const account = await accountByUsername(tx, username);
    const subject = account && `account ${account.id}`;
    await insertAudit(tx, { at, actor, action, subject, outcome: account ? 'done' : 'account/unknown' });
    return account === null ? { refused: 'account/unknown' } : await act(tx, account);
  });
}
