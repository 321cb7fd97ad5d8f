import { type Kysely, sql } from 'kysely';

/**
 * Columns of devices: whether alerts reach them, and how many they had in the last hour. Devices of earlier
 * releases count as reached.
 */
export async function deviceProofs(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('devices').addColumn('proved_at', 'bigint').execute();
  await db.schema.alterTable('devices').addColumn('unresolved_since', 'bigint').execute();
  await db.schema.alterTable('devices').addColumn('hour_from', 'bigint').execute();
  await db.schema
    .alterTable('devices')
    .addColumn('hour_sent', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema
    .alterTable('devices')
    .addColumn('held_back', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await sql`update devices set proved_at = created_at`.execute(db);
}
