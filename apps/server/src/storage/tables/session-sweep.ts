import { sql } from 'kysely';
import { type DatabaseKind, DIFFERENCES } from '../database/dialect.ts';
import type { Writer } from '../database/schema.ts';
import { claimChecks } from './alert-checks.ts';

declare module '../database/schema.ts' {
  interface Schema {
    session_sweep: SessionSweepTable;
  }
}

/**
 * One row: the cursor of the sweep. It names the last session that the sweep has claimed: its character, and
 * `busy_until`, when it ended. `began_at`: when the sweep last started again from the session that ended
 * first.
 */
interface SessionSweepTable {
  id: number;
  began_at: number;
  busy_until: number;
  character_id: number;
}

/**
 * The sweep looks for a session only this many ms after its end, when a save that was running at the end is
 * committed. Otherwise the cursor could pass the session before its row is visible.
 */
export const END_SEEN_AFTER = 10_000;

/**
 * A claimed character that is not settled after this many ms is claimed again, because the node that claimed
 * it may have died.
 */
export const CLAIM_TIME = 60_000;

/** What a claim has found. */
interface Claimed {
  /** Characters whose session has ended, and characters at which a check for alerts is due. */
  readonly ids: readonly number[];
  /**
   * Whether alerts are due, for example because the node that stored them has died. This and the checks are
   * read in the statement of the sweep, so that servers without alerts make none for them.
   */
  readonly areAlertsDue: boolean;
}

const NOTHING: Claimed = { ids: [], areAlertsDue: false };

/**
 * Claims for this node characters whose session has ended and whose row was not settled since, in the order
 * in which the sessions ended, and characters at which a check for alerts is due. No other node gets the same
 * characters within `CLAIM_TIME`.
 * @param limit how many characters of either kind to claim at most.
 * @returns fewer ids than `limit` when there are no more; nothing while another node is claiming characters.
 */
export async function claimEnded(
  tx: Writer,
  kind: DatabaseKind,
  now: number,
  limit: number,
): Promise<Claimed> {
  const sweep = await DIFFERENCES[kind]
    .claimed(
      tx
        .selectFrom('session_sweep')
        .selectAll('session_sweep')
        .select((e) =>
          e
            .selectFrom('alert_outbox')
            .select((o) => o.fn.min<number | null>('due_at').as('first'))
            .as('alerts_due_at'),
        )
        .select((e) =>
          e
            .selectFrom('alert_checks')
            .select((o) => o.fn.min<number | null>('check_at').as('first'))
            .as('check_at'),
        ),
    )
    .executeTakeFirst();
  if (sweep === undefined) return NOTHING;
  const isDue = (at: number | null): boolean => at !== null && at <= now;
  const checked = isDue(sweep.check_at)
    ? await claimChecks(tx, kind, { now, until: now + CLAIM_TIME, limit })
    : [];
  const startsAnew = now < sweep.began_at || now >= sweep.began_at + CLAIM_TIME;
  const [afterEnd, afterId] = startsAnew ? [0, 0] : [sweep.busy_until, sweep.character_id];
  const found = await tx
    .selectFrom('characters')
    .select(['id', 'busy_until'])
    .where('busy_until', '<=', now - END_SEEN_AFTER)
    .where(sql<boolean>`(busy_until, id) > (${afterEnd}, ${afterId})`)
    .orderBy('busy_until')
    .orderBy('id')
    .limit(limit)
    .$narrowType<{ busy_until: number }>()
    .execute();
  const last = found.at(-1);
  // Without an ended session, nothing is written.
  if (last !== undefined) {
    await tx
      .updateTable('session_sweep')
      .set({
        began_at: startsAnew ? now : sweep.began_at,
        busy_until: last.busy_until,
        character_id: last.id,
      })
      .execute();
  }
  const ids = [...new Set([...found.map(({ id }) => id), ...checked])];
  return { ids, areAlertsDue: isDue(sweep.alerts_due_at) };
}
