import type { Kysely } from 'kysely';

/** Table of the versions of agreements that accounts have accepted. */
export async function consents(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('consents')
    .addColumn('account_id', 'bigint', (c) => c.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('agreement', 'text', (c) => c.notNull())
    .addColumn('version', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('consents_primary', ['account_id', 'agreement', 'version'])
    .execute();
}
