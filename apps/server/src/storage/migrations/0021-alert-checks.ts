import { type Kysely, sql } from 'kysely';

/** Table of the characters about which devices are told, or letters are sent, with when to look at them. */
export async function alertChecks(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('alert_checks')
    .addColumn('character_id', 'bigint', (c) =>
      c.primaryKey().notNull().references('characters.id').onDelete('cascade'),
    )
    .addColumn('check_at', 'bigint', (c) => c.notNull())
    .addColumn('claimed_until', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('alert_checks_due').on('alert_checks').column('check_at').execute();
  // Characters of earlier releases are looked at soon after the start.
  await sql`
    insert into alert_checks (character_id, check_at, claimed_until)
    select id, 0, 0 from characters
    where account_id in (select account_id from devices union select account_id from end_letters)
      and id not in (select character_id from deleted_characters)`.execute(db);
}
