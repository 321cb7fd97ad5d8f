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

/** The first damage that SQLite finds in a database's file, as one line; null when there is none. */
export function damageIn(connection: SqliteConnection): string | null {
  const rows = connection.prepare('pragma quick_check(10)').all([]) as { quick_check: string }[];
  const lines = rows.flatMap((row) => row.quick_check.split('\n'));
  return lines.find((line) => line !== 'ok' && !line.startsWith('***')) ?? null;
}
