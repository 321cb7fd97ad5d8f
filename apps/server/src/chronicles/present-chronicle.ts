import {
  type Chronicle,
  type ChronicleRows,
  type ChronicleTable,
  chronicleSum,
  type First,
  GOLD_WAYS,
  ITEM_ORIGINS,
  ITEM_USES,
  levelOfId,
  namedRow,
  OTHERS,
  TIME_KINDS,
} from '@slumberfell/engine';
import type { ChronicleAnswer, ChronicleDayAnswer, ChronicleRecords } from '@slumberfell/protocol';

/** A chronicle with the time for which it counts. */
export interface DatedChronicle {
  /** Epoch ms. */
  readonly since: number;
  readonly until: number;
  readonly chronicle: Chronicle;
  readonly records: ChronicleRecords;
  /** Since when a part of it is shown on the profile, epoch ms; null: it is not shown. */
  readonly sharedSince: number | null;
}

/**
 * A chronicle as it is sent. Each field is listed by name, so that no other field leaves the server. Rows
 * above the limits of the tables have no id of their own and are left out.
 */
export const presentChronicle = ({
  since,
  until,
  chronicle,
  records,
  sharedSince,
}: DatedChronicle): ChronicleAnswer => ({
  since,
  until,
  ...presentActivity(chronicle),
  items: rowsOf(chronicle, 'items', (itemId, row) => {
    const { opening, fights, bosses, expected, variance } = row;
    return {
      itemId,
      opening,
      came: present(ITEM_ORIGINS, row),
      went: present(ITEM_USES, withoutReturned(row)),
      luck: expected === 0 ? null : { had: fights + bosses, expected, variance },
    };
  }),
  openingGold: chronicleSum(chronicle, 'gold', OTHERS, 'opening'),
  firsts: chronicle.firsts.map(presentFirst),
  records,
  sharedSince,
});

/** @param day in days since 1970-01-01; @param days 1, or 7 for a week */
export const presentDay = (start: number, days: 1 | 7, chronicle: Chronicle): ChronicleDayAnswer => ({
  start,
  days,
  ...presentActivity(chronicle),
});

const presentActivity = (chronicle: Chronicle) => ({
  kills: rowsOf(chronicle, 'enemies', (enemyId, { kills, defeats }) => ({ enemyId, kills, defeats })),
  runs: rowsOf(chronicle, 'dungeons', (dungeonId, { runs }) => ({ dungeonId, runs })),
  times: rowsOf(chronicle, 'regions', (regionId, row) => ({ regionId, ms: present(TIME_KINDS, row) })),
  experience: rowsOf(chronicle, 'skills', (skillId, row) => ({ skillId, points: row.experience })),
  gold: present(GOLD_WAYS, withoutReturned(namedRow('gold', chronicle.gold.get(OTHERS) ?? []))),
});

/**
 * A row without the sales that were undone. A sale shortly before midnight that is undone after it stays in
 * the row of its day.
 */
const withoutReturned = <R extends { readonly sold: number; readonly returned: number }>(row: R): R => ({
  ...row,
  sold: Math.max(0, row.sold - row.returned),
});

export function presentFirst({ kind, id, at }: First): ChronicleAnswer['firsts'][number] {
  const { skillId, level } = levelOfId(id);
  const what = kind === 'level' ? { id: skillId, level } : { id, level: null };
  return { kind, ...what, at: at === 0 ? null : at };
}

/** The rows of a table, ordered by id. */
function rowsOf<T extends ChronicleTable, R>(
  chronicle: Chronicle,
  table: T,
  presented: (id: number, row: ReturnType<typeof namedRow<T>>) => R,
): readonly R[] {
  const rows: ChronicleRows = chronicle[table];
  return [...rows]
    .filter(([id]) => id !== OTHERS)
    .sort(([one], [other]) => one - other)
    .map(([id, row]) => presented(id, namedRow(table, row)));
}

/** The named numbers that are not 0. */
const present = <N extends string>(
  names: readonly N[],
  row: Readonly<Record<N, number>>,
): Partial<Record<N, number>> =>
  Object.fromEntries(names.filter((name) => row[name] !== 0).map((name) => [name, row[name]])) as never;
