import { sql } from 'kysely';
import type { Reader, Writer } from '../database/schema.ts';
import type { RankingChange } from './rankings.ts';

/** PostgreSQL only: how nodes learn of each other's changes, and of their own in the same way. */

/** Log entries are kept for so long, in ms. Who has not read them within that time counts anew. */
export const LOG_KEPT = 10 * 60_000;

/** What a reading transaction sees, as the database says it. */
export type Snapshot = string;

/** The snapshot of the transaction under way. */
export async function currentSnapshot(db: Reader): Promise<Snapshot> {
  const { rows } = await sql<{ seen: Snapshot }>`select pg_current_snapshot()::text as seen`.execute(db);
  return (rows[0] as { seen: Snapshot }).seen;
}

/** Everything that the transaction under way sees and an earlier snapshot does not, in no order. */
export async function changesSince(
  db: Reader,
  seen: Snapshot,
): Promise<{ readonly seen: Snapshot; readonly changes: readonly RankingChange[] }> {
  const { rows } = await sql<{ seen: Snapshot; changes: string | null }>`
    select pg_current_snapshot()::text as seen, changes
    from (select 1) as once
    left join ranking_log on xid >= pg_snapshot_xmin(${seen}::pg_snapshot)
      and not pg_visible_in_snapshot(xid, ${seen}::pg_snapshot)`.execute(db);
  return {
    seen: (rows[0] as { seen: Snapshot }).seen,
    changes: rows.flatMap(({ changes }) =>
      changes === null ? [] : (JSON.parse(changes) as RankingChange[]),
    ),
  };
}

/** Removes what every node has read. */
export async function purgeRankingLog(tx: Writer): Promise<void> {
  await tx
    .deleteFrom('ranking_log')
    .where(
      'logged_at',
      '<',
      sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint - ${LOG_KEPT}`,
    )
    .execute();
}
