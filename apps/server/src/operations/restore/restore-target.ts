import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { BACKUP_DIRECTORY, sync, writeWhole } from '../../storage/database/backup-files.ts';
import { lockDataDirectory } from '../../storage/database/data-directory.ts';
import { postgresPlaceName } from '../../storage/database/postgres-address.ts';
import { SQLITE_FILE } from '../../storage/database/sqlite.ts';
import { SqliteConnection } from '../../storage/database/sqlite-connection.ts';
import { copyDatabaseFile } from '../../storage/database/sqlite-copy.ts';
import { beginCopy, continueCopy, endCopy } from '../copy/into-postgres.ts';
import {
  createSchema,
  moveAside,
  moveBack,
  openPostgresTarget,
  removeUnfinished,
} from '../copy/postgres-target.ts';
import { SqliteTables } from '../copy/sqlite-tables.ts';
import { tablesOf } from '../copy/tables.ts';
import { Refusal } from '../run-operation.ts';

/** The data directory or the PostgreSQL database that gets the restored game. */
export interface RestoreTarget {
  /** The name of the directory or database in messages to the host. */
  readonly name: string;
  /**
   * What the restore would replace, as part of a sentence: a game with accounts (a file that cannot be read
   * counts as one) or tables of another program; null when there is neither.
   */
  existingGame(): string | null;
  /**
   * Copies an SQLite database of this release into the target, in place of the target's own data. When the
   * copy fails, the target has its own data again.
   * @throws CopyFailed
   * @returns the file or schema to which that data was moved; null when the target had none.
   */
  take(file: string): Promise<string | null>;
  close(): Promise<void>;
}

/** The names of targets within a sentence. */
export const directoryName = (directory: string): string => `the data directory ${directory}`;
export const databaseName = (url: string): string => `the database at ${postgresPlaceName(url)}`;

const GAME = 'a game with accounts';

/** The time as part of a name, such as `2026-11-20t12-30-05-123z`. */
const stamp = (): string => new Date().toISOString().replaceAll(/[:.]/g, '-').toLowerCase();

/**
 * The data directory as a target of a restore. It locks the directory until `close`.
 * @throws StorageUnavailable while a server uses the directory
 */
export function embeddedPlace(directory: string): RestoreTarget {
  const lock = lockDataDirectory(directory);
  const file = join(directory, SQLITE_FILE);
  return {
    name: directoryName(directory),
    existingGame: () => (existsSync(file) && !isWithoutAccounts(file) ? GAME : null),
    async take(from) {
      const ready = join(directory, 'restored.db');
      await writeWhole(ready, async (partial) => copyDatabaseFile(from, partial));
      const before = existsSync(file) ? keepBeside(directory, file) : null;
      renameSync(ready, file);
      sync(directory);
      return before;
    },
    close: () => Promise.resolve(lock.release()),
  };
}

function isWithoutAccounts(file: string): boolean {
  const connection = new SqliteConnection(file);
  try {
    return connection.prepare('select 1 from accounts limit 1').all([]).length === 0;
  } catch {
    return false;
  } finally {
    connection.close();
  }
}

/**
 * Moves the old database to the backups, with its write-ahead log and the log's index: the file alone may be
 * incomplete. @returns its new path.
 */
function keepBeside(directory: string, file: string): string {
  const backups = join(directory, BACKUP_DIRECTORY);
  mkdirSync(backups, { recursive: true, mode: 0o700 });
  const kept = join(backups, `before-restore-${stamp()}.db`);
  for (const rest of ['-wal', '-shm', ''])
    if (existsSync(`${file}${rest}`)) renameSync(`${file}${rest}`, `${kept}${rest}`);
  sync(backups);
  return kept;
}

/**
 * A PostgreSQL database as a target of a restore.
 * @throws StorageUnavailable when the database cannot be reached.
 * @throws Refusal while a server or another operator command uses the database.
 */
export async function postgresPlace(url: string): Promise<RestoreTarget> {
  const target = await openPostgresTarget(url);
  const { db, tables, isUnfinished, hasGame, foreignTable } = target;
  const others = foreignTable === null ? null : `the table ${foreignTable}, which is not Slumberfell's,`;
  return {
    name: databaseName(url),
    existingGame: () => (hasGame ? GAME : others),
    async take(file) {
      let before: string | null = null;
      if (isUnfinished) await removeUnfinished(db, tables);
      else if (tables.length > 0) {
        before = `before_restore_${stamp().replaceAll('-', '_')}`;
        await moveAside(db, tables, before);
      }
      try {
        await createSchema(db);
        await copyInto(db, file);
      } catch (error) {
        await undo(db, isUnfinished ? [] : tables, before);
        throw error;
      }
      return before === null ? null : `the schema ${before}`;
    },
    close: () => target.close(),
  };
}

async function undo(
  db: Parameters<typeof createSchema>[0],
  tables: readonly string[],
  before: string | null,
): Promise<void> {
  try {
    await moveBack(db, tables, before);
  } catch (error) {
    const where = before === null ? '' : ` What was there before is in the schema ${before}.`;
    throw new Refusal(
      `The copy failed, and PostgreSQL could not undo it.${where} Give the same command again when PostgreSQL runs.`,
      { cause: error },
    );
  }
}

async function copyInto(db: Parameters<typeof createSchema>[0], file: string): Promise<void> {
  const connection = new SqliteConnection(file);
  try {
    const from = new SqliteTables(connection);
    const tables = tablesOf(connection);
    await beginCopy(db, tables, file);
    await continueCopy(from, db, tables, () => undefined);
    await endCopy(from, db, tables);
  } finally {
    connection.close();
  }
}
