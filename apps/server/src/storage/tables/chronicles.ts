import { sql } from 'kysely';
import { type CharacterRequest, readRequest, writeRequest } from '../database/character-request.ts';
import type { DatabaseKind } from '../database/dialect.ts';
import { prepared } from '../database/prepared.ts';
import { rowsAsTable } from '../database/rows-as-table.ts';
import type { Reader, Writer } from '../database/schema.ts';
import { vanished } from '../database/vanished.ts';
import type { ChronicleText } from '../values/chronicle.ts';
import { type StoredDay, upsertDay, upsertDays } from './chronicle-days.ts';

declare module '../database/schema.ts' {
  interface Schema {
    chronicles: ChroniclesTable;
  }
}

/** The sums of a character from the begin of its chronicle up to its open day, which is not included. */
interface ChroniclesTable {
  character_id: number;
  /** From when the chronicle is kept, in epoch ms. */
  since: number;
  /** The day whose sums are not in `chronicle` yet; null before the first one. */
  open_day: number | null;
  chronicle_version: number;
  /** JSON. It is written once a day, and has up to 64 KB, so it comes last. */
  chronicle: string;
}

type Nullable<T> = { readonly [K in keyof T]: T[K] | null };

/** The open day of a character. All but `since` are null when there is none. */
export interface StoredOpenDay extends Nullable<ChronicleText> {
  readonly since: number;
  readonly day: number | null;
}

export interface StoredWhole extends ChronicleText {
  readonly since: number;
  readonly openDay: number | null;
}

/** What a save changes of a chronicle. */
export interface ChronicleSave {
  /** Null when only days change. */
  readonly whole: StoredWhole | null;
  readonly days: readonly StoredDay[];
}

type ChronicleSaveOf = ChronicleSave & { readonly characterId: number };

const OPEN_DAY = [
  'chronicles.since',
  'chronicle_days.day',
  'chronicle_days.chronicle',
  'chronicle_days.chronicle_version as chronicleVersion',
] as const;

const selectOpenDay = prepared<{ characterId: number }, StoredOpenDay>(
  (db, { characterId }) =>
    db
      .selectFrom('chronicles')
      .leftJoin('chronicle_days', (join) =>
        join
          .onRef('chronicle_days.character_id', '=', 'chronicles.character_id')
          .onRef('chronicle_days.day', '=', 'chronicles.open_day'),
      )
      .select(OPEN_DAY)
      .where('chronicles.character_id', '=', characterId),
  { isSingle: true },
);

const selectOpenDays = prepared<{ ids: readonly number[] }, StoredOpenDay & { id: number }>((db, { ids }) =>
  db
    .selectFrom('chronicles')
    .leftJoin('chronicle_days', (join) =>
      join
        .onRef('chronicle_days.character_id', '=', 'chronicles.character_id')
        .onRef('chronicle_days.day', '=', 'chronicles.open_day'),
    )
    .select(['chronicles.character_id as id', ...OPEN_DAY])
    .where(sql<boolean>`chronicles.character_id = any(${ids}::bigint[])`),
);

/** The open day of the chronicle; null when the character has no chronicle. */
export const readOpenDay = readRequest(
  'read the open day',
  selectOpenDay,
  selectOpenDays,
  ([day]) => day ?? null,
);

/** The sums up to the open day. The character must have a chronicle. It is read once a day. */
export const readWhole: CharacterRequest<null, ChronicleText> = {
  name: 'read the chronicle',
  async alone(tx, _kind, characterId) {
    const row = await tx
      .selectFrom('chronicles')
      .select(['chronicle', 'chronicle_version as chronicleVersion'])
      .where('character_id', '=', characterId)
      .executeTakeFirst();
    return row ?? vanished(characterId);
  },
};

/** A character's chronicle, and its row's revision and instant, to which the chronicle counts. */
export interface StoredChronicle {
  readonly revision: number;
  readonly at: number;
  /** Null when the character has no chronicle yet. */
  readonly since: number | null;
  readonly whole: ChronicleText | null;
  readonly openDay: ChronicleText | null;
}

/** The stored chronicle, read in one statement; null when there is no such character. */
export async function storedChronicle(db: Reader, characterId: number): Promise<StoredChronicle | null> {
  const row = await db
    .selectFrom('characters')
    .leftJoin('chronicles', 'chronicles.character_id', 'characters.id')
    .leftJoin('chronicle_days', (join) =>
      join
        .onRef('chronicle_days.character_id', '=', 'chronicles.character_id')
        .onRef('chronicle_days.day', '=', 'chronicles.open_day'),
    )
    .select([
      'characters.revision',
      'characters.at',
      'chronicles.since',
      'chronicles.chronicle',
      'chronicles.chronicle_version as chronicleVersion',
      'chronicle_days.chronicle as dayText',
      'chronicle_days.chronicle_version as dayVersion',
    ])
    .where('characters.id', '=', characterId)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { revision, at, since, chronicle, chronicleVersion, dayText, dayVersion } = row;
  return {
    revision,
    at,
    since,
    whole: textOf({ chronicle, chronicleVersion }),
    openDay: textOf({ chronicle: dayText, chronicleVersion: dayVersion }),
  };
}

/** The JSON of columns that are null when there is none. */
export const textOf = ({ chronicle, chronicleVersion }: Nullable<ChronicleText>): ChronicleText | null =>
  chronicle === null || chronicleVersion === null ? null : { chronicle, chronicleVersion };

const upsertWhole = prepared<StoredWhole & { characterId: number }, never>((db, values) =>
  db
    .insertInto('chronicles')
    .values({
      character_id: values.characterId,
      since: values.since,
      open_day: values.openDay,
      chronicle: values.chronicle,
      chronicle_version: values.chronicleVersion,
    })
    .onConflict((conflict) =>
      conflict.column('character_id').doUpdateSet((e) => ({
        open_day: e.ref('excluded.open_day'),
        chronicle: e.ref('excluded.chronicle'),
        chronicle_version: e.ref('excluded.chronicle_version'),
      })),
    ),
);

async function insertChronicle(
  tx: Writer,
  kind: DatabaseKind,
  { characterId, whole, days }: ChronicleSaveOf,
): Promise<void> {
  if (whole !== null) await upsertWhole(tx, kind, { ...whole, characterId });
  for (const day of days) await upsertDay(tx, kind, { ...day, characterId });
}

/** As `insertChronicle`, for many characters. Only on PostgreSQL. */
async function insertChronicles(tx: Writer, saves: readonly ChronicleSaveOf[]): Promise<void> {
  const wholes = saves.flatMap(({ characterId, whole }) =>
    whole === null ? [] : [{ ...whole, characterId }],
  );
  if (wholes.length > 0) {
    const table = rowsAsTable(wholes, {
      characterId: 'bigint',
      since: 'bigint',
      openDay: 'int',
      chronicle: 'text',
      chronicleVersion: 'int',
    });
    await sql`
      insert into chronicles (character_id, since, open_day, chronicle, chronicle_version)
      select "characterId", since, "openDay", chronicle, "chronicleVersion" from ${table}
      on conflict (character_id) do update
        set open_day = excluded.open_day, chronicle = excluded.chronicle,
          chronicle_version = excluded.chronicle_version`.execute(tx);
  }
  await upsertDays(
    tx,
    saves.flatMap(({ characterId, days }) => days.map((day) => ({ ...day, characterId }))),
  );
}

/** Stores what a save changes of the chronicle. */
export const saveChronicle = writeRequest<ChronicleSave>(
  'save the chronicle',
  insertChronicle,
  insertChronicles,
);
