import { Kysely, PostgresDialect, sql } from 'kysely';
import { migrate } from '../../storage/database/migrate.ts';
import { poolOf, unreachable } from '../../storage/database/postgres.ts';
import { UNFINISHED_COPY } from '../../storage/database/schema-steps.ts';
import { Refusal } from '../run-operation.ts';
import { quoted } from './tables.ts';

/** Timeout in ms for connecting to PostgreSQL. */
const CONNECT_WITHIN = 5_000;

/** A PostgreSQL database to copy a game into, while no server uses it. */
export interface PostgresTarget {
  readonly db: Kysely<unknown>;
  /** Names of the tables in the connection's current schema, without those of PostgreSQL's extensions. */
  readonly tables: readonly string[];
  /** Whether the database contains an unfinished copy. No server has ever started on such a copy. */
  readonly isUnfinished: boolean;
  /** Whether the database contains a game with accounts. */
  readonly hasGame: boolean;
  /** The name of a table that belongs to another program; null when there is none. */
  readonly foreignTable: string | null;
  close(): Promise<void>;
}

/**
 * Opens a PostgreSQL database to copy a game into.
 * @throws StorageUnavailable when the database cannot be reached.
 * @throws Refusal while a server or another operator command uses the database.
 */
export async function openPostgresTarget(url: string): Promise<PostgresTarget> {
  const pool = poolOf(url, { max: 1, connectionTimeoutMillis: CONNECT_WITHIN });
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    await refuseServers(db);
    const tables = await tablesIn(db);
    const isUnfinished = tables.includes(UNFINISHED_COPY);
    const hasGame = !isUnfinished && tables.includes('accounts') && (await hasRows(db, 'accounts'));
    const foreignTable = tables.includes('kysely_migration') || isUnfinished ? null : (tables[0] ?? null);
    return { db, tables, isUnfinished, hasGame, foreignTable, close: () => db.destroy() };
  } catch (error) {
    await db.destroy();
    throw error instanceof Refusal ? error : unreachable(url, error);
  }
}

async function refuseServers(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ others: number }>`
    select count(*) as others from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and application_name like 'slumberfell%'`.execute(
    db,
  );
  const others = rows[0]?.others ?? 0;
  if (others > 0) {
    throw new Refusal(
      `The database is in use by Slumberfell (${others} connection(s)). Stop every server and every command that uses it first.`,
    );
  }
}

async function tablesIn(db: Kysely<unknown>): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_class c
    where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p')
      and not exists (select 1 from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    order by c.relname`.execute(db);
  return rows.map(({ name }) => name);
}

async function hasRows(db: Kysely<unknown>, table: string): Promise<boolean> {
  const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db);
  return rows.length > 0;
}

/**
 * Moves tables with their rows into a new schema, so that a copy can use their names. Kysely's migration
 * tables are renamed, too: Kysely would find them in the new schema and regard the steps as executed.
 */
export async function moveAside(
  db: Kysely<unknown>,
  tables: readonly string[],
  schema: string,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`create schema ${sql.id(schema)}`.execute(tx);
    for (const table of tables) {
      const name = table.replace(/^kysely/, 'schema');
      if (name !== table) await sql`alter table ${sql.table(table)} rename to ${sql.id(name)}`.execute(tx);
      await sql`alter table ${sql.table(name)} set schema ${sql.id(schema)}`.execute(tx);
    }
  });
}

/**
 * Undoes `moveAside` after a copy that failed: removes all tables of the unfinished copy, and moves the
 * earlier tables back from their schema.
 * @param schema the schema to which the tables were moved; null when the database had none.
 */
export async function moveBack(
  db: Kysely<unknown>,
  tables: readonly string[],
  schema: string | null,
): Promise<void> {
  const unfinished = await tablesIn(db);
  await db.transaction().execute(async (tx) => {
    if (unfinished.length > 0)
      await sql`drop table ${sql.raw(unfinished.map(quoted).join(', '))}`.execute(tx);
    if (schema === null) return;
    const { rows } = await sql<{ home: string }>`select current_schema() as home`.execute(tx);
    const { home } = rows[0] as { home: string };
    for (const table of tables) {
      const name = table.replace(/^kysely/, 'schema');
      await sql`alter table ${sql.id(schema, name)} set schema ${sql.id(home)}`.execute(tx);
      if (name !== table) await sql`alter table ${sql.table(name)} rename to ${sql.id(table)}`.execute(tx);
    }
    await sql`drop schema ${sql.id(schema)}`.execute(tx);
  });
}

/** Removes the tables of an unfinished copy. */
export async function removeUnfinished(db: Kysely<unknown>, tables: readonly string[]): Promise<void> {
  await sql`drop table ${sql.raw(tables.map(quoted).join(', '))}`.execute(db);
}

/** Creates this release's schema in an empty PostgreSQL database. */
export const createSchema = (db: Kysely<unknown>): Promise<unknown> => migrate(db, 'postgres');
