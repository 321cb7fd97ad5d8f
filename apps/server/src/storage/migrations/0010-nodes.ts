import { type Kysely, sql } from 'kysely';
import type { SchemaDifferences } from './schema-differences.ts';

/**
 * PostgreSQL only: the nodes that share the database, the characters that have a socket on each, and messages
 * between nodes that are too long for a notification.
 */
export async function nodes(db: Kysely<unknown>, { isShared }: SchemaDifferences): Promise<void> {
  if (!isShared) return;
  await db.schema
    .createTable('nodes')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('beat_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('watched_characters')
    .addColumn('node_id', 'text', (c) => c.notNull().references('nodes.id').onDelete('cascade'))
    .addColumn('character_id', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('watched_characters_pkey', ['node_id', 'character_id'])
    .execute();
  // The shape that socket.io's adapter requires.
  await sql`create table socket_io_attachments (
    id bigserial unique, created_at timestamptz default now(), payload bytea
  )`.execute(db);
}
