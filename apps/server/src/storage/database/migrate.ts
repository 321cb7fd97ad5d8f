import { type Kysely, type Migration, Migrator } from 'kysely';
import { firstNight } from '../migrations/0001-initial-schema.ts';
import { keptContent } from '../migrations/0002-kept-content.ts';
import { outbox } from '../migrations/0003-outbox.ts';
import { attempts } from '../migrations/0004-attempts.ts';
import { accountTokens } from '../migrations/0005-account-tokens.ts';
import { rankings } from '../migrations/0006-rankings.ts';
import { administration } from '../migrations/0007-administration.ts';
import { secondFactors } from '../migrations/0008-second-factors.ts';
import { ownData } from '../migrations/0009-own-data.ts';
import { nodes } from '../migrations/0010-nodes.ts';
import { idleReports } from '../migrations/0011-idle-reports.ts';
import { sessionEnds } from '../migrations/0012-session-ends.ts';
import { sessionFactors } from '../migrations/0013-session-factors.ts';
import { storedVersions } from '../migrations/0014-stored-versions.ts';
import { type DatabaseKind, DIFFERENCES, type Differences } from './dialect.ts';
import type { RaisedVersion } from './release-versions.ts';
import { refuseNewer, takenSteps } from './schema-steps.ts';
import { StorageUnavailable } from './unavailable.ts';

/** What opening a database changed of it, which another release has used before. */
export interface Upgrade {
  /** The steps of the schema that were taken, in their order. */
  readonly steps: readonly string[];
  /** Rules and stored shapes that are higher than those of the release before. */
  readonly raised: readonly RaisedVersion[];
  /** Path of the copy of the database as it was before; null on PostgreSQL, where the host makes a backup. */
  readonly copy: string | null;
}

type Up = (db: Kysely<unknown>, differences: Differences) => Promise<void>;

/** Every step the schema ever took, in order. A step that has been released is never edited. */
export const MIGRATIONS: Readonly<Record<string, Up>> = {
  '0001-first-night': firstNight,
  '0002-kept-content': keptContent,
  '0003-outbox': outbox,
  '0004-attempts': attempts,
  '0005-account-tokens': accountTokens,
  '0006-rankings': rankings,
  '0007-administration': administration,
  '0008-second-factors': secondFactors,
  '0009-own-data': ownData,
  '0010-nodes': nodes,
  '0011-idle-reports': idleReports,
  '0012-session-ends': sessionEnds,
  '0013-session-factors': sessionFactors,
  '0014-stored-versions': storedVersions,
};

/**
 * Brings the database to this release's schema. All pending steps are one transaction under the database's migration
 * lock: several nodes may start at once, and a step that fails leaves nothing behind.
 * @returns the steps that this call has taken.
 * @throws StorageUnavailable when the database was made by a newer release, or a step fails.
 */
export async function migrate(
  db: Kysely<unknown>,
  kind: DatabaseKind,
  steps: Readonly<Record<string, Up>> = MIGRATIONS,
): Promise<readonly string[]> {
  const migrations: Record<string, Migration> = {};
  for (const [name, up] of Object.entries(steps)) {
    migrations[name] = { up: (tx: Kysely<unknown>) => up(tx, DIFFERENCES[kind]) };
  }
  const known = Object.keys(steps);
  refuseNewer(await takenSteps(db), known);
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error !== undefined) {
    // A newer release may have come first to the lock.
    refuseNewer(await takenSteps(db), known);
    throw new StorageUnavailable('The database could not be brought to the schema of this release.', {
      cause: error,
    });
  }
  return results.filter(({ status }) => status === 'Success').map(({ migrationName }) => migrationName);
}
