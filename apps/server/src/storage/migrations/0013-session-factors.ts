import type { Kysely } from 'kysely';

/**
 * Adds to each login whether it used a second factor. For older logins this is unknown, so they count as
 * logins without one, and administrators have to log in again.
 */
export async function sessionFactors(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('auth_sessions')
    .addColumn('second_factor', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
}
