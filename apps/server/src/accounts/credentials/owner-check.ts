import { type Refused, refusedAt } from '../../errors.ts';
import { type Account, accountByUsername, usernameKey } from '../../storage/tables/accounts.ts';
import { secondFactorOf } from '../../storage/tables/second-factors.ts';
import type { AccountTools } from '../account-tools.ts';
import { byNetwork, type Counted } from '../limits/attempts.ts';
import { networkOf } from '../limits/network.ts';
import type { Caller } from '../logins/caller.ts';
import type { Proof } from '../logins/proof.ts';
import { spendCode } from './spend-code.ts';

/** The secrets that prove the owner of an account. */
export interface OwnerSecrets {
  readonly password: string;
  /** Code of the second factor. Without it, the call is refused if the account has a second factor. */
  readonly code?: string | undefined;
}

/** The input of a login. */
export interface Credentials extends OwnerSecrets {
  /** An e-mail address or a guest's username. */
  readonly email: string;
}

/** The client address and the browser from which a login comes. */
export interface LoginOrigin {
  readonly address: string;
  /** Number in the browser's device cookie; null when the account does not know the browser. */
  readonly browser: string | null;
}

/**
 * Checks the secrets of an account's owner; `Logins` then begins the login. An unknown name and a wrong
 * password get the same refusal, after the same work, and their failures have the same limits. Failures from
 * a browser that the account knows are counted per name and browser, others per name and address. Failures
 * from all unknown browsers together have one more limit, so high that mistypes do not reach it. So other
 * people cannot lock an owner out of a known browser.
 */
export class OwnerCheck {
  readonly #tools: AccountTools;

  constructor(tools: AccountTools) {
    this.#tools = tools;
  }

  /**
   * Checks the password and, for accounts with a second factor, its code. Both checks together count as one
   * attempt, which is a failure when either check refuses. A right password without the code that the account
   * needs counts as neither a failure nor a success.
   */
  async login({ email, password, code }: Credentials, origin: LoginOrigin): Promise<Proof | Refused> {
    const account = await this.#check(email, password, origin);
    if ('refused' in account) return account;
    const { storage, attempts, seal } = this.#tools;
    const factor = await storage.read((db) => secondFactorOf(db, account.id));
    const factorSince = factor?.confirmedAt ?? null;
    if (factorSince !== null) {
      if (code === undefined) {
        // A right password without a code is neither a failure nor a success. Only this attempt is
        // subtracted, so that earlier failures with wrong codes remain counted.
        for (const counted of failuresOf(email, origin)) await attempts.undo(counted);
        return { refused: 'account/code-needed' };
      }
      const used = await storage.write((tx) => spendCode(tx, seal, account.id, code, storage.clock.now()));
      if (!used) return refusedAt('code', 'account/code');
    }
    await this.forgive(email, origin);
    return { account, factorSince };
  }

  /**
   * Checks the password and code of a player who is logged in.
   * @param field name of the password's field in the input of the call; a refusal names it.
   */
  async proveAgain(
    { username }: Caller,
    given: OwnerSecrets,
    origin: LoginOrigin,
    field = 'password',
  ): Promise<Proof | Refused> {
    const proof = await this.login({ ...given, email: username }, origin);
    return 'refused' in proof && proof.refused === 'account/invalid-login'
      ? refusedAt(field, 'account/current-password')
      : proof;
  }

  async #check(email: string, password: string, origin: LoginOrigin): Promise<Account | Refused> {
    const { storage, passwords } = this.#tools;
    const refused = await this.count(email, origin);
    if (refused) return refused;
    const account = await storage.read((db) => accountByUsername(db, email));
    const matches = await passwords.verify(password, account?.passwordHash ?? null);
    return matches && account !== null ? account : { refused: 'account/invalid-login' };
  }

  /**
   * Called after a success. Deletes the failures of this browser, if the account knows it. Otherwise deletes
   * the failures of this address, and subtracts this attempt from those of all unknown browsers.
   */
  async forgive(username: string, origin: LoginOrigin): Promise<void> {
    const { attempts } = this.#tools;
    const [own, others] = failuresOf(username, origin);
    await attempts.forget(own);
    if (others) await attempts.undo(others);
  }

  /**
   * Counts an attempt as a failure before its password or code is checked. `forgive` undoes this after a
   * success.
   * @returns null when the attempt is allowed.
   */
  async count(username: string, origin: LoginOrigin): Promise<Refused | null> {
    const { attempts } = this.#tools;
    const [own, others] = failuresOf(username, origin);
    const usedUp = await attempts.take(
      ...byNetwork('login', origin.address),
      own,
      ...(others ? [others] : []),
    );
    if (usedUp === null) return null;
    const { rate, retryAt } = usedUp;
    return { refused: rate === 'login' ? 'request/too-many' : 'account/locked-out', retryAt };
  }
}

/**
 * The counts to which a failed login is added. From a known browser: the count of this name and browser. From
 * an unknown browser: first the count of this name and address, then the count of this name from all unknown
 * browsers.
 */
function failuresOf(username: string, { address, browser }: LoginOrigin): [Counted, ...Counted[]] {
  const name = usernameKey(username);
  if (browser !== null) return [{ rate: 'failedLoginKnown', subject: `${name}\0${browser}` }];
  return [
    { rate: 'failedLogin', subject: `${name}\0${networkOf(address)}` },
    { rate: 'failedLoginUnknown', subject: name },
  ];
}
