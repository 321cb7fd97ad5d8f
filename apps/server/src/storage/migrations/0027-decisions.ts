import type { Kysely } from 'kysely';
import type { SchemaDifferences } from './schema-differences.ts';

/** Table of what administrators have decided about characters. */
export async function decisions(db: Kysely<unknown>, { idType, idColumn }: SchemaDifferences): Promise<void> {
  await db.schema
    .createTable('decisions')
    .addColumn('id', idType, idColumn)
    .addColumn('character_id', 'bigint', (c) => c.notNull().references('characters.id').onDelete('cascade'))
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('name_before', 'text')
    .addColumn('name_after', 'text')
    .addColumn('seen_at', 'bigint')
    .execute();
  await db.schema
    .createIndex('decisions_character')
    .on('decisions')
    .columns(['character_id', 'id'])
    .execute();
}
