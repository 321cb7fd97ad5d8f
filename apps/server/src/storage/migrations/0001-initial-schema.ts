import type { Kysely } from 'kysely';
import type { SchemaDifferences } from './schema-differences.ts';

/** Tables for accounts, characters with their command log and snapshots, content, and secrets. */
export async function initialSchema(db: Kysely<unknown>, differences: SchemaDifferences): Promise<void> {
  await createAccounts(db, differences);
  await createCharacters(db, differences);
  await createHistory(db, differences);
  await createContent(db);
}

async function createAccounts(db: Kysely<unknown>, { idType, idColumn }: SchemaDifferences): Promise<void> {
  await db.schema
    .createTable('accounts')
    .addColumn('id', idType, idColumn)
    .addColumn('username', 'text', (c) => c.notNull())
    .addColumn('username_key', 'text', (c) => c.notNull().unique())
    .addColumn('password_hash', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('selected_character_id', 'bigint')
    .execute();
  await db.schema
    .createTable('auth_sessions')
    .addColumn('token_hash', 'text', (c) => c.primaryKey())
    .addColumn('account_id', 'bigint', (c) => c.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('last_seen_at', 'bigint', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .addColumn('persistent', 'integer', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('auth_sessions_account').on('auth_sessions').column('account_id').execute();
  await db.schema.createIndex('auth_sessions_expiry').on('auth_sessions').column('expires_at').execute();
}

async function createCharacters(db: Kysely<unknown>, { idType, idColumn }: SchemaDifferences): Promise<void> {
  await db.schema
    .createTable('characters')
    .addColumn('id', idType, idColumn)
    .addColumn('account_id', 'bigint', (c) =>
      c.notNull().unique().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('name_key', 'text', (c) => c.notNull().unique())
    .addColumn('appearance_id', 'bigint', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('revision', 'bigint', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('rules_version', 'integer', (c) => c.notNull())
    .addColumn('content_version', 'text', (c) => c.notNull())
    .addColumn('session_content', 'text')
    .addColumn('busy_until', 'bigint')
    .addColumn('snapshot_revision', 'bigint', (c) => c.notNull())
    .addColumn('snapshot_at', 'bigint', (c) => c.notNull())
    .addColumn('state_core', 'text', (c) => c.notNull())
    .addColumn('state_inventory', 'text', (c) => c.notNull())
    .addColumn('state_collection', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('characters_busy').on('characters').column('busy_until').execute();
}

async function createHistory(db: Kysely<unknown>, { ordered }: SchemaDifferences): Promise<void> {
  const commandLog = db.schema
    .createTable('command_log')
    .addColumn('character_id', 'bigint', (c) => c.notNull().references('characters.id').onDelete('cascade'))
    .addColumn('revision', 'bigint', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('input', 'text', (c) => c.notNull())
    .addColumn('rules_version', 'integer', (c) => c.notNull())
    .addColumn('content_version', 'text', (c) => c.notNull())
    .addColumn('idempotency_key', 'text')
    .addColumn('answer', 'text')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('command_log_pkey', ['character_id', 'revision']);
  await ordered(commandLog).execute();
  await db.schema
    .createIndex('command_log_key')
    .on('command_log')
    .columns(['character_id', 'idempotency_key'])
    .where('idempotency_key', 'is not', null)
    .unique()
    .execute();
  await db.schema
    .createTable('snapshots')
    .addColumn('character_id', 'bigint', (c) => c.notNull().references('characters.id').onDelete('cascade'))
    .addColumn('revision', 'bigint', (c) => c.notNull())
    .addColumn('rules_version', 'integer', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('content_version', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('snapshots_pkey', ['character_id', 'revision', 'rules_version'])
    .execute();
}

async function createContent(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('secrets')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('value', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('content_versions')
    .addColumn('version', 'text', (c) => c.primaryKey())
    .addColumn('imported_at', 'bigint', (c) => c.notNull())
    .addColumn('compiled', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('content_timeline')
    .addColumn('effective_at', 'bigint', (c) => c.primaryKey())
    .addColumn('version', 'text', (c) => c.notNull().references('content_versions.version'))
    .execute();
}
