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

/** The damage that SQLite finds in a database's file; empty when there is none. */
export function damages(connection: SqliteConnection): readonly string[] {
  const rows = connection.prepare('pragma quick_check(10)').all([]) as { quick_check: string }[];
  return rows.map((row) => row.quick_check).filter((found) => found !== 'ok');
}
