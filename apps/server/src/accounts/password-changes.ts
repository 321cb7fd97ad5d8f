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
import { deleteLoginsOf } from '../storage/tables/auth-sessions.ts';
import { insertMail } from '../storage/tables/outbox.ts';
import type { AccountTools } from './account-tools.ts';
import type { Caller } from './caller.ts';
import type { Login, LoginOrigin } from './login.ts';
import { networkOf } from './network.ts';
import { passwordFaults } from './password-rules.ts';
import { lockProved, type Proof } from './proof.ts';
import { hashToken } from './token.ts';

/** A new password, with the parameters of a reset link. */
interface PasswordReset {
  readonly userId: number;
  readonly token: string;
  readonly newPassword: string;
}

/** A new password, with the proof of the owner. */
interface PasswordChange {
  readonly currentPassword: string;
  readonly newPassword: string;
  /** Code of the second factor. Accounts with a second factor are refused without it. */
  readonly code?: string | undefined;
}

/** Changes passwords: by a reset link or with the old password. Both end all logins. */
export class PasswordChanges {
  readonly #tools: AccountTools;
  readonly #login: Login;

  constructor(tools: AccountTools, login: Login) {
    this.#tools = tools;
    this.#login = login;
  }

  /**
   * Queues a reset link. Whether the account exists is checked when the letter is written, so that neither
   * the answer nor its duration reveals it.
   * @returns null when the link was requested.
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
    await storage.write((tx) => insertMail(tx, { kind: 'reset-password', recipient }, now));
    mailer.start();
    return null;
  }

  /**
   * Uses a reset link, which is valid once.
   * @returns the account with its new password.
   */
  async reset({ userId, token, newPassword }: PasswordReset, address: string): Promise<Account | Refused> {
    const { storage, attempts, passwords } = this.#tools;
    const usedUp = await attempts.take({ rate: 'letterAnswers', subject: networkOf(address) });
    if (usedUp) return { refused: 'request/too-many', retryAt: usedUp.retryAt };
    const used = { tokenHash: hashToken(token), accountId: userId, purpose: 'reset-password' } as const;
    // Checked first, so that requests without a valid link cause no password hashing.
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

  /** @returns a proof to begin a login with; all logins have ended, the caller's included. */
  async change(caller: Caller, input: PasswordChange, origin: LoginOrigin): Promise<Proof | Refused> {
    // Checked before the code, which can be used only once.
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

  /**
   * @param lock locks the account; null when its password must not change.
   * @returns null when it has not changed.
   */
  async #change(
    passwordHash: string,
    lock: (tx: Writer) => Promise<Account | null>,
  ): Promise<Account | null> {
    const { storage, logins, mailer } = this.#tools;
    const now = storage.clock.now();
    const changed = await storage.write(async (tx) => {
      const account = await lock(tx);
      if (account === null) return null;
      await setPasswordHash(tx, account.id, passwordHash);
      await deleteTokensOf(tx, account.id, 'reset-password');
      const endedSessions = await deleteLoginsOf(tx, account.id);
      await insertMail(tx, { kind: 'password-changed', recipient: usernameKey(account.username) }, now);
      return { account: { ...account, passwordHash }, endedSessions };
    });
    if (changed === null) return null;
    logins.ended(changed.account.id, changed.endedSessions);
    mailer.start();
    return changed.account;
  }
}

const faultsOf = (path: string, password: string, username: string): FieldError[] =>
  passwordFaults(password, username).map((fault) => faultAt(path, fault));
