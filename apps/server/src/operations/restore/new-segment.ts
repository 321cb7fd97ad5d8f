import { STORED_STATE } from '@slumberfell/engine/stored';
import { reSeed } from '../../characters/re-seed.ts';
import { StateCache } from '../../characters/state-cache.ts';
import { StoredStates } from '../../characters/stored-states.ts';
import { ContentTimeline } from '../../content/timeline.ts';
import type { Storage } from '../../storage/storage.ts';
import { runningSessions } from '../../storage/tables/characters.ts';
import { endAllLogins } from '../../storage/tables/logins.ts';
import { UnreadableCharacter } from '../../storage/values/unreadable-character.ts';

/** Characters that are given keys at a time. */
const PAGE = 500;

export interface NewSegment {
  /** Sessions that go on with a new key. */
  readonly reKeyed: number;
  /** Logins that were ended. */
  readonly loggedOut: number;
}

/**
 * Lets the game begin anew from a state that was there before. What players have seen of a future that will
 * not be must tell them nothing: running sessions are settled to now and draw from new keys. What was logged
 * in or on its way then is no more: somebody may have logged out, or changed a password, since. Nobody else
 * may be using the database.
 */
export async function beginAnew(storage: Storage): Promise<NewSegment> {
  const loggedOut = await storage.write(endAllLogins);
  const contents = await ContentTimeline.open(storage);
  const states = new StoredStates(STORED_STATE, new StateCache(1));
  let reKeyed = 0;
  try {
    for (let last = 0; ; ) {
      const ids = await storage.read((db) => runningSessions(db, last, PAGE));
      const stored = await Promise.all(
        ids.map((id) =>
          unlessUnreadable(
            storage.withLockedCharacter(id, (character) => reSeed(character, contents.timeline, states)),
          ),
        ),
      );
      reKeyed += stored.filter((saved) => saved !== null && saved.state.hidden.session !== null).length;
      const end = ids.at(-1);
      if (end === undefined) return { reKeyed, loggedOut };
      last = end;
    }
  } finally {
    contents.close();
  }
}

/**
 * A damaged character must not keep the others from being restored. It stays as it is, and `verify` names it.
 */
async function unlessUnreadable<T>(job: Promise<T>): Promise<T | null> {
  try {
    return await job;
  } catch (error) {
    if (error instanceof UnreadableCharacter) return null;
    throw error;
  }
}
