import type { SqliteConnection } from '../../storage/database/sqlite-connection.ts';

/** A value of a cell: text, a safe integer, or null. */
export type Cell = string | number | null;
/** A row's cells in the order of its table's columns. */
export type Row = readonly Cell[];

export interface Column {
  readonly name: string;
  readonly isText: boolean;
}

/** A table that exists on SQLite and on PostgreSQL. */
export interface Table {
  readonly name: string;
  readonly columns: readonly Column[];
  /** Columns of the primary key in its order. */
  readonly key: readonly Column[];
  /** Whether the database generates the key. It then never uses the id of a deleted row again. */
  readonly countsUp: boolean;
}

/** An SQL identifier in quotes, valid on both databases. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

export const columnList = (columns: readonly Column[]): string =>
  columns.map(({ name }) => quoted(name)).join(', ');

interface ColumnInfo {
  readonly name: string;
  readonly type: string;
  /** Its position in the primary key, from 1; 0 when it is not part of the key. */
  readonly pk: number;
}

/**
 * The tables of an embedded database, each after the tables it refers to. The tables that only PostgreSQL has
 * are left out: they have only messages between nodes. Kysely's migration tables are left out, too: executing
 * the steps fills them.
 * @throws Error for a table without a primary key, because its rows could not be compared.
 */
export function tablesOf(connection: SqliteConnection): readonly Table[] {
  const all = connection
    .prepare(`select name, sql from sqlite_master where type = 'table' and name not like 'sqlite\\_%' escape '\\'
      and name not like 'kysely\\_%' escape '\\' order by name`)
    .all([]) as { name: string; sql: string }[];
  const sorted: Table[] = [];
  const isSorted = (name: string): boolean => sorted.some((table) => table.name === name);
  while (sorted.length < all.length) {
    const next = all.find(
      ({ name }) =>
        !isSorted(name) && refersTo(connection, name).every((other) => other === name || isSorted(other)),
    );
    if (next === undefined) throw new Error('the tables refer to each other in a circle');
    sorted.push(tableOf(connection, next.name, next.sql));
  }
  return sorted;
}

const refersTo = (connection: SqliteConnection, name: string): readonly string[] =>
  (connection.prepare(`pragma foreign_key_list(${quoted(name)})`).all([]) as { table: string }[]).map(
    ({ table }) => table,
  );

function tableOf(connection: SqliteConnection, name: string, sql: string): Table {
  const infos = connection.prepare(`pragma table_info(${quoted(name)})`).all([]) as ColumnInfo[];
  const columns = infos.map(columnOf);
  const key = infos
    .filter(({ pk }) => pk > 0)
    .sort((a, b) => a.pk - b.pk)
    .map((info) => columns[infos.indexOf(info)] as Column);
  if (key.length === 0) throw new Error(`table ${name} has no primary key`);
  return { name, columns, key, countsUp: /autoincrement/i.test(sql) };
}

const columnOf = ({ name, type }: ColumnInfo): Column => ({ name, isText: type.toLowerCase() === 'text' });
