import type { Content } from '../content/content.ts';
import type { IdleReports } from '../idle-reports/idle-reports.ts';
import type { Watches } from '../idle-reports/watches.ts';
import type { Leaderboards } from '../leaderboards/leaderboards.ts';
import type { Storage } from '../storage/storage.ts';
import type { CharacterLocks } from './character-locks.ts';
import type { Saved } from './save.ts';
import { type PublishingServices, publishResults } from './savers.ts';
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
 * Updates the cache and other services after a save. Call it when the save is committed, before any other use
 * of the character.
 */
export function publishSave(
  dependencies: PublishingServices & Pick<CharacterDependencies, 'states'>,
  characterId: number,
  { revision, at, state, kept, results }: Saved,
): void {
  dependencies.states.keep(characterId, revision, at, { state, kept });
  publishResults(dependencies, characterId, results);
}
