import type { Kysely } from 'kysely';
import type { SchemaDifferences } from './schema-differences.ts';

/** Table of the reports of characters' names. An account has at most one open report of a character. */
export async function reports(db: Kysely<unknown>, { idType, idColumn }: SchemaDifferences): Promise<void> {
  await db.schema
    .createTable('reports')
    .addColumn('id', idType, idColumn)
    .addColumn('character_id', 'bigint', (c) => c.notNull().references('characters.id').onDelete('cascade'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('reporter_id', 'bigint', (c) => c.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('closed_at', 'bigint')
    .addColumn('closed_by', 'text')
    .addColumn('outcome', 'text')
    .execute();
  await db.schema
    .createIndex('reports_open')
    .on('reports')
    .columns(['character_id', 'reporter_id'])
    .unique()
    .where('state' as never, '=', 'open')
    .execute();
  await db.schema.createIndex('reports_character').on('reports').column('character_id').execute();
  await db.schema.createIndex('reports_reporter').on('reports').column('reporter_id').execute();
  await db.schema.createIndex('reports_closed').on('reports').columns(['state', 'closed_at']).execute();
}
