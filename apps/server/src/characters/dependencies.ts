import type { Content } from '../content/content.ts';
import type { Happenings } from '../happenings/happenings.ts';
import type { IdleReports } from '../idle-reports/idle-reports.ts';
import type { Watches } from '../idle-reports/watches.ts';
import type { Leaderboards } from '../leaderboards/leaderboards.ts';
import type { Storage } from '../storage/storage.ts';
import type { CharacterLocks } from './character-locks.ts';
import type { NameRules } from './names/name-rules.ts';
import type { SavedByJob } from './save.ts';
import { type PublishingServices, publishResults } from './savers.ts';
import type { StoredStates } from './stored-states.ts';

/** Dependencies of the services that settle and save characters. */
export interface CharacterDependencies {
  readonly storage: Storage;
  readonly content: Content;
  readonly leaderboards: Leaderboards;
  readonly idleReports: IdleReports;
  readonly happenings: Happenings;
  readonly watches: Watches;
  readonly locks: CharacterLocks;
  readonly states: StoredStates;
  readonly names: NameRules;
}

/**
 * Updates the cache and other services after a job. Call it when the job's transaction is committed, before
 * any other use of the character.
 */
export function publish(
  dependencies: PublishingServices & Pick<CharacterDependencies, 'states'>,
  characterId: number,
  { saved, results }: SavedByJob,
): void {
  if (saved !== null) dependencies.states.keep(characterId, saved.revision, saved.at, saved);
  publishResults(dependencies, characterId, results);
}
