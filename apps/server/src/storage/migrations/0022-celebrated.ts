import { type Kysely, sql } from 'kysely';

/**
 * Table of what was celebrated of each character. What characters of earlier releases had reached by now is
 * not celebrated.
 */
export async function celebratedFirsts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('celebrated')
    .addColumn('character_id', 'bigint', (c) =>
      c.primaryKey().notNull().references('characters.id').onDelete('cascade'),
    )
    .addColumn('up_to', 'bigint', (c) => c.notNull())
    .addColumn('keys', 'text', (c) => c.notNull())
    .execute();
  await sql`
    insert into celebrated (character_id, up_to, keys)
    select id, cast(${Date.now()} as bigint), '[]' from characters`.execute(db);
}
