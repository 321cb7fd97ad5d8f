import { isUtf8 } from 'node:buffer';
import { DamagedDatabase } from './damaged-database.ts';
import { SqliteConnection } from './sqlite-connection.ts';

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/**
 * Finds text that is not UTF-8, which SQLite's own check does not look for. libsql ends the whole process
 * when a query returns such text (libsql 0.5.29; docs/upstream.md), so a file that may be damaged is checked
 * before anything is read from it. The check reads the whole file, as bytes.
 * @returns what is wrong, as the part of a sentence; null when all text can be read.
 */
export function unreadableText(connection: SqliteConnection): string | null {
  // The names below come from this table.
  const inSchema = unreadableIn(connection, 'sqlite_master', ['type', 'name', 'tbl_name', 'sql']);
  if (inSchema !== null) return inSchema;
  const tables = connection.prepare("select name from sqlite_master where type = 'table'").all([]);
  for (const { name } of tables as { name: string }[]) {
    const columns = connection.prepare(`pragma table_info(${quoted(name)})`).all([]) as { name: string }[];
    const found = unreadableIn(
      connection,
      name,
      columns.map((column) => column.name),
    );
    if (found !== null) return found;
  }
  return null;
}

/**
 * Checks the file of an embedded database, which its server may be using.
 * @throws DamagedDatabase when it has text that cannot be read.
 */
export function refuseUnreadableText(file: string): void {
  const connection = new SqliteConnection(file);
  try {
    const found = unreadableText(connection);
    if (found !== null) throw new DamagedDatabase(`The database ${file}`, found, 'sqlite');
  } finally {
    connection.close();
  }
}

function unreadableIn(
  connection: SqliteConnection,
  table: string,
  columns: readonly string[],
): string | null {
  // SQLite takes a column that does not exist for a text of that name. All of these exist.
  const bytes = columns.map((column, index) => `cast(${quoted(column)} as blob) as "${index}"`).join(', ');
  const rows = connection.prepare(`select ${bytes} from ${quoted(table)}`).iterate([]);
  for (const row of rows as Iterable<Readonly<Record<string, Uint8Array | null>>>) {
    const index = columns.findIndex((_, at) => {
      const value = row[at] ?? null;
      return value !== null && !isUtf8(value);
    });
    if (index >= 0) return `the column ${columns[index]} of ${table} has text that is not UTF-8`;
  }
  return null;
}
