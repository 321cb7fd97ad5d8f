import { type Clock, systemClock } from './clock.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import { type Storage, storageOver } from './storage.ts';

export interface StorageOptions {
  /** `postgres://...`; null for the embedded database. */
  readonly databaseUrl: string | null;
  /** Where the embedded database lives. Not touched when there is a URL. */
  readonly dataDirectory: string;
  /** Only from tests' entry points: without it the embedded database goes by the system's clock, PostgreSQL by its own. */
  readonly clock?: Clock;
}

/**
 * Opens the storage and brings its schema to this release's.
 * @throws StorageUnavailable with a sentence for whoever runs the server.
 */
export async function openStorage({ databaseUrl, dataDirectory, clock }: StorageOptions): Promise<Storage> {
  return storageOver(
    databaseUrl === null
      ? await openSqlite(dataDirectory, clock ?? systemClock)
      : await openPostgres(databaseUrl, clock ?? null),
  );
}
