import { createHash } from 'node:crypto';
import type { Answer } from '@slumberfell/protocol';
import type { Refused } from '../../errors.ts';
import {
  deleteLogin,
  deleteLoginsOf,
  type ListedLogin,
  loginsOf,
} from '../../storage/tables/auth-sessions.ts';
import type { AccountTools } from '../account-tools.ts';
import type { Caller } from '../logins/caller.ts';

/** Lists and ends the logins of the caller's own account. */
export class OwnLogins {
  readonly #tools: Pick<AccountTools, 'storage' | 'logins'>;

  constructor(tools: Pick<AccountTools, 'storage' | 'logins'>) {
    this.#tools = tools;
  }

  /** The account's logins that have not ended, the most recently used one first. */
  async list(caller: Caller): Promise<Answer<'sessions'>> {
    const logins = await this.#all(caller);
    return logins.map(({ tokenHash, browser, ...session }) => ({
      ...session,
      id: idOf(tokenHash),
      browser: browser ?? 'Unknown browser',
      current: tokenHash === caller.tokenHash,
    }));
  }

  /**
   * Ends one login of the account, which may be the caller's login.
   * @returns null when it has ended.
   */
  async end(caller: Caller, id: string): Promise<Refused | null> {
    const { storage, logins } = this.#tools;
    const found = (await this.#all(caller)).find(({ tokenHash }) => idOf(tokenHash) === id);
    if (found === undefined) return { refused: 'account/unknown-session' };
    await storage.write((tx) => deleteLogin(tx, found.tokenHash));
    logins.ended(caller.accountId, [found.tokenHash]);
    return null;
  }

  /** Ends all logins of the account except the caller's login. */
  async endOthers({ accountId, tokenHash }: Caller): Promise<void> {
    const { storage, logins } = this.#tools;
    logins.ended(accountId, await storage.write((tx) => deleteLoginsOf(tx, accountId, tokenHash)));
  }

  #all({ accountId }: Caller): Promise<readonly ListedLogin[]> {
    const { storage } = this.#tools;
    return storage.read((db) => loginsOf(db, accountId, storage.clock.now()));
  }
}

/** Public id of a login. A hash, so that it reveals neither the token nor the stored hash of the token. */
const idOf = (tokenHash: string): string =>
  createHash('sha256').update(`listed ${tokenHash}`).digest('base64url').slice(0, 22);
