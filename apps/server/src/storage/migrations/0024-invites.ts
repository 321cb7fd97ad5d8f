import type { Kysely } from 'kysely';
import type { SchemaDifferences } from './schema-differences.ts';

/** Table of the invites, with which accounts are made on a server that asks for one. */
export async function invites(db: Kysely<unknown>, { idType, idColumn }: SchemaDifferences): Promise<void> {
  await db.schema
    .createTable('invites')
    .addColumn('id', idType, idColumn)
    .addColumn('token_hash', 'text', (c) => c.notNull().unique())
    .addColumn('note', 'text', (c) => c.notNull())
    .addColumn('accounts', 'integer', (c) => c.notNull())
    .addColumn('used', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('ends_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('invites_end').on('invites').column('ends_at').execute();
}
