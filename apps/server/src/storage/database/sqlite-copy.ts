import { SqliteConnection } from './sqlite-connection.ts';

/**
 * Writes a database as it is now to a file that is there and empty. Whoever writes to the database is not
 * kept waiting.
 */
export function copyDatabase(connection: SqliteConnection, file: string): void {
  connection.run(`vacuum into '${file.replaceAll("'", "''")}'`);
}

/** The same with a database that is not open here: not all of it may stand in its file. */
export function copyDatabaseFile(from: string, to: string): void {
  const connection = new SqliteConnection(from);
  try {
    copyDatabase(connection, to);
  } finally {
    connection.close();
  }
}

/** What SQLite finds wrong with a database's file; nothing when all is well. */
export function damages(connection: SqliteConnection): readonly string[] {
  const rows = connection.prepare('pragma quick_check(10)').all([]) as { quick_check: string }[];
  return rows.map((row) => row.quick_check).filter((found) => found !== 'ok');
}
