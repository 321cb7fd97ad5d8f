import type { Storage } from '../storage/storage.ts';
import { liveSessions } from '../storage/tables/sessions.ts';
import type { Sessions } from './sessions.ts';

/**
 * ms between checks on a shared database. Sockets of a session that another node has ended close within 5 s.
 */
const SHARED_ROUND = 3_000;
/**
 * ms between checks on the embedded database. This node ends sessions itself, so a check finds only expired
 * ones.
 */
const OWN_ROUND = 60_000;

/** Most sessions in one query. */
const AT_A_TIME = 500;

export interface SessionWatchOptions {
  readonly storage: Storage;
  readonly sessions: Pick<Sessions, 'gone'>;
  /** Token hashes of the sessions that have open sockets. */
  open(): Iterable<string>;
}

/**
 * Finds ended sessions whose sockets are still open. Each call looks up its session, but a socket only when
 * it opens.
 */
export class SessionWatch {
  readonly #options: SessionWatchOptions;

  constructor(options: SessionWatchOptions) {
    this.#options = options;
  }

  /** ms between two checks. */
  get every(): number {
    return this.#options.storage.isShared ? SHARED_ROUND : OWN_ROUND;
  }

  /** Checks once. Called at intervals. */
  async look(): Promise<void> {
    const { storage, sessions, open } = this.#options;
    const watched = [...new Set(open())];
    for (let from = 0; from < watched.length; from += AT_A_TIME) {
      const asked = watched.slice(from, from + AT_A_TIME);
      const live = await storage.read((db) => liveSessions(db, asked, storage.clock.now()));
      sessions.gone(asked.filter((tokenHash) => !live.has(tokenHash)));
    }
  }
}
