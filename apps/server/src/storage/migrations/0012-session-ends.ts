import { type Kysely, sql } from 'kysely';

/**
 * Adds an index that finds sessions by the content they need, and the cursor of the sweep that settles ended
 * sessions.
 */
export async function sessionEnds(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('characters_session')
    .on('characters')
    .column('session_content')
    .where('session_content', 'is not', null)
    .execute();
  await db.schema
    .createTable('session_sweep')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('began_at', 'bigint', (c) => c.notNull())
    .addColumn('busy_until', 'bigint', (c) => c.notNull())
    .addColumn('character_id', 'bigint', (c) => c.notNull())
    .execute();
  await sql`insert into session_sweep values (1, 0, 0, 0)`.execute(db);
}
