import { type Kysely, sql } from 'kysely';
import { MIGRATIONS } from '../migrations/migrations.ts';
import { DamagedDatabase } from './damaged-database.ts';
import type { DatabaseKind } from './dialect.ts';
import { migrate } from './migrate.ts';
import { type AnyDatabase, refuseNewer, takenSteps } from './schema-steps.ts';
import { kyselyOver, SqliteConnection } from './sqlite-connection.ts';

/** The names of the columns of each table. */
type Columns = ReadonlyMap<string, ReadonlySet<string>>;

/** Maximum number of missing tables and columns that a sentence lists. */
const LISTED = 5;

/**
 * Compares the tables and columns of a database with those that its executed steps of the schema have
 * created. Without this check a missing one would be an error of the first query that needs it, which may
 * run when half of the work is done.
 * @param name of the database in messages to the host: `The database ...`.
 * @throws DamagedDatabase when a table or a column is missing.
 * @throws NewerRelease when a newer release has changed the schema, so that it cannot be compared.
 */
export async function refuseIncomplete(db: AnyDatabase, kind: DatabaseKind, name: string): Promise<void> {
  const taken = await takenSteps(db);
  const steps = Object.keys(MIGRATIONS);
  refuseNewer(taken, steps);
  const skipped = steps.slice(0, taken.length).filter((step) => !taken.includes(step));
  const missing = [
    ...skipped.map((step) => `the schema step ${step}`),
    ...missingIn(await columnsIn(db, kind), await columnsAfter(taken)),
  ];
  if (missing.length === 0) return;
  // Another node may have changed the schema since the steps were read.
  if ((await takenSteps(db)).length !== taken.length) return;
  const more = missing.length - LISTED;
  const listed = [...missing.slice(0, LISTED), ...(more > 0 ? [`${more} more`] : [])];
  throw new DamagedDatabase(name, `it lacks ${listed.join(', ')}`, kind);
}

function missingIn(found: Columns, expected: Columns): readonly string[] {
  return [...expected].flatMap(([table, columns]) => {
    const there = found.get(table);
    if (there === undefined) return [`the table ${table}`];
    return [...columns]
      .filter((column) => !there.has(column))
      .map((column) => `the column ${column} of ${table}`);
  });
}

const known = new Map<string, Promise<Columns>>();

/**
 * The tables and columns of a database after some steps. It executes the steps on an empty database in
 * memory: once for each list of steps, because a process of tests opens many databases. The few tables that
 * only PostgreSQL has are not among them.
 */
function columnsAfter(steps: readonly string[]): Promise<Columns> {
  const key = steps.join(' ');
  const made = known.get(key) ?? executed(steps);
  known.set(key, made);
  return made;
}

async function executed(steps: readonly string[]): Promise<Columns> {
  if (steps.length === 0) return new Map();
  const db: Kysely<unknown> = kyselyOver(new SqliteConnection(':memory:'));
  try {
    const some = Object.entries(MIGRATIONS).filter(([name]) => steps.includes(name));
    await migrate(db, 'sqlite', Object.fromEntries(some));
    return await columnsIn(db, 'sqlite');
  } finally {
    await db.destroy();
  }
}

const COLUMNS_IN = {
  sqlite: sql<{ table_name: string; column_name: string }>`
    select t.name as table_name, c.name as column_name from sqlite_master t, pragma_table_info(t.name) c
    where t.type = 'table' and t.name not like 'sqlite\\_%' escape '\\'`,
  postgres: sql<{ table_name: string; column_name: string }>`
    select t.relname as table_name, c.attname as column_name from pg_class t join pg_attribute c on c.attrelid = t.oid
    where t.relkind in ('r', 'p') and pg_table_is_visible(t.oid) and c.attnum > 0 and not c.attisdropped`,
} as const;

async function columnsIn(db: AnyDatabase, kind: DatabaseKind): Promise<Columns> {
  const { rows } = await COLUMNS_IN[kind].execute(db);
  const columns = new Map<string, Set<string>>();
  for (const { table_name: table, column_name: column } of rows)
    columns.set(table, (columns.get(table) ?? new Set()).add(column));
  return columns;
}
