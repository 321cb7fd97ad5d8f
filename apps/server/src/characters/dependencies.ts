import type { Content } from '../content/content.ts';
import type { IdleReports } from '../idle-reports/idle-reports.ts';
import type { Watches } from '../idle-reports/watches.ts';
import type { Leaderboards } from '../leaderboards/leaderboards.ts';
import type { Storage } from '../storage/storage.ts';
import type { CharacterLocks } from './character-locks.ts';
import type { Saved } from './save.ts';
import type { StoredStates } from './stored-states.ts';

/** Dependencies of the services that settle and save characters. */
export interface CharacterDependencies {
  readonly storage: Storage;
  readonly content: Content;
  readonly leaderboards: Leaderboards;
  readonly idleReports: IdleReports;
  readonly watches: Watches;
  readonly locks: CharacterLocks;
  readonly states: StoredStates;
}

/**
 * Updates leaderboards and cache after a save. Call it when the save is committed, before any other use of
 * the character.
 */
export function publishSave(
  { leaderboards, states }: Pick<CharacterDependencies, 'leaderboards' | 'states'>,
  characterId: number,
  { revision, at, state, openDay, ranked }: Saved,
): void {
  leaderboards.committed(ranked);
  states.keep(characterId, revision, at, { state, openDay });
}
