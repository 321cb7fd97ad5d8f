import { type Kysely, sql } from 'kysely';

/**
 * Adds the trophies' ranks by which the rankings are stored. All characters that exist when this step runs
 * are ranked again, because they have no rankings yet on the boards that came with it.
 */
export async function trophyRanks(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('ranking_rounds')
    .addColumn('trophy_ranks', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  await sql`
    update ranking_rounds
    set unranked_from = 0, unranked_to = (select coalesce(max(id), 0) from characters)`.execute(db);
}
