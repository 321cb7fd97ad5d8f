import { type Refused, refusedAt } from '../errors.ts';
import { type Account, accountByUsername, usernameKey } from '../storage/tables/accounts.ts';
import { secondFactorOf } from '../storage/tables/second-factors.ts';
import type { AccountTools } from './account-tools.ts';
import type { Counted } from './attempts.ts';
import type { Caller } from './caller.ts';
import { networkOf } from './network.ts';
import type { Proof } from './proof.ts';
import { spendCode } from './spend-code.ts';

/** What proves an owner who is known. */
export interface OwnerSecrets {
  readonly password: string;
  /** Of the second factor; accounts that have one are refused without it. */
  readonly code?: string | undefined;
}

/** What is typed to log in. */
export interface Credentials extends OwnerSecrets {
  /** An e-mail address or a guest's username. */
  readonly email: string;
}

/** Where a login comes from. */
export interface LoginOrigin {
  readonly address: string;
  /** Number of the browser, when it is known to the account. */
  readonly browser: string | null;
}

/**
 * Logging in. Unknown names and wrong passwords are refused alike, after the same work, and locked out alike.
 * Failures count against whoever fails: per name and address, or per name and browser where the browser is
 * known; from all unknown browsers together only beyond what nobody mistypes. So no stranger locks an owner
 * out of a browser that they have used before.
 */
export class Login {
  readonly #tools: AccountTools;

  constructor(tools: AccountTools) {
    this.#tools = tools;
  }

  /**
   * Takes password and, from accounts that have a second factor, its code. Both are counted as one attempt,
   * which is forgiven only when both are right.
   */
  async login({ email, password, code }: Credentials, origin: LoginOrigin): Promise<Proof | Refused> {
    const account = await this.#check(email, password, origin);
    if ('refused' in account) return account;
    const { storage, attempts, seal } = this.#tools;
    const factor = await storage.read((db) => secondFactorOf(db, account.id));
    const factorSince = factor?.confirmedAt ?? null;
    if (factorSince !== null) {
      if (code === undefined) {
        // Neither a failure nor a success, so that the counts of failed codes outlast it.
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
   * Takes the same of a player who is logged in, once more.
   * @param field what the password is called in the input of the call.
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

  /** An attempt was none: forgets the failures of whoever made it, and takes it back from those of all. */
  async forgive(username: string, origin: LoginOrigin): Promise<void> {
    const { attempts } = this.#tools;
    const [own, others] = failuresOf(username, origin);
    await attempts.forget(own);
    if (others) await attempts.undo(others);
  }

  /**
   * Counts an attempt to give a password, as a failure until it proves to be none. @returns null when it may
   * be tried.
   */
  async count(username: string, origin: LoginOrigin): Promise<Refused | null> {
    const { attempts } = this.#tools;
    const [own, others] = failuresOf(username, origin);
    const usedUp = await attempts.take(
      { rate: 'login', subject: networkOf(origin.address) },
      own,
      ...(others ? [others] : []),
    );
    if (usedUp === null) return null;
    const { rate, retryAt } = usedUp;
    return { refused: rate === 'login' ? 'request/too-many' : 'account/locked-out', retryAt };
  }
}

/**
 * What a failure is counted as: by whoever tries, and from a browser that is not known, among all of those.
 */
function failuresOf(username: string, { address, browser }: LoginOrigin): [Counted, ...Counted[]] {
  const name = usernameKey(username);
  if (browser !== null) return [{ rate: 'failedLoginKnown', subject: `${name}\0${browser}` }];
  return [
    { rate: 'failedLogin', subject: `${name}\0${networkOf(address)}` },
    { rate: 'failedLoginUnknown', subject: name },
  ];
}
