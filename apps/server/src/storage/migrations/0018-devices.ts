import type { Kysely } from 'kysely';

/**
 * Table of the devices that get alerts. A device ends with the login that registered it, so that no way to
 * end a login can forget its devices.
 */
export async function devices(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('devices')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('account_id', 'bigint', (c) => c.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('login', 'text', (c) => c.notNull().references('auth_sessions.token_hash').onDelete('cascade'))
    .addColumn('endpoint', 'text', (c) => c.notNull())
    .addColumn('p256dh', 'text', (c) => c.notNull())
    .addColumn('auth', 'text', (c) => c.notNull())
    .addColumn('time_zone', 'text', (c) => c.notNull())
    .addColumn('quiet_from', 'integer')
    .addColumn('quiet_to', 'integer')
    .addColumn('wants_session_end', 'integer', (c) => c.notNull())
    .addColumn('wants_plan', 'integer', (c) => c.notNull())
    .addColumn('wants_defeat', 'integer', (c) => c.notNull())
    .addColumn('wants_soon', 'integer', (c) => c.notNull())
    .addColumn('wanted_skill_id', 'integer')
    .addColumn('wanted_level', 'integer')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('last_told_at', 'bigint')
    .execute();
  await db.schema.createIndex('devices_account').on('devices').column('account_id').execute();
  await db.schema.createIndex('devices_login').on('devices').column('login').execute();
}
