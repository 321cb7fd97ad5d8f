import { createHash } from 'node:crypto';
import type { Answer } from '@slumberfell/protocol';
import type { Refused } from '../errors.ts';
import {
  deleteSession,
  deleteSessionsOf,
  type ListedSession,
  sessionsOf,
} from '../storage/tables/sessions.ts';
import type { AccountTools } from './account-tools.ts';
import type { Caller } from './caller.ts';

/** A player's view of their own sessions, which they may end. */
export class OwnSessions {
  readonly #tools: Pick<AccountTools, 'storage' | 'sessions'>;

  constructor(tools: Pick<AccountTools, 'storage' | 'sessions'>) {
    this.#tools = tools;
  }

  /** The sessions that have not ended, the last used first. */
  async list(caller: Caller): Promise<Answer<'sessions'>> {
    const sessions = await this.#all(caller);
    return sessions.map(({ tokenHash, browser, ...session }) => ({
      ...session,
      id: idOf(tokenHash),
      browser: browser ?? 'Unknown browser',
      current: tokenHash === caller.tokenHash,
    }));
  }

  /**
   * Ends one of them, which may be the caller's.
   * @returns null when it has ended.
   */
  async end(caller: Caller, id: string): Promise<Refused | null> {
    const { storage, sessions } = this.#tools;
    const found = (await this.#all(caller)).find(({ tokenHash }) => idOf(tokenHash) === id);
    if (found === undefined) return { refused: 'account/unknown-session' };
    await storage.write((tx) => deleteSession(tx, found.tokenHash));
    sessions.ended(caller.accountId, [found.tokenHash]);
    return null;
  }

  /** Ends all except the caller's. */
  async endOthers({ accountId, tokenHash }: Caller): Promise<void> {
    const { storage, sessions } = this.#tools;
    sessions.ended(accountId, await storage.write((tx) => deleteSessionsOf(tx, accountId, tokenHash)));
  }

  #all({ accountId }: Caller): Promise<readonly ListedSession[]> {
    const { storage } = this.#tools;
    return storage.read((db) => sessionsOf(db, accountId, storage.clock.now()));
  }
}

/** Public id of a session. A hash, so that it reveals neither the token nor the stored hash of the token. */
const idOf = (tokenHash: string): string =>
  createHash('sha256').update(`listed ${tokenHash}`).digest('base64url').slice(0, 22);
