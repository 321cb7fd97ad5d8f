import type { Kysely } from 'kysely';

/** Table of the characters that every round ranks, and the number of the current round. */
export async function rankedOften(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('ranked_often')
    .addColumn('character_id', 'bigint', (c) =>
      c.primaryKey().notNull().references('characters.id').onDelete('cascade'),
    )
    .addColumn('until', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .alterTable('ranking_rounds')
    .addColumn('round_number', 'bigint', (c) => c.notNull().defaultTo(0))
    .execute();
}
