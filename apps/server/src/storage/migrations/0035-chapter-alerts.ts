import type { Kysely } from 'kysely';

/** Column of devices: whether they want to be told that a chapter opens. Those of earlier releases do not. */
export async function chapterAlerts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('devices')
    .addColumn('wants_chapter', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
}
