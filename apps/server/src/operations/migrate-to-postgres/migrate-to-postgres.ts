import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { DamagedDatabase } from '../../storage/database/damaged-database.ts';
import { lockDataDirectory } from '../../storage/database/data-directory.ts';
import { refuseIncomplete } from '../../storage/database/refuse-incomplete.ts';
import { refuseMissing } from '../../storage/database/refuse-missing.ts';
import {
  refuseNewerVersions,
  storedVersions,
  versionsOfRows,
} from '../../storage/database/release-versions.ts';
import { refuseOther, takenSteps } from '../../storage/database/schema-steps.ts';
import { SQLITE_FILE } from '../../storage/database/sqlite.ts';
import { kyselyOver, SqliteConnection } from '../../storage/database/sqlite-connection.ts';
import { refuseUnreadableText } from '../../storage/database/unreadable-text.ts';
import { MIGRATIONS } from '../../storage/migrations/migrations.ts';
import { VERSIONS } from '../../storage/values/versions.ts';
import { CopyFailed } from '../copy/copy-failed.ts';
import { beginCopy, continueCopy, endCopy, sourceOf } from '../copy/into-postgres.ts';
import {
  createSchema,
  openPostgresTarget,
  type PostgresTarget,
  removeUnfinished,
} from '../copy/postgres-target.ts';
import { SqliteTables } from '../copy/sqlite-tables.ts';
import { type Table, tablesOf } from '../copy/tables.ts';
import { openReadOnly } from '../read-only-database.ts';
import { Refusal } from '../run-operation.ts';
import { onDatabase } from '../settings-database.ts';
import { type Verification, verify } from '../verify/verify.ts';

export interface MigrateOptions {
  readonly dataDirectory: string;
  readonly databaseUrl: string;
  /** Called with a sentence for the host, such as the number of rows copied into a table. */
  readonly onProgress: (words: string) => void;
}

export interface Migrated {
  /** How many rows were compared, by their SHA-256, and are equal. */
  readonly rows: number;
  /** SHA-256 over the digests of all these rows. */
  readonly digest: string;
  readonly verification: Verification;
}

/**
 * Copies the embedded database into PostgreSQL, compares both row by row, and verifies the copy. If the
 * process was killed, the next call continues the copy. The rows of the embedded database are not changed.
 * @throws StorageUnavailable, Refusal: a server is running, the embedded database's schema is not this
 *   release's, or the PostgreSQL database has a game with accounts or tables of another program.
 */
export async function migrateToPostgres({
  dataDirectory,
  databaseUrl,
  onProgress,
}: MigrateOptions): Promise<Migrated> {
  const file = join(dataDirectory, SQLITE_FILE);
  refuseMissing(file);
  const lock = lockDataDirectory(dataDirectory);
  try {
    const connection = new SqliteConnection(file);
    try {
      const source = { databaseUrl: null, dataDirectory };
      const { rows, digest } = await onDatabase(source, () =>
        copy(connection, file, databaseUrl, onProgress),
      );
      onProgress(`All ${rows} rows are the same in both databases.`);
      const aside = await openReadOnly({ databaseUrl, dataDirectory });
      const verification = await verify(aside).finally(() => aside.close());
      return { rows, digest, verification };
    } finally {
      connection.close();
    }
  } finally {
    lock.release();
  }
}

async function copy(
  connection: SqliteConnection,
  file: string,
  databaseUrl: string,
  onProgress: MigrateOptions['onProgress'],
): Promise<Pick<Migrated, 'rows' | 'digest'>> {
  refuseUnreadableText(file);
  const db = kyselyOver<unknown>(connection);
  refuseOther(await takenSteps(db), Object.keys(MIGRATIONS));
  refuseNewerVersions(await storedVersions(db), VERSIONS);
  await refuseIncomplete(db, 'sqlite', `The database ${file}`);
  refuseNewerVersions(await versionsOfRows(db), VERSIONS);
  // Moves the write-ahead log into the file, so that the file's digest identifies the whole source.
  connection.pragma('wal_checkpoint(TRUNCATE)');
  connection.pragma('query_only=ON');
  const source = await digestOf(file);
  const tables = tablesOf(connection);
  const from = new SqliteTables(connection);
  const target = await openPostgresTarget(databaseUrl);
  try {
    const { db } = target;
    if (await isToGoOn(target, source)) onProgress('Continuing the copy that was not finished.');
    else await begin(target, tables, source, onProgress);
    await continueCopy(from, db, tables, (table, rows) => {
      if (rows > 0) onProgress(`${table}: ${rows} row(s) copied`);
    });
    return await endCopy(from, db, tables);
  } catch (error) {
    if (!(error instanceof CopyFailed)) throw error;
    throw new DamagedDatabase(`The database ${file}`, error.message, 'sqlite', { cause: error });
  } finally {
    await target.close();
  }
}

const isToGoOn = async ({ db, isUnfinished }: PostgresTarget, source: string): Promise<boolean> =>
  isUnfinished && (await sourceOf(db)) === source;

async function begin(
  { db, tables, isUnfinished, hasGame, foreignTable }: PostgresTarget,
  ours: readonly Table[],
  source: string,
  onProgress: MigrateOptions['onProgress'],
): Promise<void> {
  if (isUnfinished) {
    onProgress('The embedded database has changed since a copy was begun: beginning anew.');
    await removeUnfinished(db, tables);
  } else {
    if (hasGame)
      throw new Refusal('The PostgreSQL database holds a game with accounts already. Give an empty one.');
    if (foreignTable !== null)
      throw new Refusal(
        `The PostgreSQL database is not empty: it has the table ${foreignTable}. Give an empty one.`,
      );
  }
  await createSchema(db);
  await beginCopy(db, ours, source);
}

async function digestOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
