import { sql } from 'kysely';
import type { DatabaseKind } from '../database/dialect.ts';
import { prepared } from '../database/prepared.ts';
import { rowsAsTable } from '../database/rows-as-table.ts';
import type { Reader, Writer } from '../database/schema.ts';
import type { ChronicleText } from '../values/chronicle.ts';

declare module '../database/schema.ts' {
  interface Schema {
    chronicle_days: ChronicleDaysTable;
  }
}

/** The sums of a UTC day or week. The open day has items and firsts; they are removed when it is over. */
interface ChronicleDaysTable {
  character_id: number;
  /** The first day, in days since 1970-01-01. */
  day: number;
  /** 1, or 7 for a week from Monday on. */
  days: number;
  chronicle_version: number;
  /** JSON. */
  chronicle: string;
}

export interface StoredDay extends ChronicleText {
  readonly day: number;
  readonly days: number;
}

export const upsertDay = prepared<StoredDay & { characterId: number }, never>((db, values) =>
  db
    .insertInto('chronicle_days')
    .values({
      character_id: values.characterId,
      day: values.day,
      days: values.days,
      chronicle: values.chronicle,
      chronicle_version: values.chronicleVersion,
    })
    .onConflict((conflict) =>
      conflict.columns(['character_id', 'day']).doUpdateSet((e) => ({
        days: e.ref('excluded.days'),
        chronicle: e.ref('excluded.chronicle'),
        chronicle_version: e.ref('excluded.chronicle_version'),
      })),
    ),
);

/** As `upsertDay`, for many days. Only on PostgreSQL. */
export async function upsertDays(
  tx: Writer,
  days: readonly (StoredDay & { characterId: number })[],
): Promise<void> {
  if (days.length === 0) return;
  const table = rowsAsTable(days, {
    characterId: 'bigint',
    day: 'int',
    days: 'int',
    chronicle: 'text',
    chronicleVersion: 'int',
  });
  await sql`
    insert into chronicle_days (character_id, day, days, chronicle, chronicle_version)
    select "characterId", day, days, chronicle, "chronicleVersion" from ${table}
    on conflict (character_id, day) do update
      set days = excluded.days, chronicle = excluded.chronicle,
        chronicle_version = excluded.chronicle_version`.execute(tx);
}

/** Days and weeks, the newest first, and how many there are in total. */
export async function storedDays(
  db: Reader,
  characterId: number,
  offset: number,
  limit: number,
): Promise<{ readonly days: readonly StoredDay[]; readonly total: number }> {
  const all = db.selectFrom('chronicle_days').where('character_id', '=', characterId);
  const { total } = await all.select((e) => e.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const days = await all
    .select(['day', 'days', 'chronicle', 'chronicle_version as chronicleVersion'])
    .orderBy('day', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
  return { days, total };
}

/** Identifies a row of a day. */
interface DayKey {
  readonly day: number;
  readonly characterId: number;
}

/**
 * Single days before `before`, ordered by day and character, from after the one with the key `after`. Only
 * days of weeks that ended before the character's open day, so that their sums are final.
 */
export async function oldDays(
  db: Reader,
  before: number,
  after: DayKey,
  limit: number,
): Promise<readonly DayKey[]> {
  return await db
    .selectFrom('chronicle_days')
    .innerJoin('chronicles', 'chronicles.character_id', 'chronicle_days.character_id')
    .select(['chronicle_days.day', 'chronicle_days.character_id as characterId'])
    .where('chronicle_days.days', '=', 1)
    .where('chronicle_days.day', '<', before)
    .where((e) =>
      e.or([
        e('chronicle_days.day', '>', after.day),
        e.and([
          e('chronicle_days.day', '=', after.day),
          e('chronicle_days.character_id', '>', after.characterId),
        ]),
      ]),
    )
    // The Monday on or before the open day: 1970-01-01 was a Thursday.
    .where(sql<boolean>`chronicle_days.day < chronicles.open_day - (chronicles.open_day + 3) % 7`)
    .orderBy('chronicle_days.day')
    .orderBy('chronicle_days.character_id')
    .limit(limit)
    .execute();
}

/** The days of a character that have a row of their own, the oldest first. */
export async function singleDays(db: Reader, characterId: number): Promise<readonly StoredDay[]> {
  return await db
    .selectFrom('chronicle_days')
    .select(['day', 'days', 'chronicle', 'chronicle_version as chronicleVersion'])
    .where('character_id', '=', characterId)
    .where('days', '=', 1)
    .orderBy('day')
    .execute();
}

/** Days and weeks of a character from a day on, before another. */
export async function daysBetween(
  db: Reader,
  characterId: number,
  from: number,
  before: number,
): Promise<readonly StoredDay[]> {
  return await db
    .selectFrom('chronicle_days')
    .select(['day', 'days', 'chronicle', 'chronicle_version as chronicleVersion'])
    .where('character_id', '=', characterId)
    .where('day', '>=', from)
    .where('day', '<', before)
    .orderBy('day')
    .execute();
}

/** Replaces the days of a week by the week. */
export async function replaceByWeek(
  tx: Writer,
  kind: DatabaseKind,
  characterId: number,
  week: StoredDay,
): Promise<void> {
  await tx
    .deleteFrom('chronicle_days')
    .where('character_id', '=', characterId)
    .where('day', '>=', week.day)
    .where('day', '<', week.day + week.days)
    .execute();
  await upsertDay(tx, kind, { ...week, characterId });
}
