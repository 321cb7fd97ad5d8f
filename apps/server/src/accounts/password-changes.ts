import { type FieldError, faultAt, isRefused, type Refused, refusedAt } from '../errors.ts';
import type { Writer } from '../storage/storage.ts';
import { deleteTokensOf, hasToken, spendToken } from '../storage/tables/account-tokens.ts';
import {
  type Account,
  accountById,
  lockAccount,
  setPasswordHash,
  usernameKey,
} from '../storage/tables/accounts.ts';
import { insertLetter } from '../storage/tables/outbox.ts';
import { deleteSessionsOf } from '../storage/tables/sessions.ts';
import type { AccountTools } from './account-tools.ts';
import type { Caller } from './caller.ts';
import type { Login, LoginOrigin } from './login.ts';
import { networkOf } from './network.ts';
import { passwordFaults } from './password-rules.ts';
import { lockProved, type Proof } from './proof.ts';
import { hashToken } from './token.ts';

/** A new password, with what a link that was sent carries. */
interface PasswordReset {
  readonly userId: number;
  readonly token: string;
  readonly newPassword: string;
}

/** A new password, with what proves the owner. */
interface PasswordChange {
  readonly currentPassword: string;
  readonly newPassword: string;
  /** Of the second factor; accounts that have one are refused without it. */
  readonly code?: string | undefined;
}

/**
 * How a password becomes another one: by a link that was sent, or by knowing the old one. Both end all
 * sessions.
 */
export class PasswordChanges {
  readonly #tools: AccountTools;
  readonly #login: Login;

  constructor(tools: AccountTools, login: Login) {
    this.#tools = tools;
    this.#login = login;
  }

  /**
   * Has a link sent, if there is such an account. Whether there is one is found out when the letter is
   * written, so that neither the answer nor its time tells.
   * @returns null when it was asked for.
   */
  async request(email: string, address: string): Promise<Refused | null> {
    const { storage, attempts, mailer } = this.#tools;
    const recipient = usernameKey(email);
    const usedUp = await attempts.take(
      { rate: 'letterRequests', subject: networkOf(address) },
      { rate: 'letters', subject: recipient },
    );
    if (usedUp) return { refused: 'request/too-many', retryAt: usedUp.retryAt };
    const now = storage.clock.now();
    await storage.write((tx) => insertLetter(tx, { kind: 'reset-password', recipient }, now));
    mailer.nudge();
    return null;
  }

  /** Opens a link, once. @returns the account with its new password. */
  async reset({ userId, token, newPassword }: PasswordReset, address: string): Promise<Account | Refused> {
    const { storage, attempts, passwords } = this.#tools;
    const usedUp = await attempts.take({ rate: 'letterAnswers', subject: networkOf(address) });
    if (usedUp) return { refused: 'request/too-many', retryAt: usedUp.retryAt };
    const used = { tokenHash: hashToken(token), accountId: userId, purpose: 'reset-password' } as const;
    // Looked at first, so that nobody without a link makes the server hash passwords.
    const account = await storage.read(async (db) =>
      (await hasToken(db, used, storage.clock.now())) ? await accountById(db, userId) : null,
    );
    if (account === null) return refusedAt('token', 'account/reset-link');
    const errors = faultsOf('newPassword', newPassword, account.username);
    if (errors.length > 0) return { refused: 'account/password', errors };
    const passwordHash = await passwords.hash(newPassword);
    const changed = await this.#change(passwordHash, async (tx) => {
      const locked = await lockAccount(tx, storage.kind, userId);
      return (await spendToken(tx, used, storage.clock.now())) ? locked : null;
    });
    return changed ?? refusedAt('token', 'account/reset-link');
  }

  /** @returns what a session can be begun with; the caller's session has ended with all others. */
  async change(caller: Caller, input: PasswordChange, origin: LoginOrigin): Promise<Proof | Refused> {
    // Before the code is taken, which is good once.
    const errors = faultsOf('newPassword', input.newPassword, caller.username);
    if (errors.length > 0) return { refused: 'account/password', errors };
    const given = { password: input.currentPassword, code: input.code };
    const proof = await this.#login.proveAgain(caller, given, origin, 'currentPassword');
    if (isRefused(proof)) return proof;
    const passwordHash = await this.#tools.passwords.hash(input.newPassword);
    const { kind } = this.#tools.storage;
    const changed = await this.#change(passwordHash, (tx) => lockProved(tx, kind, proof));
    return changed
      ? { ...proof, account: changed }
      : refusedAt('currentPassword', 'account/current-password');
  }

  /** @param lock locks the account, if its password is to be changed. @returns null when it is not. */
  async #change(
    passwordHash: string,
    lock: (tx: Writer) => Promise<Account | null>,
  ): Promise<Account | null> {
    const { storage, sessions, mailer } = this.#tools;
    const now = storage.clock.now();
    const changed = await storage.write(async (tx) => {
      const account = await lock(tx);
      if (account === null) return null;
      await setPasswordHash(tx, account.id, passwordHash);
      await deleteTokensOf(tx, account.id, 'reset-password');
      const endedSessions = await deleteSessionsOf(tx, account.id);
      await insertLetter(tx, { kind: 'password-changed', recipient: usernameKey(account.username) }, now);
      return { account: { ...account, passwordHash }, endedSessions };
    });
    if (changed === null) return null;
    sessions.ended(changed.account.id, changed.endedSessions);
    mailer.nudge();
    return changed.account;
  }
}

const faultsOf = (path: string, password: string, username: string): FieldError[] =>
  passwordFaults(password, username).map((fault) => faultAt(path, fault));
