import type { Kysely } from 'kysely';

/** Table of the tokens in letters' links. */
export async function accountTokens(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('account_tokens')
    .addColumn('token_hash', 'text', (c) => c.primaryKey())
    .addColumn('account_id', 'bigint', (c) => c.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('purpose', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('account_tokens_account').on('account_tokens').column('account_id').execute();
  await db.schema.createIndex('account_tokens_expiry').on('account_tokens').column('expires_at').execute();
}
