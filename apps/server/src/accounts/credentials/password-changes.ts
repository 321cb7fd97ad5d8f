import { type FieldError, faultAt, isRefused, type Refused, refusedAt } from '../../errors.ts';
import type { Writer } from '../../storage/storage.ts';
import { deleteTokensOf, hasToken, spendToken } from '../../storage/tables/account-tokens.ts';
import {
  type Account,
  accountById,
  lockAccount,
  setPasswordHash,
  usernameKey,
} from '../../storage/tables/accounts.ts';
import { deleteLoginsOf } from '../../storage/tables/auth-sessions.ts';
import { insertMail } from '../../storage/tables/outbox.ts';
import type { AccountTools } from '../account-tools.ts';
import { byNetwork } from '../limits/attempts.ts';
import type { Caller } from '../logins/caller.ts';
import { lockProved, type Proof } from '../logins/proof.ts';
import { passwordFaults } from '../secrets/password-rules.ts';
import { hashToken } from '../secrets/token.ts';
import type { LoginOrigin, OwnerCheck } from './owner-check.ts';

/** A new password, with the parameters of a reset link. */
interface PasswordReset {
  readonly userId: number;
  readonly token: string;
  readonly newPassword: string;
}

/** A new password, with the secrets that prove the account's owner. */
interface PasswordChange {
  readonly currentPassword: string;
  readonly newPassword: string;
  /** Code of the second factor. Without it, the call is refused if the account has a second factor. */
  readonly code?: string | undefined;
}

/**
 * Changes passwords: with a reset link, or with the current password. Each change ends all logins of the
 * account.
 */
export class PasswordChanges {
  readonly #tools: AccountTools;
  readonly #ownerCheck: OwnerCheck;

  constructor(tools: AccountTools, ownerCheck: OwnerCheck) {
    this.#tools = tools;
    this.#ownerCheck = ownerCheck;
  }

  /**
   * Queues a letter with a reset link. Whether the account exists is checked only when the letter is written,
   * so that neither the answer nor its duration shows it.
   * @returns null when the letter is queued.
   */
  async request(email: string, address: string): Promise<Refused | null> {
    const { storage, mailLimits, mailer } = this.#tools;
    const recipient = usernameKey(email);
    const usedUp = await mailLimits.countRequest(recipient, address);
    if (usedUp) return { refused: 'request/too-many', retryAt: usedUp.retryAt };
    const now = storage.clock.now();
    await storage.write((tx) => insertMail(tx, { kind: 'reset-password', recipient }, now));
    mailer.start();
    return null;
  }

  /**
   * Sets a new password with a reset link, which is valid once.
   * @returns the account with its new password.
   */
  async reset({ userId, token, newPassword }: PasswordReset, address: string): Promise<Account | Refused> {
    const { storage, attempts, mailLimits, passwords } = this.#tools;
    const usedUp = await attempts.take(...byNetwork('letterAnswers', address));
    if (usedUp) return { refused: 'request/too-many', retryAt: usedUp.retryAt };
    const used = { tokenHash: hashToken(token), accountId: userId, purpose: 'reset-password' } as const;
    // The link is checked before the password is hashed, so that requests without a valid link cause no
    // hashing.
    const account = await storage.read(async (db) =>
      (await hasToken(db, used, storage.clock.now())) ? await accountById(db, userId) : null,
    );
    if (account === null) return refusedAt('token', 'account/reset-link');
    const errors = faultsOf('newPassword', newPassword, account.username);
    if (errors.length > 0) return { refused: 'account/password', errors };
    const passwordHash = await passwords.hash(newPassword);
    const isReported = await mailLimits.countReport(account, address);
    const changed = await this.#change(passwordHash, isReported, async (tx) => {
      const locked = await lockAccount(tx, storage.kind, userId);
      return (await spendToken(tx, used, storage.clock.now())) ? locked : null;
    });
    return changed ?? refusedAt('token', 'account/reset-link');
  }

  /**
   * Changes the password of the caller's account.
   * @returns a proof to begin a login with; all logins have ended, the caller's included.
   */
  async change(caller: Caller, input: PasswordChange, origin: LoginOrigin): Promise<Proof | Refused> {
    // The new password is checked before the code of the second factor, because the code can be used only
    // once.
    const errors = faultsOf('newPassword', input.newPassword, caller.username);
    if (errors.length > 0) return { refused: 'account/password', errors };
    const given = { password: input.currentPassword, code: input.code };
    const proof = await this.#ownerCheck.proveAgain(caller, given, origin, 'currentPassword');
    if (isRefused(proof)) return proof;
    const { mailLimits, passwords, storage } = this.#tools;
    const passwordHash = await passwords.hash(input.newPassword);
    const isReported = await mailLimits.countReport(proof.account, origin.address);
    const changed = await this.#change(passwordHash, isReported, (tx) => lockProved(tx, storage.kind, proof));
    return changed
      ? { ...proof, account: changed }
      : refusedAt('currentPassword', 'account/current-password');
  }

  /**
   * Stores a new password hash, ends all logins of the account, and queues a letter about the change.
   * @param isReported false when the rate of such letters is used up. The password changes without a letter
   *   then, because an owner must always be able to change it.
   * @param lock locks and returns the account; null when its password must not change.
   * @returns the changed account; null when `lock` returned null.
   */
  async #change(
    passwordHash: string,
    isReported: boolean,
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
      if (isReported)
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
