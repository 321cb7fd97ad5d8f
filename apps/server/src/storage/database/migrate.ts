import { type Kysely, type Migration, Migrator } from 'kysely';
import { MIGRATIONS, type SchemaStep } from '../migrations/migrations.ts';
import { type DatabaseKind, DIFFERENCES } from './dialect.ts';
import type { RaisedVersion } from './release-versions.ts';
import { refuseNewer, takenSteps } from './schema-steps.ts';
import { StorageUnavailable } from './unavailable.ts';

/** What opening a database changed in it, because an earlier release had used it. */
export interface Upgrade {
  /** The steps of the schema that were executed, in their order. */
  readonly steps: readonly string[];
  /** Rules and stored shapes whose version is higher than that of the earlier release. */
  readonly raised: readonly RaisedVersion[];
  /** Path of the copy that was made before the upgrade; null on PostgreSQL, where the host makes a backup. */
  readonly copy: string | null;
}

/**
 * Brings the database to this release's schema. All pending steps are one transaction under the database's
 * migration lock, because several nodes may start at once. A step that fails leaves nothing behind.
 * @param name of the database in messages to the host.
 * @returns the steps that this call has executed.
 * @throws StorageUnavailable when the database was made by a newer release, or a step fails.
 */
export async function migrate(
  db: Kysely<unknown>,
  kind: DatabaseKind,
  steps: Readonly<Record<string, SchemaStep>> = MIGRATIONS,
  name = 'The database',
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
    // A newer release may have got the lock first.
    refuseNewer(await takenSteps(db), known);
    throw new StorageUnavailable(`${name} could not be brought to the schema of this release.`, {
      cause: error,
    });
  }
  return results.filter(({ status }) => status === 'Success').map(({ migrationName }) => migrationName);
}
