import type { Storage } from '../storage/storage.ts';
import { liveSessions } from '../storage/tables/sessions.ts';
import type { Sessions } from './sessions.ts';

/** ms between looks: within 5 s nobody watches any more by a session that another node has ended. */
const SHARED_ROUND = 3_000;
/** Where this node ends all sessions itself, only those are found that were not used for too long. */
const OWN_ROUND = 60_000;

/** Sessions that one query names. */
const AT_A_TIME = 500;

export interface SessionWatchOptions {
  readonly storage: Storage;
  readonly sessions: Pick<Sessions, 'gone'>;
  /** Token hashes of the sessions that somebody watches by. */
  open(): Iterable<string>;
}

/**
 * Finds out which sessions are over by which sockets are still open: calls are asked for theirs each time,
 * sockets once.
 */
export class SessionWatch {
  readonly #options: SessionWatchOptions;

  constructor(options: SessionWatchOptions) {
    this.#options = options;
  }

  /** ms from one look to the next. */
  get every(): number {
    return this.#options.storage.isShared ? SHARED_ROUND : OWN_ROUND;
  }

  /** Looks once. To be called every so often. */
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
