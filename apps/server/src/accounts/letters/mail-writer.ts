import { GAME_NAME } from '../../look/server-look.ts';
import type { Mail } from '../../mail/mail.ts';
import { composeMail, type MailTemplate, type Sender } from '../../mail/template.ts';
import type { Storage } from '../../storage/storage.ts';
import { insertToken, type TokenPurpose } from '../../storage/tables/account-tokens.ts';
import { type Account, accountByUsername } from '../../storage/tables/accounts.ts';
import { wantsEndLetters } from '../../storage/tables/end-letters.ts';
import type { OutboxEntry } from '../../storage/tables/outbox.ts';
import { hashToken, newToken } from '../secrets/token.ts';
import { confirmEmailLink, resetPasswordLink } from './links.ts';
import {
  CONFIRMATION_LIFETIME,
  confirmationLetter,
  passwordChangedLetter,
  RESET_LIFETIME,
  resetLetter,
  secondFactorLetter,
  sessionEndedLetter,
} from './mail-templates.ts';

/**
 * Writes a letter when the mailer is about to send it. The link in the letter is generated only then, so that
 * only the letter contains it. A letter that is sent again gets a new link; both links are valid.
 */
export class MailWriter {
  readonly #storage: Storage;
  readonly #sender: () => Sender;
  readonly #hasEndLetters: boolean;

  /**
   * @param sender called for each letter, because the game's address is known only once the server listens.
   * @param hasEndLetters whether the host has letters about ends sent.
   */
  constructor(storage: Storage, sender: () => Sender, hasEndLetters: boolean) {
    this.#storage = storage;
    this.#sender = sender;
    this.#hasEndLetters = hasEndLetters;
  }

  /**
   * Writes the letter of an entry of the outbox.
   * @returns null when there is no such account, it has no e-mail address, or the letter is no longer needed.
   */
  async write(entry: OutboxEntry): Promise<Mail | null> {
    const account = await this.#storage.read((db) => accountByUsername(db, entry.recipient));
    if (account === null || account.kind === 'guest') return null;
    const letter = await this.#letterTo(account, entry);
    return letter && composeMail(letter, account.username, this.#sender());
  }

  async #letterTo(account: Account, { kind, askedAt }: OutboxEntry): Promise<MailTemplate | null> {
    const { origin, serverName } = this.#sender();
    const server = serverName ?? GAME_NAME;
    switch (kind) {
      case 'validate-email': {
        if (account.kind === 'validated') return null;
        const code = await this.#token(account.id, kind, CONFIRMATION_LIFETIME);
        return confirmationLetter(server, confirmEmailLink(origin, account.id, code));
      }
      case 'reset-password': {
        const token = await this.#token(account.id, kind, RESET_LIFETIME);
        return resetLetter(server, resetPasswordLink(origin, account.id, token));
      }
      case 'password-changed':
        return passwordChangedLetter(server, askedAt, `${origin}/account/forgot-password`);
      case 'second-factor-added':
        return secondFactorLetter(server, 'added', askedAt, `${origin}/account/forgot-password`);
      case 'second-factor-removed':
        return secondFactorLetter(server, 'removed', askedAt, `${origin}/account/forgot-password`);
      case 'session-ended': {
        if (account.kind !== 'validated' || !(await this.#wantsEndLetters(account.id))) return null;
        return sessionEndedLetter(server, askedAt, `${origin}/home`, `${origin}/alerts`);
      }
    }
  }

  /** The owner may have switched them off since, and so may the host. */
  #wantsEndLetters(accountId: number): Promise<boolean> | boolean {
    return this.#hasEndLetters && this.#storage.read((db) => wantsEndLetters(db, accountId));
  }

  async #token(accountId: number, purpose: TokenPurpose, lifetime: number): Promise<string> {
    const token = newToken();
    const createdAt = this.#storage.clock.now();
    await this.#storage.write((tx) =>
      insertToken(tx, {
        tokenHash: hashToken(token),
        accountId,
        purpose,
        createdAt,
        expiresAt: createdAt + lifetime,
      }),
    );
    return token;
  }
}
