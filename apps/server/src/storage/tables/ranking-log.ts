import { type Generated, sql } from 'kysely';
import type { Reader, Writer } from '../database/schema.ts';
import type { RankingChange } from './rankings/columns.ts';

declare module '../database/schema.ts' {
  interface Schema {
    ranking_log: RankingLogTable;
  }
}

/**
 * PostgreSQL only: changes of the rankings. Nodes read them to update their counts of leaderboard rows in
 * memory.
 */
interface RankingLogTable {
  /** Id of the transaction that made the changes. */
  xid: Generated<string>;
  /** JSON: `RankingChange[]`. */
  changes: string;
  logged_at: Generated<number>;
}

/** PostgreSQL only: the log from which nodes read all changes of rankings, their own included. */

/**
 * How long entries of this log are kept, in ms. A node that has not read it for longer counts all boards
 * again.
 */
export const LOG_KEPT = 10 * 60_000;

/** The set of transactions whose changes a reading transaction sees, in PostgreSQL's format. */
export type Snapshot = string;

/** The snapshot of the current transaction. */
export async function currentSnapshot(db: Reader): Promise<Snapshot> {
  const { rows } = await sql<{ seen: Snapshot }>`select pg_current_snapshot()::text as seen`.execute(db);
  return (rows[0] as { seen: Snapshot }).seen;
}

/**
 * All changes of rankings that the current transaction sees and an earlier snapshot does not, in no order.
 */
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

/** Removes entries that are older than `LOG_KEPT`. */
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
