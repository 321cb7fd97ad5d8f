import type { Kysely } from 'kysely';

/**
 * Says of each login whether it was begun with a second factor. Of those from before it is not known, so that
 * administrators log in once more.
 */
export async function sessionFactors(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('auth_sessions')
    .addColumn('second_factor', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
}
