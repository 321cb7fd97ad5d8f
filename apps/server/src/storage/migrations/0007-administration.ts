import type { Kysely } from 'kysely';
import type { SchemaDifferences } from './schema-differences.ts';

/** Roles of accounts, and the audit log. */
export async function administration(
  db: Kysely<unknown>,
  { idType, idColumn }: SchemaDifferences,
): Promise<void> {
  await db.schema
    .alterTable('accounts')
    .addColumn('role', 'text', (c) => c.notNull().defaultTo('player'))
    .execute();
  await db.schema
    .createTable('audit')
    .addColumn('id', idType, idColumn)
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('actor', 'text', (c) => c.notNull())
    .addColumn('action', 'text', (c) => c.notNull())
    .addColumn('subject', 'text')
    .addColumn('outcome', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('audit_at').on('audit').column('at').execute();
}
