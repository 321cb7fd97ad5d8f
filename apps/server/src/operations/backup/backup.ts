import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { writeWhole } from '../../storage/database/backup-files.ts';
import { migrate } from '../../storage/database/migrate.ts';
import { SQLITE_FILE } from '../../storage/database/sqlite.ts';
import { kyselyOver, SqliteConnection } from '../../storage/database/sqlite-connection.ts';
import { copyDatabaseFile, damages } from '../../storage/database/sqlite-copy.ts';
import type { StorageOptions } from '../../storage/open.ts';
import { copyTables } from '../copy/copy-tables.ts';
import { PostgresTables } from '../copy/postgres-tables.ts';
import { SqliteTables } from '../copy/sqlite-tables.ts';
import { tablesOf } from '../copy/tables.ts';
import { openReadOnly } from '../read-only-database.ts';
import { Refusal } from '../run-operation.ts';

export interface Backup {
  readonly bytes: number;
  readonly accounts: number;
  readonly characters: number;
}

/**
 * Writes a snapshot of everything that is stored to a file. The file is an SQLite database even if the data
 * comes from PostgreSQL, and can be restored to either. The server may be running and does not wait.
 * @throws StorageUnavailable, Refusal when the file exists already.
 */
export async function backUp(
  { databaseUrl, dataDirectory }: Pick<StorageOptions, 'databaseUrl' | 'dataDirectory'>,
  file: string,
): Promise<Backup> {
  if (existsSync(file)) throw new Refusal(`There is a file ${file} already.`);
  const aside = await openReadOnly({ databaseUrl, dataDirectory });
  try {
    await writeWhole(file, async (partial) =>
      databaseUrl === null
        ? copyDatabaseFile(join(dataDirectory, SQLITE_FILE), partial)
        : aside.view((db) => exportTables(new PostgresTables(db), partial)),
    );
  } finally {
    await aside.close();
  }
  return inspect(file);
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

/** Checks the written file and counts what it contains. @throws Error when the file is damaged. */
function inspect(file: string): Backup {
  const connection = new SqliteConnection(file);
  try {
    const wrong = damages(connection);
    const orphans = connection.prepare('pragma foreign_key_check').all([]).length;
    if (wrong.length > 0 || orphans > 0)
      throw new Error(`${file} is damaged: ${[...wrong, `${orphans} rows refer to nothing`].join('; ')}`);
    const count = (table: string): number => {
      const [row] = connection.prepare(`select count(*) as rows from ${table}`).all([]) as { rows: number }[];
      return row?.rows ?? 0;
    };
    return { bytes: statSync(file).size, accounts: count('accounts'), characters: count('characters') };
  } finally {
    connection.close();
  }
}
