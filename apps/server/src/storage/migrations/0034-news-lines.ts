import type { Kysely } from 'kysely';
import type { SchemaDifferences } from './schema-differences.ts';

/** Tables of the lines of the news that name characters, and of the characters that they name. */
export async function newsLines(db: Kysely<unknown>, { idType, idColumn }: SchemaDifferences): Promise<void> {
  await db.schema
    .createTable('news_lines')
    .addColumn('id', idType, idColumn)
    .addColumn('at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('news_line_characters')
    .addColumn('character_id', 'bigint', (c) => c.notNull().references('characters.id').onDelete('cascade'))
    .addColumn('chapter', 'integer', (c) => c.notNull())
    .addColumn('closed_at', 'bigint', (c) => c.notNull())
    .addColumn('line_id', 'bigint', (c) => c.references('news_lines.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('news_line_characters_key', ['character_id', 'chapter'])
    .execute();
  await db.schema
    .createIndex('news_line_characters_line')
    .on('news_line_characters')
    .column('line_id')
    .execute();
}
