import type { Parsed } from '@slumberfell/protocol';
import type { Refused } from '../errors.ts';
import { type Account, accountByUsername, usernameKey } from '../storage/accounts.ts';
import type { AccountTools } from './account-tools.ts';
import type { Counted } from './attempts.ts';
import { networkOf } from './network.ts';

/** Where a login comes from. */
export interface LoginOrigin {
  readonly address: string;
  /** Number of the browser, when it is known to the account. */
  readonly browser: string | null;
}

/**
 * Logging in. Unknown names and wrong passwords are refused alike, after the same work, and locked out alike. Failures count
 * against whoever fails: per name and address, or per name and browser where the browser is known; from all unknown browsers
 * together only beyond what nobody mistypes. So no stranger locks an owner out of a browser that they have used before.
 */
export class Login {
  readonly #tools: AccountTools;

  constructor(tools: AccountTools) {
    this.#tools = tools;
  }

  async login(
    { email, password }: Pick<Parsed<'login'>, 'email' | 'password'>,
    origin: LoginOrigin,
  ): Promise<Account | Refused> {
    const { storage, attempts, passwords } = this.#tools;
    const refused = await this.count(email, origin);
    if (refused) return refused;
    const account = await storage.read((db) => accountByUsername(db, email));
    const matches = await passwords.verify(password, account?.passwordHash ?? null);
    if (!matches || account === null) return { refused: 'account/invalid-login' };
    const [own, others] = failuresOf(email, origin);
    await attempts.forget(own);
    if (others) await attempts.undo(others);
    return account;
  }

  /** Counts an attempt to give a password, as a failure until it proves to be none. @returns null when it may be tried. */
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

/** What a failure is counted as: by whoever tries, and from a browser that is not known, among all of those. */
function failuresOf(username: string, { address, browser }: LoginOrigin): [Counted, Counted?] {
  const name = usernameKey(username);
  if (browser !== null) return [{ rate: 'failedLoginKnown', subject: `${name}\0${browser}` }];
  return [
    { rate: 'failedLogin', subject: `${name}\0${networkOf(address)}` },
    { rate: 'failedLoginUnknown', subject: name },
  ];
}
