import type { Kysely } from 'kysely';

/** Table of the alerts to be sent. An alert ends with its device, so that a withdrawn one gets none. */
export async function alertOutbox(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('alert_outbox')
    .addColumn('device_id', 'text', (c) => c.notNull().references('devices.id').onDelete('cascade'))
    .addColumn('tag', 'text', (c) => c.notNull())
    .addColumn('character_id', 'bigint', (c) => c.notNull().references('characters.id').onDelete('cascade'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('body', 'text', (c) => c.notNull())
    .addColumn('happened_at', 'bigint', (c) => c.notNull())
    .addColumn('due_at', 'bigint', (c) => c.notNull())
    .addColumn('attempts', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('alert_outbox_key', ['device_id', 'tag'])
    .execute();
  await db.schema.createIndex('alert_outbox_due').on('alert_outbox').column('due_at').execute();
}
