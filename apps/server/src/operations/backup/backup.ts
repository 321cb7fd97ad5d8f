import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { writeWhole } from '../../storage/database/backup-files.ts';
import { DamagedDatabase } from '../../storage/database/damaged-database.ts';
import { migrate } from '../../storage/database/migrate.ts';
import { SQLITE_FILE } from '../../storage/database/sqlite.ts';
import { kyselyOver, SqliteConnection } from '../../storage/database/sqlite-connection.ts';
import { copyDatabaseFile, damageIn } from '../../storage/database/sqlite-copy.ts';
import { unreadableText } from '../../storage/database/unreadable-text.ts';
import type { StorageOptions } from '../../storage/open.ts';
import { copyTables } from '../copy/copy-tables.ts';
import { PostgresTables } from '../copy/postgres-tables.ts';
import { SqliteTables } from '../copy/sqlite-tables.ts';
import { tablesOf } from '../copy/tables.ts';
import { openReadOnly } from '../read-only-database.ts';
import { Refusal } from '../run-operation.ts';
import { onDatabase } from '../settings-database.ts';

export interface Backup {
  readonly bytes: number;
  readonly accounts: number;
  readonly characters: number;
}

/**
 * Writes a snapshot of everything that is stored to a file. The file is an SQLite database even if the data
 * comes from PostgreSQL, and can be restored to either. The server may be running and does not wait.
 * @throws StorageUnavailable when the database cannot be read, or its rows are damaged.
 * @throws Refusal when the file exists already, or what was written is damaged. No file is left then.
 */
export async function backUp(
  settings: Pick<StorageOptions, 'databaseUrl' | 'dataDirectory'>,
  file: string,
): Promise<Backup> {
  if (existsSync(file)) throw new Refusal(`There is a file ${file} already.`);
  return await onDatabase(settings, () => writeBackup(settings, file));
}

async function writeBackup(
  { databaseUrl, dataDirectory }: Pick<StorageOptions, 'databaseUrl' | 'dataDirectory'>,
  file: string,
): Promise<Backup> {
  const database = databaseUrl === null ? join(dataDirectory, SQLITE_FILE) : null;
  const aside = await openReadOnly({ databaseUrl, dataDirectory });
  try {
    return await writeWhole(file, async (partial) => {
      if (database === null) await aside.view((db) => exportTables(new PostgresTables(db), partial));
      else copyDatabaseFile(database, partial);
      const { wrong, ...written } = inspect(partial);
      if (wrong.length > 0) throw faultyBackup(file, database, wrong);
      return written;
    });
  } finally {
    await aside.close();
  }
}

async function exportTables(from: PostgresTables, to: string): Promise<void> {
  const connection = new SqliteConnection(to);
  try {
    // The file is used only when it is complete, so the journal need not survive a crash.
    connection.pragma('journal_mode=MEMORY');
    connection.pragma('synchronous=OFF');
    connection.pragma('foreign_keys=OFF');
    await migrate(kyselyOver<unknown>(connection), 'sqlite');
    await copyTables(from, new SqliteTables(connection), tablesOf(connection));
  } finally {
    connection.close();
  }
}

/**
 * Checks the written file and counts what it contains.
 * @returns also what is wrong with it; empty for a sound file.
 */
function inspect(file: string): Backup & { readonly wrong: readonly string[] } {
  const connection = new SqliteConnection(file);
  try {
    const count = (table: string): number => {
      const [row] = connection.prepare(`select count(*) as rows from ${table}`).all([]) as { rows: number }[];
      return row?.rows ?? 0;
    };
    return {
      bytes: statSync(file).size,
      accounts: count('accounts'),
      characters: count('characters'),
      wrong: faults(connection),
    };
  } finally {
    connection.close();
  }
}

function faults(connection: SqliteConnection): readonly string[] {
  const orphans = connection.prepare('pragma foreign_key_check').all([]).length;
  const [found, unreadable] = [damageIn(connection), unreadableText(connection)];
  return [
    ...(found === null ? [] : [`SQLite says: ${found}`]),
    ...(unreadable === null ? [] : [unreadable]),
    ...(orphans > 0 ? [`${orphans} row(s) refer to rows that are missing`] : []),
  ];
}

/**
 * The error for a backup with faults. A backup has the faults of the rows of its database: then the database
 * is to be repaired, and not the disk of the backup.
 */
function faultyBackup(file: string, database: string | null, wrong: readonly string[]): Error {
  if (database !== null) {
    const connection = new SqliteConnection(database);
    try {
      const [found] = faults(connection);
      if (found !== undefined) return new DamagedDatabase(`The database ${database}`, found, 'sqlite');
    } finally {
      connection.close();
    }
  }
  return new Refusal(
    `What was written to ${file} is damaged (${wrong[0]}), so it was not kept. Check that disk, or give a file on another one.`,
  );
}
