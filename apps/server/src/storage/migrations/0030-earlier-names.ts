import { type Kysely, sql } from 'kysely';

/** Finds the character that had a name before an administrator renamed it. */
export async function earlierNames(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('decisions_name_before')
    .on('decisions')
    .expression(sql`lower(name_before)`)
    .execute();
}
