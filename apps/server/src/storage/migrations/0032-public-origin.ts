import type { Kysely } from 'kysely';

/** Table with one row: where players reach the game, and since when. */
export async function publicOrigin(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('public_origin')
    .addColumn('id', 'integer', (c) => c.primaryKey().notNull())
    .addColumn('origin', 'text', (c) => c.notNull())
    .addColumn('since', 'bigint', (c) => c.notNull())
    .execute();
}
