import { prepared } from './prepared.ts';
import type { Reader, Writer } from './schema.ts';

/** What came between two instants while a player was away. */
export interface IdleReportRow {
  /** Epoch ms; tells it from the character's others. */
  readonly since: number;
  readonly until: number;
  /** JSON: `IdleReport`. */
  readonly report: string;
}

/** One that is to be kept. */
export interface NewReport extends IdleReportRow {
  /** 0 while its player has not come back: there is at most one such. Then 1, until it is dismissed: at most one, too. */
  readonly told: number;
}

/** One that is not done with. */
export interface WaitingReport {
  readonly since: number;
  /** JSON, `IdleReport`, of what has not been told; null where it has. */
  readonly untold: string | null;
}

const ROW = ['since', 'until', 'report'] as const;

export const selectWaiting = prepared<{ characterId: number }, WaitingReport>((db, { characterId }) =>
  db
    .selectFrom('idle_reports')
    .select('since')
    .select((e) => e.case().when('told', '=', e.lit(0)).then(e.ref('report')).else(null).end().as('untold'))
    .where('character_id', '=', characterId)
    .where('dismissed', '=', (e) => e.lit(0))
    .orderBy('since'),
);

export const upsertReport = prepared<NewReport & { characterId: number }, never>((db, values) =>
  db
    .insertInto('idle_reports')
    .values((e) => ({
      character_id: values.characterId,
      since: values.since,
      until: values.until,
      told: values.told,
      dismissed: e.lit(0),
      report: values.report,
    }))
    .onConflict((conflict) =>
      conflict.columns(['character_id', 'since']).doUpdateSet((e) => ({
        until: e.ref('excluded.until'),
        told: e.ref('excluded.told'),
        report: e.ref('excluded.report'),
      })),
    ),
);

/** Forgets what came while a player was there after all. */
export async function deleteUntold(tx: Writer, characterId: number): Promise<void> {
  await tx.deleteFrom('idle_reports').where('character_id', '=', characterId).where('told', '=', 0).execute();
}

/** Those up to an instant wait no longer; `changed` says whether any did. */
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

/** Keeps the newest so many. */
export const pruneReports = prepared<{ characterId: number; kept: number }, never>(
  (db, { characterId, kept }) =>
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

/** One that has been told; null when there is none, or none any more. */
export async function toldReport(
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

/** Those that have been told, the newest first, and how many there are. */
export async function toldReports(
  db: Reader,
  characterId: number,
  offset: number,
  limit: number,
): Promise<{ readonly reports: readonly IdleReportRow[]; readonly total: number }> {
  const told = db.selectFrom('idle_reports').where('character_id', '=', characterId).where('told', '=', 1);
  const { total } = await told.select((e) => e.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const reports = await told.select(ROW).orderBy('since', 'desc').offset(offset).limit(limit).execute();
  return { reports, total };
}
