import { type Account, usernameKey } from '../../storage/tables/accounts.ts';
import { mailboxOf } from '../letters/email-address.ts';
import type { Caller } from '../logins/caller.ts';
import { type Attempts, byNetwork, type UsedUp } from './attempts.ts';

/**
 * Counts letters before they are added to the outbox. Each letter counts, for every call that causes
 * one. Its mailbox counts without the part after a plus sign.
 */
export class MailLimits {
  readonly #attempts: Attempts;

  constructor(attempts: Attempts) {
    this.#attempts = attempts;
  }

  /**
   * Counts a letter that a client causes without proof that the mailbox is its own.
   * @param recipient the e-mail address, or the name that a visitor has typed.
   * @returns null when the letter may be sent.
   */
  async countRequest(recipient: string, address: string): Promise<UsedUp | null> {
    const subject = mailboxOf(recipient);
    return await this.#attempts.take(
      ...byNetwork('letterRequests', address),
      { rate: 'letters', subject },
      { rate: 'mailboxLetters', subject },
    );
  }

  /**
   * Counts a letter that a player requests who is logged in to an account without a validated address.
   * @returns null when the letter may be sent.
   */
  async countOwnRequest({ accountId, username }: Caller, address: string): Promise<UsedUp | null> {
    return await this.#attempts.take(
      ...byNetwork('letterRequests', address),
      { rate: 'ownLetters', subject: String(accountId) },
      { rate: 'mailboxLetters', subject: mailboxOf(usernameKey(username)) },
    );
  }

  /**
   * Counts a letter that reports a change to its account. Strangers cannot use up the rate of a validated
   * address, because each change needs the password.
   * @returns whether the letter may be sent.
   */
  async countReport({ id, kind, username }: ReportedAccount, address: string): Promise<boolean> {
    const usedUp =
      kind === 'validated'
        ? await this.#attempts.take({ rate: 'changeReports', subject: String(id) })
        : await this.countRequest(usernameKey(username), address);
    return usedUp === null;
  }
}

type ReportedAccount = Pick<Account, 'id' | 'kind' | 'username'>;
