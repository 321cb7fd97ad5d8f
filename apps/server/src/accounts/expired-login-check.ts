import type { Storage } from '../storage/storage.ts';
import { liveLogins } from '../storage/tables/auth-sessions.ts';
import type { Logins } from './logins.ts';

/**
 * ms between checks on a shared database. Sockets of a login that another node has ended close within 5 s.
 */
const SHARED_INTERVAL = 3_000;
/**
 * ms between checks on the embedded database. This node ends logins itself, so a check finds only expired
 * ones.
 */
const EMBEDDED_INTERVAL = 60_000;

/** Most logins in one query. */
const AT_A_TIME = 500;

export interface ExpiredLoginCheckOptions {
  readonly storage: Storage;
  readonly logins: Pick<Logins, 'expired'>;
  /** Token hashes of the logins that have open sockets. */
  open(): Iterable<string>;
}

/**
 * Finds ended logins whose sockets are still open. Each call looks up its login, but a socket only when
 * it opens.
 */
export class ExpiredLoginCheck {
  readonly #options: ExpiredLoginCheckOptions;

  constructor(options: ExpiredLoginCheckOptions) {
    this.#options = options;
  }

  /** ms between two checks. */
  get every(): number {
    return this.#options.storage.isShared ? SHARED_INTERVAL : EMBEDDED_INTERVAL;
  }

  /** Checks once. Called at intervals. */
  async check(): Promise<void> {
    const { storage, logins, open } = this.#options;
    const watched = [...new Set(open())];
    for (let from = 0; from < watched.length; from += AT_A_TIME) {
      const asked = watched.slice(from, from + AT_A_TIME);
      const live = await storage.read((db) => liveLogins(db, asked, storage.clock.now()));
      logins.expired(asked.filter((tokenHash) => !live.has(tokenHash)));
    }
  }
}
