import { type Kysely, sql } from 'kysely';

/**
 * Adds versions to the shapes of stored JSON. All JSON that earlier releases stored gets version 1. The new
 * table has the versions of the rules and shapes with which the database was used last. For a database of an
 * earlier release the version of the rules comes from its rows.
 */
export async function storedVersions(db: Kysely<unknown>): Promise<void> {
  const numbered = [
    ['characters', 'state_version'],
    ['snapshots', 'state_version'],
    ['content_versions', 'compiled_version'],
    ['command_log', 'input_version'],
    ['idle_reports', 'report_version'],
  ] as const;
  for (const [table, column] of numbered) {
    await db.schema
      .alterTable(table)
      .addColumn(column, 'integer', (c) => c.notNull().defaultTo(1))
      .execute();
  }
  await db.schema
    .createTable('stored_versions')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('version', 'integer', (c) => c.notNull())
    .execute();
  await sql`
    insert into stored_versions
    select 'rules', max(rules_version) from
      (select rules_version from characters union all select rules_version from snapshots) as settled
    having max(rules_version) is not null`.execute(db);
  for (const name of ['state', 'content', 'command', 'idle-report'])
    await sql`insert into stored_versions select ${sql.lit(name)}, 1 from stored_versions where name = 'rules'`.execute(
      db,
    );
}
