import type { Kysely } from 'kysely';
import type { SchemaDifferences } from './schema-differences.ts';

/**
 * Tables of chronicles: the sums of each character up to its open day, and a row for each day or week. A
 * snapshot gets the chronicle at its instant.
 */
export async function chronicles(db: Kysely<unknown>, differences: SchemaDifferences): Promise<void> {
  await db.schema
    .createTable('chronicles')
    .addColumn('character_id', 'bigint', (c) =>
      c.primaryKey().notNull().references('characters.id').onDelete('cascade'),
    )
    .addColumn('since', 'bigint', (c) => c.notNull())
    .addColumn('open_day', 'integer')
    .addColumn('chronicle_version', 'integer', (c) => c.notNull())
    .addColumn('chronicle', 'text', (c) => c.notNull())
    .execute();
  const days = db.schema
    .createTable('chronicle_days')
    .addColumn('character_id', 'bigint', (c) => c.notNull().references('characters.id').onDelete('cascade'))
    .addColumn('day', 'integer', (c) => c.notNull())
    .addColumn('days', 'integer', (c) => c.notNull())
    .addColumn('chronicle_version', 'integer', (c) => c.notNull())
    .addColumn('chronicle', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('chronicle_days_pkey', ['character_id', 'day']);
  await differences.ordered(days).execute();
  // The job that merges old days into weeks looks for the oldest days.
  await db.schema
    .createIndex('chronicle_days_by_day')
    .on('chronicle_days')
    .columns(['days', 'day'])
    .execute();
  await db.schema.alterTable('snapshots').addColumn('chronicle', 'text').execute();
  await db.schema.alterTable('snapshots').addColumn('chronicle_version', 'integer').execute();
}
