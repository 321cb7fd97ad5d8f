import { STORED_STATE } from '@slumberfell/engine/stored';
import { reSeed } from '../../characters/re-seed.ts';
import { StateCache } from '../../characters/state-cache.ts';
import { StoredStates } from '../../characters/stored-states.ts';
import { ContentTimeline } from '../../content/timeline.ts';
import type { Storage } from '../../storage/storage.ts';
import { endAllLogins } from '../../storage/tables/auth-sessions.ts';
import { charactersWithSeeds } from '../../storage/tables/characters/sessions.ts';
import { UnreadableCharacter } from '../../storage/values/unreadable-character.ts';

/** Maximum number of characters that are reset at the same time. */
const PAGE = 500;

export interface SessionReset {
  /** How many running sessions got a new random seed. */
  readonly reSeeded: number;
  /** How many logins ended. */
  readonly loggedOut: number;
}

/**
 * Continues the game from a restored state. Players may have seen what happened after the backup, and must
 * not profit from it: running sessions are settled to now, and sessions and plans get new seeds. It ends all
 * logins and all links of letters, because players may have logged out or changed their passwords after the
 * backup. No other process may use the database.
 */
export async function resetSessions(storage: Storage): Promise<SessionReset> {
  const loggedOut = await storage.write(endAllLogins);
  const contents = await ContentTimeline.open(storage);
  const states = new StoredStates(STORED_STATE, new StateCache(1));
  let reSeeded = 0;
  try {
    for (let last = 0; ; ) {
      const ids = await storage.read((db) => charactersWithSeeds(db, last, PAGE));
      const stored = await Promise.all(
        ids.map((id) =>
          unlessUnreadable(
            storage.withLockedCharacter(id, (character) => reSeed(character, contents.timeline, states)),
          ),
        ),
      );
      reSeeded += stored.filter((saved) => saved !== null && saved.state.hidden.session !== null).length;
      const end = ids.at(-1);
      if (end === undefined) return { reSeeded, loggedOut };
      last = end;
    }
  } finally {
    contents.close();
  }
}

/**
 * Resolves with null for a character whose row cannot be read, so that `resetSessions` continues with the
 * next one. The row is not changed, and `verify` reports it.
 */
async function unlessUnreadable<T>(job: Promise<T>): Promise<T | null> {
  try {
    return await job;
  } catch (error) {
    if (error instanceof UnreadableCharacter) return null;
    throw error;
  }
}
