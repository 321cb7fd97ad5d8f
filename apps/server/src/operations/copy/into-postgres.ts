import { type Kysely, sql } from 'kysely';
import { UNFINISHED_COPY } from '../../storage/database/schema-steps.ts';
import { compareTables } from './compare-tables.ts';
import { CopyFailed, refusedRows } from './copy-failed.ts';
import { PostgresTables } from './postgres-tables.ts';
import { keyOf, type SqliteTables } from './sqlite-tables.ts';
import type { Row, Table } from './tables.ts';

/** Progress of a copy, stored in the target database. */
interface Progress {
  /** The identity of the source. Only a copy of the same source can be continued. */
  readonly source: string;
  /** The table of the last copied row; null before the first row is copied. */
  readonly table_name: string | null;
  /** The primary key of the last copied row, as JSON; null before the first row is copied. */
  readonly after_key: string | null;
}

const marker = sql.table(UNFINISHED_COPY);

/** The identity of the database from which an unfinished copy reads; null when the copy has stored none. */
export async function sourceOf(db: Kysely<unknown>): Promise<string | null> {
  return (await progressOf(db))?.source ?? null;
}

async function progressOf(db: Kysely<unknown>): Promise<Progress | null> {
  const { rows } = await sql<Progress>`select source, table_name, after_key from ${marker}`.execute(db);
  return rows[0] ?? null;
}

/**
 * Begins a copy into a database with the tables of this release. Until the copy ends, no server starts on
 * that database.
 */
export async function beginCopy(
  db: Kysely<unknown>,
  tables: readonly Table[],
  source: string,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`create table ${marker} (source text not null, table_name text, after_key text)`.execute(tx);
    await sql`insert into ${marker} (source) values (${source})`.execute(tx);
    // The migrations that created the tables have inserted rows. Tables that other tables refer to are
    // cleared last.
    const side = new PostgresTables(tx);
    for (const table of tables.toReversed()) await side.clear(table);
  });
}

/**
 * Continues a copy after the last copied row.
 * @param onProgress is called for each finished table, with the number of rows that this call has copied.
 * @throws CopyFailed when PostgreSQL refuses rows of the source.
 */
export async function continueCopy(
  from: SqliteTables,
  db: Kysely<unknown>,
  tables: readonly Table[],
  onProgress: (table: string, rows: number) => void,
): Promise<void> {
  const progress = await progressOf(db);
  const reached = tables.findIndex(({ name }) => name === progress?.table_name);
  for (const table of tables.slice(Math.max(0, reached))) {
    const after =
      table.name === progress?.table_name && progress.after_key !== null
        ? (JSON.parse(progress.after_key) as Row)
        : undefined;
    let copied = 0;
    for (const rows of from.rows(table, after)) {
      try {
        await copyPage(db, table, rows);
      } catch (error) {
        throw refusedRows(error, table.name);
      }
      copied += rows.length;
    }
    if (table.countsUp) await new PostgresTables(db).setLastId(table, await from.lastId(table));
    onProgress(table.name, copied);
  }
}

/** Writes a page of rows and the progress of the copy in one transaction. */
async function copyPage(db: Kysely<unknown>, table: Table, rows: readonly Row[]): Promise<void> {
  const key = JSON.stringify(keyOf(table, rows.at(-1) as Row));
  await db.transaction().execute(async (tx) => {
    await new PostgresTables(tx).insert(table, rows);
    await sql`update ${marker} set table_name = ${table.name}, after_key = ${key}`.execute(tx);
  });
}

/**
 * Compares the copy with its source, row by row. If they are equal, servers may start on the copy.
 * @throws CopyFailed when they differ.
 */
export async function endCopy(
  from: SqliteTables,
  db: Kysely<unknown>,
  tables: readonly Table[],
): Promise<{ readonly rows: number; readonly digest: string }> {
  const { rows, digest, wrong } = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((tx) => compareTables(from, new PostgresTables(tx), tables));
  if (digest === null) throw new CopyFailed(`what was copied is not the same: ${wrong.join('; ')}`);
  await sql`analyze`.execute(db);
  await sql`drop table ${marker}`.execute(db);
  return { rows, digest };
}
