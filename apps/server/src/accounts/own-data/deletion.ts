import { ACCOUNT_DATA_MONTHS } from '@slumberfell/protocol';
import { isRefused, type Refused, refusedAt } from '../../errors.ts';
import type { Game } from '../../game.ts';
import { markAccountDeleted, purgeAccounts, usernameKey } from '../../storage/tables/accounts.ts';
import { deleteLoginsOf } from '../../storage/tables/auth-sessions.ts';
import { markCharactersDeleted } from '../../storage/tables/deleted-characters.ts';
import type { AccountTools } from '../account-tools.ts';
import type { LoginOrigin, OwnerCheck, OwnerSecrets } from '../credentials/owner-check.ts';
import type { Caller } from '../logins/caller.ts';
import { lockProved } from '../logins/proof.ts';
import { monthsBefore } from './months-before.ts';

/** Number of accounts purged in one transaction. */
const PURGE = 1;

/**
 * Deletes accounts. A deleted account is at once invisible to all players. Its data are purged after
 * `ACCOUNT_DATA_MONTHS`, as the privacy policy states.
 */
export class Deletion {
  readonly #tools: AccountTools;
  readonly #ownerCheck: OwnerCheck;
  readonly #game: Pick<Game, 'leaderboards'>;

  constructor(tools: AccountTools, ownerCheck: OwnerCheck, game: Pick<Game, 'leaderboards'>) {
    this.#tools = tools;
    this.#ownerCheck = ownerCheck;
    this.#game = game;
  }

  /**
   * Deletes the caller's account.
   * @param typed the account's own username, which confirms the deletion, and the secrets that prove the
   *   owner.
   * @returns null when the account has been deleted.
   */
  async delete(
    caller: Caller,
    typed: OwnerSecrets & { readonly username: string },
    origin: LoginOrigin,
  ): Promise<Refused | null> {
    if (usernameKey(typed.username) !== usernameKey(caller.username)) {
      return refusedAt('username', 'account/name-mismatch');
    }
    const proof = await this.#ownerCheck.proveAgain(caller, typed, origin);
    if (isRefused(proof)) return proof;
    const { storage, logins } = this.#tools;
    const now = storage.clock.now();
    const deleted = await storage.write(async (tx) => {
      const account = await lockProved(tx, storage.kind, proof);
      if (account === null) return null;
      const accountId = account.id;
      const endedSessions = await deleteLoginsOf(tx, accountId);
      const ranked = await markCharactersDeleted(tx, storage.kind, accountId);
      await markAccountDeleted(tx, accountId, now);
      return { accountId, endedSessions, ranked };
    });
    if (deleted === null) return refusedAt('password', 'account/current-password');
    this.#game.leaderboards.committed(deleted.ranked);
    logins.ended(deleted.accountId, deleted.endedSessions);
    return null;
  }

  /** Purges the data of accounts that were deleted at least `ACCOUNT_DATA_MONTHS` months ago. */
  async deleteDue(): Promise<void> {
    const { storage } = this.#tools;
    const before = monthsBefore(storage.clock.now(), ACCOUNT_DATA_MONTHS);
    let removed: number;
    do {
      removed = await storage.write((tx) => purgeAccounts(tx, before, PURGE));
    } while (removed === PURGE);
  }
}
