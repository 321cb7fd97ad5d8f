import type { Kysely } from 'kysely';

/** Table of counted attempts. */
export async function attempts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('attempts')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('attempts', 'integer', (c) => c.notNull())
    .addColumn('ends_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('attempts_end').on('attempts').column('ends_at').execute();
}
