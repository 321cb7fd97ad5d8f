import { join } from 'node:path';
import { type Clock, systemClock } from './database/clock.ts';
import { openPostgres, refuseEmpty } from './database/postgres.ts';
import { refuseMissing } from './database/refuse-missing.ts';
import type { Versions } from './database/release-versions.ts';
import { openSqlite, SQLITE_FILE } from './database/sqlite.ts';
import { type Storage, storageOver } from './storage.ts';
import { VERSIONS } from './values/versions.ts';

export interface StorageOptions {
  /** `postgres://...`; null for the embedded database. */
  readonly databaseUrl: string | null;
  /** Directory of the embedded database. Not used when there is a URL. */
  readonly dataDirectory: string;
  /**
   * Only tests and benchmarks set it. Default: the system's clock for the embedded database, and
   * PostgreSQL's clock for PostgreSQL.
   */
  readonly clock?: Clock;
  /** For operator commands: refuses a database that does not exist, which a server would create. */
  readonly mustExist?: boolean;
  /** Only tests set it: versions of rules and stored shapes of another release. */
  readonly versions?: Versions;
}

/**
 * Opens the storage, brings its schema to this release's, and stores the versions of this release's rules and
 * shapes.
 * @throws StorageUnavailable with a sentence for the host.
 */
export async function openStorage({
  databaseUrl,
  dataDirectory,
  clock,
  mustExist = false,
  versions = VERSIONS,
}: StorageOptions): Promise<Storage> {
  if (databaseUrl === null) {
    if (mustExist) refuseMissing(join(dataDirectory, SQLITE_FILE));
    return storageOver(await openSqlite(dataDirectory, clock ?? systemClock, { versions }));
  }
  if (mustExist) await refuseEmpty(databaseUrl);
  return storageOver(await openPostgres(databaseUrl, clock ?? null, { versions }));
}
