import { type ExpressionBuilder, type Generated, sql } from 'kysely';
import { readRequest, writeRequest } from '../database/character-request.ts';
import { prepared } from '../database/prepared.ts';
import { rowsAsTable } from '../database/rows-as-table.ts';
import type { Reader, Schema, Writer } from '../database/schema.ts';

declare module '../database/schema.ts' {
  interface Schema {
    idle_reports: IdleReportsTable;
  }
}

/** Gains of a character while its player was away. */
interface IdleReportsTable {
  character_id: number;
  /** When the player was last present. */
  since: number;
  until: number;
  /** 1 after the player has come back, else 0. A report with 0 can still grow. */
  told: number;
  /** 1 when the report was dismissed, else 0. */
  dismissed: number;
  /** JSON: the engine's `IdleReport`. */
  report: string;
  /** Version of the shape of `report`. */
  report_version: Generated<number>;
}

/** Gains between two instants while a player was away. */
export interface IdleReportRow {
  /** When the absence began, in epoch ms. No two reports of a character have the same. */
  readonly since: number;
  readonly until: number;
  /** JSON: `IdleReport`. */
  readonly report: string;
  /** Version of the shape of `report`. */
  readonly reportVersion: number;
}

/** A report to be stored. */
export interface NewReport extends IdleReportRow {
  /**
   * 0 until the player has come back, else 1. At most one report of a character has 0. Of those with 1, at
   * most one is not dismissed.
   */
  readonly shown: number;
}

/** A report that the player has not dismissed. */
export interface WaitingReport {
  readonly since: number;
  /** JSON: `IdleReport`; null when the report was shown to the player. */
  readonly unshown: string | null;
  /** Version of the shape of the report's JSON. */
  readonly reportVersion: number;
}

const ROW = ['since', 'until', 'report', 'report_version as reportVersion'] as const;

const unshown = (e: ExpressionBuilder<Schema, 'idle_reports'>) =>
  e.case().when('told', '=', e.lit(0)).then(e.ref('report')).else(null).end().as('unshown');

const selectWaiting = prepared<{ characterId: number }, WaitingReport>((db, { characterId }) =>
  db
    .selectFrom('idle_reports')
    .select(['since', 'report_version as reportVersion'])
    .select(unshown)
    .where('character_id', '=', characterId)
    .where('dismissed', '=', (e) => e.lit(0))
    .orderBy('since'),
);

const selectWaitingOf = prepared<{ ids: readonly number[] }, WaitingReport & { id: number }>((db, { ids }) =>
  db
    .selectFrom('idle_reports')
    .select(['character_id as id', 'since', 'report_version as reportVersion'])
    .select(unshown)
    .where(sql<boolean>`character_id = any(${ids}::bigint[])`)
    .where('dismissed', '=', (e) => e.lit(0))
    .orderBy('since'),
);

/** Idle reports that the player has not dismissed, the oldest first. */
export const readWaitingReports = readRequest(
  'read the idle reports that wait',
  selectWaiting,
  selectWaitingOf,
  (reports): readonly WaitingReport[] => reports,
);

/** A report with the id of its character. */
interface ReportOf extends NewReport {
  readonly characterId: number;
}

const upsertReport = prepared<ReportOf, never>((db, values) =>
  db
    .insertInto('idle_reports')
    .values((e) => ({
      character_id: values.characterId,
      since: values.since,
      until: values.until,
      told: values.shown,
      dismissed: e.lit(0),
      report: values.report,
      report_version: values.reportVersion,
    }))
    .onConflict((conflict) =>
      conflict.columns(['character_id', 'since']).doUpdateSet((e) => ({
        until: e.ref('excluded.until'),
        told: e.ref('excluded.told'),
        report: e.ref('excluded.report'),
        report_version: e.ref('excluded.report_version'),
      })),
    ),
);

/** As `upsertReport`, for many characters with one report each. Only on PostgreSQL. */
async function upsertReports(tx: Writer, reports: readonly ReportOf[]): Promise<void> {
  const table = rowsAsTable(reports, {
    characterId: 'bigint',
    since: 'bigint',
    until: 'bigint',
    shown: 'int',
    report: 'text',
    reportVersion: 'int',
  });
  await sql`
    insert into idle_reports (character_id, since, until, told, dismissed, report, report_version)
    select "characterId", since, until, shown, 0, report, "reportVersion" from ${table}
    on conflict (character_id, since) do update
      set until = excluded.until, told = excluded.told, report = excluded.report,
        report_version = excluded.report_version`.execute(tx);
}

/** Stores a report, in place of an earlier one with the same first instant. */
export const saveReport = writeRequest<NewReport>('save an idle report', upsertReport, upsertReports);

/** Removes the report that was not shown, for a player who was present after all. */
export const deleteUnshownReport = writeRequest<null>(
  'remove the idle report that was not shown',
  (tx, _kind, { characterId }) =>
    tx.deleteFrom('idle_reports').where('character_id', '=', characterId).where('told', '=', 0).execute(),
);

const updateAside = prepared<{ characterId: number; since: number }, never>((db, { characterId, since }) =>
  db
    .updateTable('idle_reports')
    .set((e) => ({ told: e.lit(1), dismissed: e.lit(1) }))
    .where('character_id', '=', characterId)
    .where('since', '=', since),
);

/**
 * Makes a report that cannot be read one of the earlier reports, as it is stored: a release that can read it
 * shows it among them.
 */
export const setReportAside = writeRequest<{ readonly since: number }>(
  'set an unreadable idle report aside',
  updateAside,
);

/** Dismisses the shown reports whose absence began at `upTo` or before. `changed` is how many there were. */
export const dismissReports = prepared<{ characterId: number; upTo: number }, never>(
  (db, { characterId, upTo }) =>
    db
      .updateTable('idle_reports')
      .set((e) => ({ dismissed: e.lit(1) }))
      .where('character_id', '=', characterId)
      .where('since', '<=', upTo)
      .where('told', '=', (e) => e.lit(1))
      .where('dismissed', '=', (e) => e.lit(0)),
);

/** As `dismissReports`, for a locked character. */
export const dismissReportsUpTo = writeRequest<{ readonly upTo: number }>(
  'dismiss idle reports',
  dismissReports,
);

const deleteOldReports = prepared<{ characterId: number; kept: number }, never>((db, { characterId, kept }) =>
  db
    .deleteFrom('idle_reports')
    .where('character_id', '=', characterId)
    .where('since', '<=', (e) =>
      e
        .selectFrom('idle_reports')
        .select('since')
        .where('character_id', '=', characterId)
        .orderBy('since', 'desc')
        .offset(kept)
        .limit(e.lit(1)),
    ),
);

/** Removes all reports but the `kept` newest ones. */
export const pruneReports = writeRequest<{ readonly kept: number }>(
  'remove old idle reports',
  deleteOldReports,
);

/** An idle report that the player was shown; null when there is none, or it was removed. */
export async function shownReport(
  db: Reader,
  characterId: number,
  since: number,
): Promise<IdleReportRow | null> {
  const row = await db
    .selectFrom('idle_reports')
    .select(ROW)
    .where('character_id', '=', characterId)
    .where('since', '=', since)
    .where('told', '=', 1)
    .executeTakeFirst();
  return row ?? null;
}

/** The idle reports that a player was shown, the newest first, and how many there are in total. */
export async function shownReports(
  db: Reader,
  characterId: number,
  offset: number,
  limit: number,
): Promise<{ readonly reports: readonly IdleReportRow[]; readonly total: number }> {
  const shown = db.selectFrom('idle_reports').where('character_id', '=', characterId).where('told', '=', 1);
  const { total } = await shown.select((e) => e.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const reports = await shown.select(ROW).orderBy('since', 'desc').offset(offset).limit(limit).execute();
  return { reports, total };
}

/** All idle reports of a character, the oldest first; a character has 51 at most. */
export async function allReports(db: Reader, characterId: number): Promise<readonly IdleReportRow[]> {
  return await db
    .selectFrom('idle_reports')
    .select(ROW)
    .where('character_id', '=', characterId)
    .orderBy('since')
    .execute();
}
