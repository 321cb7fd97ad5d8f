import { type Kysely, sql } from 'kysely';

/** Adds a column to snapshots that names the content they need, so that unneeded content can be removed. */
export async function keptContent(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('snapshots').addColumn('session_content', 'text').execute();
  // Earlier releases did not store with which content the current action of a snapshot began. Their snapshots
  // get the content with which the state was settled.
  await sql`update snapshots set session_content = content_version`.execute(db);
  await db.schema.createIndex('snapshots_at').on('snapshots').column('at').execute();
  await db.schema
    .createIndex('snapshots_session')
    .on('snapshots')
    .columns(['session_content', 'at'])
    .where('session_content', 'is not', null)
    .execute();
}
