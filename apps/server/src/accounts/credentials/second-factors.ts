import { isRefused, type Refused, refusedAt } from '../../errors.ts';
import type { Writer } from '../../storage/storage.ts';
import { lockAccount, usernameKey } from '../../storage/tables/accounts.ts';
import { deleteLoginsOf } from '../../storage/tables/auth-sessions.ts';
import { insertMail, type MailKind } from '../../storage/tables/outbox.ts';
import { countRecoveryCodes, insertRecoveryCodes } from '../../storage/tables/recovery-codes.ts';
import {
  confirmSecondFactor,
  deleteSecondFactor,
  offerSecondFactor,
  secondFactorOf,
  spendStep,
} from '../../storage/tables/second-factors.ts';
import type { AccountTools } from '../account-tools.ts';
import type { Caller } from '../logins/caller.ts';
import { lockProved, type Proof, provedByPassword } from '../logins/proof.ts';
import { authenticatorAddress, newAuthenticatorSecret, stepOfCode } from './authenticator-codes.ts';
import type { LoginOrigin, OwnerCheck, OwnerSecrets } from './owner-check.ts';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts';

interface SecondFactorStatus {
  readonly enabled: boolean;
  readonly recoveryCodesLeft: number;
}

/** The secret for an authenticator app: in base32, to type in, and as an address, for a QR code. */
interface SecondFactorOffer {
  readonly secret: string;
  readonly address: string;
}

/** Adds and removes the second factor of an account. `Login` checks its codes. */
export class SecondFactors {
  readonly #tools: AccountTools;
  readonly #ownerCheck: OwnerCheck;
  readonly #server: string;

  /** @param server the name of the server, for authenticator apps. */
  constructor(tools: AccountTools, ownerCheck: OwnerCheck, server: string) {
    this.#tools = tools;
    this.#ownerCheck = ownerCheck;
    this.#server = server;
  }

  async status({ accountId }: Caller): Promise<SecondFactorStatus> {
    return await this.#tools.storage.read(async (db) => {
      const factor = await secondFactorOf(db, accountId);
      return {
        enabled: factor !== null && factor.confirmedAt !== null,
        recoveryCodesLeft: await countRecoveryCodes(db, accountId),
      };
    });
  }

  /**
   * Offers a new secret. Only for accounts with a validated e-mail address, so that an account under another
   * person's address cannot be locked with a second factor (ADR 0010).
   */
  async begin(caller: Caller, password: string, origin: LoginOrigin): Promise<SecondFactorOffer | Refused> {
    const { accountId, username, kind } = caller;
    if (kind !== 'validated') return { refused: 'account/not-validated' };
    const { storage, seal } = this.#tools;
    const proof = await this.#ownerCheck.proveAgain(caller, { password }, origin);
    if (isRefused(proof)) {
      return proof.refused === 'account/code-needed' ? { refused: 'account/second-factor-present' } : proof;
    }
    const secret = newAuthenticatorSecret();
    const now = storage.clock.now();
    const offered = await storage.write((tx) =>
      offerSecondFactor(tx, accountId, seal.seal(secret, accountId), now),
    );
    if (!offered) return { refused: 'account/second-factor-present' };
    return { secret, address: authenticatorAddress(secret, username, this.#server) };
  }

  /**
   * Switches the second factor on, with a code that the app shows for the offered secret.
   * @returns a proof to begin a login with, because all logins have ended, and the recovery codes.
   */
  async confirm(
    { accountId, username }: Caller,
    code: string,
    origin: LoginOrigin,
  ): Promise<(Proof & { readonly recoveryCodes: readonly string[] }) | Refused> {
    const refused = await this.#ownerCheck.count(username, origin);
    if (refused) return refused;
    const recoveryCodes = newRecoveryCodes();
    const now = this.#tools.storage.clock.now();
    const changed = await this.#change('second-factor-added', async (tx) => {
      const account = await lockAccount(tx, this.#tools.storage.kind, accountId);
      const factor = await secondFactorOf(tx, accountId);
      const secret = factor && this.#tools.seal.open(factor.secret, accountId);
      const step = secret === null ? null : stepOfCode(secret, code, now);
      if (step === null || !(await spendStep(tx, accountId, step))) return null;
      if (!(await confirmSecondFactor(tx, accountId, now))) return null;
      await insertRecoveryCodes(tx, accountId, recoveryCodes.map(hashRecoveryCode));
      return account && { account, factorSince: now };
    });
    if (changed === null) return refusedAt('code', 'account/code');
    await this.#ownerCheck.forgive(username, origin);
    // Counted only now, because a wrong code must not use up the reports of an account. The letter is sent in
    // any case: the next addition needs a removal, whose letter is limited.
    await this.#tools.mailLimits.countReport(changed.account, origin.address);
    return { ...changed, recoveryCodes };
  }

  /**
   * Removes the second factor.
   * @returns a proof to begin a login with, because all logins have ended.
   */
  async remove(caller: Caller, secrets: OwnerSecrets, origin: LoginOrigin): Promise<Proof | Refused> {
    const proof = await this.#ownerCheck.proveAgain(caller, secrets, origin);
    if (isRefused(proof)) return proof;
    const isReported = await this.#tools.mailLimits.countReport(proof.account, origin.address);
    const changed = await this.#change(isReported && 'second-factor-removed', async (tx) => {
      const account = await lockProved(tx, this.#tools.storage.kind, proof);
      return account && (await deleteSecondFactor(tx, account.id)) ? provedByPassword(account) : null;
    });
    return changed ?? refusedAt('code', 'account/code');
  }

  /**
   * Changes the second factor of an account, ends all logins of the account and queues a letter about it.
   * @param letter false when the rate of such letters is used up.
   * @param change locks the account and changes its second factor. It returns null when it changes nothing.
   * @returns a proof to begin a login with, because all logins have ended; null when nothing has changed.
   */
  async #change(
    letter: MailKind | false,
    change: (tx: Writer) => Promise<Proof | null>,
  ): Promise<Proof | null> {
    const { storage, logins, mailer } = this.#tools;
    const now = storage.clock.now();
    const changed = await storage.write(async (tx) => {
      const proof = await change(tx);
      if (proof === null) return null;
      const { id, username } = proof.account;
      if (letter) await insertMail(tx, { kind: letter, recipient: usernameKey(username) }, now);
      return { proof, endedSessions: await deleteLoginsOf(tx, id) };
    });
    if (changed === null) return null;
    logins.ended(changed.proof.account.id, changed.endedSessions);
    mailer.start();
    return changed.proof;
  }
}
