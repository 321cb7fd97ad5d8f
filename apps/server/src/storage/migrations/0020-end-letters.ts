import type { Kysely } from 'kysely';

/** Table of the accounts that want a letter when something has ended. */
export async function endLetters(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('end_letters')
    .addColumn('account_id', 'bigint', (c) =>
      c.primaryKey().notNull().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('last_at', 'bigint', (c) => c.notNull())
    .execute();
}
