import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import { fileTrouble } from '../storage/database/file-trouble.ts';
import { poolOf, postgresName, unreachable } from '../storage/database/postgres.ts';
import { refuseIncomplete } from '../storage/database/refuse-incomplete.ts';
import { refuseMissing } from '../storage/database/refuse-missing.ts';
import { refuseNewerVersions, storedVersions } from '../storage/database/release-versions.ts';
import type { Reader, Schema } from '../storage/database/schema.ts';
import { refuseOther, takenSteps } from '../storage/database/schema-steps.ts';
import { SQLITE_FILE } from '../storage/database/sqlite.ts';
import { kyselyOver, SqliteConnection } from '../storage/database/sqlite-connection.ts';
import { StorageUnavailable } from '../storage/database/unavailable.ts';
import { MIGRATIONS } from '../storage/migrations/migrations.ts';
import type { StorageOptions } from '../storage/open.ts';
import { VERSIONS } from '../storage/values/versions.ts';

/**
 * Timeout in ms for connecting to PostgreSQL, and for waiting while another process opens or closes the file
 * of the embedded database.
 */
const CONNECT_WITHIN = 5_000;

/** Read access to a database while its server runs. It neither stops the server nor slows it down. */
export interface ReadOnlyDatabase {
  /** Runs queries in one read-only snapshot of the database. */
  view<T>(fn: (db: Reader) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/**
 * Opens the database of a server that may be running.
 * @throws StorageUnavailable when there is none, its schema is not exactly this release's, it is damaged, or
 *   a newer release has used it.
 */
export async function openReadOnly({
  databaseUrl,
  dataDirectory,
  versions = VERSIONS,
}: Pick<StorageOptions, 'databaseUrl' | 'dataDirectory' | 'versions'>): Promise<ReadOnlyDatabase> {
  const file = join(dataDirectory, SQLITE_FILE);
  const aside = databaseUrl === null ? readOnlyFile(file) : asidePostgres(databaseUrl);
  try {
    await aside.view(async (db) => {
      refuseOther(await takenSteps(db), Object.keys(MIGRATIONS));
      refuseNewerVersions(await storedVersions(db), versions);
      if (databaseUrl === null) await refuseIncomplete(db, 'sqlite', `The database ${file}`);
      else await refuseIncomplete(db, 'postgres', postgresName(databaseUrl));
    });
    return aside;
  } catch (error) {
    await aside.close();
    if (databaseUrl === null) throw fileTrouble(error, file) ?? error;
    if (error instanceof StorageUnavailable) throw error;
    throw unreachable(databaseUrl, error);
  }
}

/**
 * Opens a file of the embedded database: a backup, or the file of a running server. It does not take the lock
 * on the data directory. With the write-ahead log a reader does not block the writer.
 * @throws StorageUnavailable when there is no such file, or it cannot be read.
 */
export function readOnlyFile(file: string): ReadOnlyDatabase {
  refuseMissing(file);
  const connection = openFile(file);
  connection.pragma(`busy_timeout=${CONNECT_WITHIN}`);
  connection.pragma('query_only=ON');
  const db = kyselyOver<Schema>(connection);
  return {
    view: (fn) => db.transaction().execute(fn),
    close: () => Promise.resolve(connection.close()),
  };
}

function openFile(file: string): SqliteConnection {
  try {
    return new SqliteConnection(file);
  } catch (error) {
    throw fileTrouble(error, file) ?? error;
  }
}

function asidePostgres(url: string): ReadOnlyDatabase {
  const pool = poolOf(url, { max: 1, connectionTimeoutMillis: CONNECT_WITHIN });
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  return {
    view: (fn) =>
      db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(fn),
    close: () => db.destroy(),
  };
}
