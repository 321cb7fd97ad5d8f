import type { Kysely } from 'kysely';

/** Adds what players see of their logins, and the table of deleted characters. */
export async function ownData(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('auth_sessions').addColumn('browser', 'text').execute();
  await db.schema.alterTable('accounts').addColumn('deleted_at', 'bigint').execute();
  await db.schema
    .createIndex('accounts_deleted')
    .on('accounts')
    .column('deleted_at')
    .where('deleted_at', 'is not', null)
    .execute();
  // A table, not a column of `characters`. A new column would come after the states in the row, so a
  // query for the new column would have to read the states, too.
  await db.schema
    .createTable('deleted_characters')
    .addColumn('character_id', 'bigint', (c) =>
      c.primaryKey().references('characters.id').onDelete('cascade'),
    )
    .execute();
}
