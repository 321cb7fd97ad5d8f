import type { Kysely } from 'kysely';

/** What players see of their sessions, and what becomes of those who leave. */
export async function ownData(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('auth_sessions').addColumn('browser', 'text').execute();
  await db.schema.alterTable('accounts').addColumn('deleted_at', 'bigint').execute();
  await db.schema
    .createIndex('accounts_deleted')
    .on('accounts')
    .column('deleted_at')
    .where('deleted_at', 'is not', null)
    .execute();
  // Not a column of their rows: it would stand behind the states, which no query looks behind in passing.
  await db.schema
    .createTable('deleted_characters')
    .addColumn('character_id', 'bigint', (c) =>
      c.primaryKey().references('characters.id').onDelete('cascade'),
    )
    .execute();
}
