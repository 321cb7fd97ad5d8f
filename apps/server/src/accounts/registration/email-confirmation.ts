import type { Confirmation } from '@slumberfell/protocol';
import type { Refused } from '../../errors.ts';
import { hasToken } from '../../storage/tables/account-tokens.ts';
import { usernameKey, validateAccount } from '../../storage/tables/accounts.ts';
import { insertMail } from '../../storage/tables/outbox.ts';
import type { AccountTools } from '../account-tools.ts';
import { byNetwork } from '../limits/attempts.ts';
import type { Caller } from '../logins/caller.ts';
import { hashToken } from '../secrets/token.ts';

/**
 * Requests letters with a validation link, and validates the account when its link is opened (specification
 * 4.36, 5.35, 8.5).
 */
export class EmailConfirmation {
  readonly #tools: AccountTools;

  constructor(tools: AccountTools) {
    this.#tools = tools;
  }

  /**
   * Queues the letter with the validation link again.
   * @returns null when it is queued.
   */
  async request(caller: Caller, address: string): Promise<Refused | null> {
    const { storage, mailLimits, mailer } = this.#tools;
    const { kind, username } = caller;
    if (kind === 'guest') return { refused: 'account/no-email' };
    if (kind === 'validated') return { refused: 'account/validated' };
    const recipient = usernameKey(username);
    const usedUp = await mailLimits.countOwnRequest(caller, address);
    if (usedUp) return { refused: 'request/too-many', retryAt: usedUp.retryAt };
    const now = storage.clock.now();
    await storage.write((tx) => insertMail(tx, { kind: 'validate-email', recipient }, now));
    mailer.start();
    return null;
  }

  /**
   * Validates the e-mail address of the account that a validation link names. Until the link expires, it may
   * be opened again. Opening it does not log the player in.
   * @param link null for an incomplete link, which counts as an attempt too.
   */
  async confirm(
    link: { readonly accountId: number; readonly code: string } | null,
    address: string,
  ): Promise<Confirmation | Refused> {
    const { storage, attempts, logins } = this.#tools;
    const usedUp = await attempts.take(...byNetwork('letterAnswers', address));
    if (usedUp) return { refused: 'request/too-many', retryAt: usedUp.retryAt };
    if (link === null) return 'invalid-link';
    const { accountId, code } = link;
    const token = { tokenHash: hashToken(code), accountId, purpose: 'validate-email' } as const;
    const now = storage.clock.now();
    const known = await storage.write(async (tx) => {
      const found = await hasToken(tx, token, now);
      if (found) await validateAccount(tx, accountId);
      return found;
    });
    if (!known) return 'invalid-link';
    logins.accountChanged(accountId);
    return 'confirmed';
  }
}
