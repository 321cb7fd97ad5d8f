import type { Storage } from '../../storage/storage.ts';
import { liveLogins } from '../../storage/tables/auth-sessions.ts';
import type { Logins } from './logins.ts';

/**
 * ms between two checks for ended logins when several nodes share the database. It is short, so that sockets
 * close within 5 s after another node has ended their login.
 */
const SHARED_INTERVAL = 3_000;
/**
 * ms between two checks for ended logins on the embedded database. There, this node ends all logins itself
 * and closes their sockets at once, so a check finds only logins that have expired.
 */
const EMBEDDED_INTERVAL = 60_000;

/** Maximum number of logins in one query. */
const AT_A_TIME = 500;

export interface ExpiredLoginCheckOptions {
  readonly storage: Storage;
  readonly logins: Pick<Logins, 'foundEnded'>;
  /** Token hashes of the logins that have open sockets. */
  open(): Iterable<string>;
}

/**
 * Finds logins that have ended or expired and still have open sockets on this node. Each HTTP call checks its
 * login, but a socket's login is checked only when the socket opens.
 */
export class ExpiredLoginCheck {
  readonly #options: ExpiredLoginCheckOptions;

  constructor(options: ExpiredLoginCheckOptions) {
    this.#options = options;
  }

  /** ms between two checks for ended logins. */
  get every(): number {
    return this.#options.storage.isShared ? SHARED_INTERVAL : EMBEDDED_INTERVAL;
  }

  /** Checks the logins of all open sockets once. A job calls it every `every` ms. */
  async check(): Promise<void> {
    const { storage, logins, open } = this.#options;
    const watched = [...new Set(open())];
    for (let from = 0; from < watched.length; from += AT_A_TIME) {
      const asked = watched.slice(from, from + AT_A_TIME);
      const live = await storage.read((db) => liveLogins(db, asked, storage.clock.now()));
      logins.foundEnded(asked.filter((tokenHash) => !live.has(tokenHash)));
    }
  }
}
