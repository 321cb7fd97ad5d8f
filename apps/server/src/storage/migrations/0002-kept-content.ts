import { type Kysely, sql } from 'kysely';

/** Lets it be told which contents snapshots need without reading them, so that the others can be removed. */
export async function keptContent(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('snapshots').addColumn('session_content', 'text').execute();
  // What earlier releases did not note is at least as old as what they noted.
  await sql`update snapshots set session_content = content_version`.execute(db);
  await db.schema.createIndex('snapshots_at').on('snapshots').column('at').execute();
  await db.schema
    .createIndex('snapshots_session')
    .on('snapshots')
    .columns(['session_content', 'at'])
    .where('session_content', 'is not', null)
    .execute();
}
