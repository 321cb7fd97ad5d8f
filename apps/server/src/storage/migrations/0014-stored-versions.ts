import { type Kysely, sql } from 'kysely';

/**
 * Numbers the shapes of stored JSON. What earlier releases have stored is of version 1 of each kind. The
 * table says with which rules and versions the database was used last; of an earlier database the rows say
 * it.
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
