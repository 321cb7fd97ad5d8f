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
  /** Where the embedded database lives. Not touched when there is a URL. */
  readonly dataDirectory: string;
  /**
   * Only from tests' entry points: without it the embedded database goes by the system's clock, PostgreSQL by
   * its own.
   */
  readonly clock?: Clock;
  /** Commands refuse a database that is not there; a server makes it. */
  readonly mustExist?: boolean;
  /** Only from tests: rules and stored shapes of another release. */
  readonly versions?: Versions;
}

/**
 * Opens the storage, brings its schema to this release's, and notes this release's rules and stored shapes.
 * @throws StorageUnavailable with a sentence for whoever runs the server.
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
