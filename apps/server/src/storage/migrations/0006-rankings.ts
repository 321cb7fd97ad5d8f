import { type Kysely, sql } from 'kysely';
import type { SchemaDifferences } from './schema-differences.ts';

/** Tables of the characters' rankings on leaderboards, and of the round that updates them. */
export async function rankings(db: Kysely<unknown>, differences: SchemaDifferences): Promise<void> {
  const table = db.schema
    .createTable('rankings')
    .addColumn('character_id', 'bigint', (c) => c.notNull().references('characters.id').onDelete('cascade'))
    .addColumn('board', 'integer', (c) => c.notNull())
    .addColumn('minus_score', 'bigint', (c) => c.notNull())
    .addColumn('reached_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('rankings_pkey', ['character_id', 'board']);
  await differences.ordered(table).execute();
  await db.schema
    .createIndex('rankings_order')
    .on('rankings')
    .columns(['board', 'minus_score', 'reached_at', 'character_id'])
    .execute();
  if (differences.isShared) await createLog(db);
  await createRounds(db);
}

/** Table of changes of rankings. By the transaction's id a node finds the changes that it has not read. */
async function createLog(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('ranking_log')
    .addColumn('xid', sql`xid8`, (c) => c.notNull().defaultTo(sql`pg_current_xact_id()`))
    .addColumn('changes', 'text', (c) => c.notNull())
    .addColumn('logged_at', 'bigint', (c) =>
      c.notNull().defaultTo(sql`(extract(epoch from clock_timestamp()) * 1000)::bigint`),
    )
    .execute();
  await db.schema.createIndex('ranking_log_xid').on('ranking_log').column('xid').execute();
  await db.schema.createIndex('ranking_log_age').on('ranking_log').column('logged_at').execute();
}

/**
 * Table of one row: the current round, and the range of ids of the characters that exist when this step runs.
 * These have no rankings yet.
 */
async function createRounds(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('ranking_rounds')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('began_at', 'bigint', (c) => c.notNull())
    .addColumn('expected', 'bigint', (c) => c.notNull())
    .addColumn('visited', 'bigint', (c) => c.notNull())
    .addColumn('ended', 'integer', (c) => c.notNull())
    .addColumn('busy_until', 'bigint', (c) => c.notNull())
    .addColumn('character_id', 'bigint', (c) => c.notNull())
    .addColumn('unranked_from', 'bigint', (c) => c.notNull())
    .addColumn('unranked_to', 'bigint', (c) => c.notNull())
    .execute();
  await sql`insert into ranking_rounds select 1, 0, 0, 0, 1, 0, 0, 0, coalesce(max(id), 0) from characters`.execute(
    db,
  );
}
