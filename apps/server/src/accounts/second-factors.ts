import type { Answer, Parsed } from '@slumberfell/protocol';
import { type Refused, refusedAt } from '../errors.ts';
import { type Account, accountById, usernameKey } from '../storage/accounts.ts';
import { insertLetter, type LetterKind } from '../storage/outbox.ts';
import {
  confirmSecondFactor,
  countRecoveryCodes,
  deleteSecondFactor,
  insertRecoveryCodes,
  offerSecondFactor,
  secondFactorOf,
  spendStep,
} from '../storage/second-factors.ts';
import { deleteSessionsOf } from '../storage/sessions.ts';
import type { Writer } from '../storage/storage.ts';
import type { AccountTools } from './account-tools.ts';
import { authenticatorAddress, newAuthenticatorSecret, stepOfCode } from './authenticator-codes.ts';
import type { Caller } from './caller.ts';
import type { Login, LoginOrigin } from './login.ts';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts';
import { spendCode } from './spend-code.ts';

/** An account after its second factor has changed: all its sessions have ended. */
interface Changed {
  readonly account: Account;
}

/** Adding and removing the codes of an authenticator app. Asking for them is a part of logging in. */
export class SecondFactors {
  readonly #tools: AccountTools;
  readonly #login: Login;

  constructor(tools: AccountTools, login: Login) {
    this.#tools = tools;
    this.#login = login;
  }

  async status({ accountId }: Caller): Promise<Answer<'second-factor'>> {
    return await this.#tools.storage.read(async (db) => {
      const factor = await secondFactorOf(db, accountId);
      return {
        enabled: factor !== null && factor.confirmedAt !== null,
        recoveryCodesLeft: await countRecoveryCodes(db, accountId),
      };
    });
  }

  /** Offers a secret. Only for whoever can be helped by a letter when they lose it, and whose address nobody borrowed. */
  async begin(
    { accountId, username, kind }: Caller,
    { password }: Parsed<'begin-second-factor'>,
    origin: LoginOrigin,
  ): Promise<Answer<'begin-second-factor'> | Refused> {
    if (kind !== 'validated') return { refused: 'account/not-validated' };
    const { storage, seal } = this.#tools;
    const verified = await this.#login.verify(username, password, origin);
    if ('refused' in verified) return inField('password', verified);
    const secret = newAuthenticatorSecret();
    const now = storage.clock.now();
    const offered = await storage.write((tx) =>
      offerSecondFactor(tx, accountId, seal.seal(secret, accountId), now),
    );
    if (!offered) return { refused: 'account/second-factor-present' };
    return { secret, address: authenticatorAddress(secret, username) };
  }

  /** Takes the app's first code. */
  async confirm(
    { accountId, username }: Caller,
    { code }: Parsed<'confirm-second-factor'>,
    origin: LoginOrigin,
  ): Promise<(Changed & Answer<'confirm-second-factor'>) | Refused> {
    const refused = await this.#login.count(username, origin);
    if (refused) return refused;
    const recoveryCodes = newRecoveryCodes();
    const changed = await this.#change(accountId, 'second-factor-added', async (tx, now) => {
      const factor = await secondFactorOf(tx, accountId);
      const secret = factor && this.#tools.seal.open(factor.secret, accountId);
      const step = secret === null ? null : stepOfCode(secret, code, now);
      if (step === null || !(await spendStep(tx, accountId, step))) return false;
      if (!(await confirmSecondFactor(tx, accountId, now))) return false;
      await insertRecoveryCodes(tx, accountId, recoveryCodes.map(hashRecoveryCode));
      return true;
    });
    if (changed === null) return refusedAt('code', 'account/code');
    await this.#login.forgive(username, origin);
    return { ...changed, recoveryCodes };
  }

  /** Goes back to the password alone. */
  async remove(
    { accountId, username }: Caller,
    { password, code }: Parsed<'remove-second-factor'>,
    origin: LoginOrigin,
  ): Promise<Changed | Refused> {
    const verified = await this.#login.verify(username, password, origin);
    if ('refused' in verified) return inField('password', verified);
    const refused = await this.#login.count(username, origin);
    if (refused) return refused;
    const changed = await this.#change(accountId, 'second-factor-removed', async (tx, now) => {
      return (
        (await spendCode(tx, this.#tools.seal, accountId, code, now)) &&
        (await deleteSecondFactor(tx, accountId))
      );
    });
    if (changed === null) return refusedAt('code', 'account/code');
    await this.#login.forgive(username, origin);
    return changed;
  }

  async #change(
    accountId: number,
    letter: LetterKind,
    change: (tx: Writer, now: number) => Promise<boolean>,
  ): Promise<Changed | null> {
    const { storage, sessions, postman } = this.#tools;
    const now = storage.clock.now();
    const changed = await storage.write(async (tx) => {
      if (!(await change(tx, now))) return null;
      const account = await accountById(tx, accountId);
      if (account === null) return null;
      await insertLetter(tx, { kind: letter, recipient: usernameKey(account.username) }, now);
      return { account, endedSessions: await deleteSessionsOf(tx, accountId) };
    });
    if (changed === null) return null;
    sessions.ended(accountId, changed.endedSessions);
    postman.nudge();
    return { account: changed.account };
  }
}

const inField = (path: string, refused: Refused): Refused =>
  refused.refused === 'account/invalid-login' ? refusedAt(path, 'account/current-password') : refused;
