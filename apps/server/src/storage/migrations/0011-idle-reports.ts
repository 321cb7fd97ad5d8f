import { type Kysely, sql } from 'kysely';
import type { SchemaDifferences } from './schema-differences.ts';

/** Table of idle reports, both those not shown yet and those shown. */
export async function idleReports(db: Kysely<unknown>, differences: SchemaDifferences): Promise<void> {
  const table = db.schema
    .createTable('idle_reports')
    .addColumn('character_id', 'bigint', (c) => c.notNull().references('characters.id').onDelete('cascade'))
    .addColumn('since', 'bigint', (c) => c.notNull())
    .addColumn('until', 'bigint', (c) => c.notNull())
    .addColumn('told', 'integer', (c) => c.notNull())
    .addColumn('dismissed', 'integer', (c) => c.notNull())
    .addColumn('report', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('idle_reports_pkey', ['character_id', 'since']);
  await differences.ordered(table).execute();
  // This index is for the opening of a character, which reads the reports that are not dismissed. There is
  // hardly ever more than one.
  await db.schema
    .createIndex('idle_reports_waiting')
    .on('idle_reports')
    .column('character_id')
    .where(sql<boolean>`dismissed = 0`)
    .execute();
}
