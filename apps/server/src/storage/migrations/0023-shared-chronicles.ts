import type { Kysely } from 'kysely';

/** Table of the characters whose players show a part of the chronicle on the profile. */
export async function sharedChronicles(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('shared_chronicles')
    .addColumn('character_id', 'bigint', (c) =>
      c.primaryKey().notNull().references('characters.id').onDelete('cascade'),
    )
    .addColumn('since', 'bigint', (c) => c.notNull())
    .execute();
}
