import { DECISION_LIMITS } from '@slumberfell/protocol';
import { type Kysely, sql } from 'kysely';
import { lookAlikeKey } from '../../lib/look-alike-key.ts';

/** Maximum number of rows in one statement. */
const PAGE = 500;
const DAY = 86_400_000;

/**
 * Table of the names that characters have or had not long ago, in the form in which look-alikes are equal. Of
 * characters with names that look alike, the oldest holds the form; the others keep their names.
 */
export async function heldNames(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('held_names')
    .addColumn('look_alike_key', 'text', (c) => c.primaryKey().notNull())
    .addColumn('character_id', 'bigint', (c) => c.notNull().references('characters.id').onDelete('cascade'))
    .addColumn('free_at', 'bigint')
    .execute();
  await db.schema.createIndex('held_names_character').on('held_names').column('character_id').execute();
  for (let after = 0; ; ) {
    const { rows } = await sql<{ id: number; name: string }>`
      select id, name from characters where id > ${after} order by id limit ${PAGE}`.execute(db);
    await hold(
      db,
      rows.map(({ id, name }) => ({ id, name, freeAt: null })),
    );
    const last = rows.at(-1);
    if (last === undefined) break;
    after = Number(last.id);
  }
  const { rows } = await sql<{ id: number; name: string; at: number }>`
    select character_id as id, name_before as name, at from decisions where name_before is not null
    order by id desc`.execute(db);
  const kept = DECISION_LIMITS.nameKeptDays * DAY;
  for (const { id, name, at } of rows) await hold(db, [{ id, name, freeAt: Number(at) + kept }]);
}

interface Held {
  readonly id: number;
  readonly name: string;
  readonly freeAt: number | null;
}

async function hold(db: Kysely<unknown>, names: readonly Held[]): Promise<void> {
  if (names.length === 0) return;
  const values = names.map(
    ({ id, name, freeAt }) =>
      sql`(cast(${lookAlikeKey(name)} as text), cast(${id} as bigint), cast(${freeAt} as bigint))`,
  );
  await sql`
    insert into held_names (look_alike_key, character_id, free_at) values ${sql.join(values)}
    on conflict (look_alike_key) do nothing`.execute(db);
}
