import { SqliteConnection } from './sqlite-connection.ts';

/**
 * Writes the database's present content to a file that exists and is empty. Writers of the database do not
 * wait for it.
 */
export function copyDatabase(connection: SqliteConnection, file: string): void {
  connection.run(`vacuum into '${file.replaceAll("'", "''")}'`);
}

/** As `copyDatabase`, for a file that this process has not open. Its write-ahead log is read, too. */
export function copyDatabaseFile(from: string, to: string): void {
  const connection = new SqliteConnection(from);
  try {
    copyDatabase(connection, to);
  } finally {
    connection.close();
  }
}

/**
 * The first damage that SQLite finds in a database's file, as one line; null when there is none.
 * @param check `integrity_check` also compares each index with its table, which takes several times as long.
 */
export function damageIn(
  connection: SqliteConnection,
  check: 'quick_check' | 'integrity_check' = 'quick_check',
): string | null {
  const rows = connection.prepare(`pragma ${check}(10)`).all([]) as Record<typeof check, string>[];
  const lines = rows.flatMap((row) => row[check].split('\n'));
  return lines.find((line) => line !== 'ok' && !line.startsWith('***')) ?? null;
}
