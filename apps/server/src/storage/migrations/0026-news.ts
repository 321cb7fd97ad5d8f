import type { Kysely } from 'kysely';
import type { SchemaDifferences } from './schema-differences.ts';

/** Tables of the host's announcements and posts, and of what each account has seen of the news. */
export async function news(db: Kysely<unknown>, { idType, idColumn }: SchemaDifferences): Promise<void> {
  await db.schema
    .createTable('announcements')
    .addColumn('id', idType, idColumn)
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('begins_at', 'bigint')
    .addColumn('ends_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('announcements_end').on('announcements').column('ends_at').execute();
  await db.schema
    .createTable('news')
    .addColumn('id', idType, idColumn)
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('body', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('news_seen')
    .addColumn('account_id', 'bigint', (c) =>
      c.primaryKey().notNull().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('up_to', 'bigint', (c) => c.notNull())
    .execute();
}
