import type { Kysely } from 'kysely';
import type { SchemaDifferences } from './schema-differences.ts';

/** Table of letters to be sent. */
export async function outbox(db: Kysely<unknown>, { idType, idColumn }: SchemaDifferences): Promise<void> {
  await db.schema
    .createTable('outbox')
    .addColumn('id', idType, idColumn)
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('recipient', 'text', (c) => c.notNull())
    .addColumn('attempts', 'integer', (c) => c.notNull())
    .addColumn('due_at', 'bigint', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('outbox_due').on('outbox').column('due_at').execute();
}
