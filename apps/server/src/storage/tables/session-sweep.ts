import { sql } from 'kysely';
import { type DatabaseKind, DIFFERENCES } from '../database/dialect.ts';
import type { Reader, Writer } from '../database/schema.ts';

/** Ends are looked for this long after they came, in ms: a save under way may not be seen before. */
export const END_SEEN_AFTER = 10_000;

/**
 * What was claimed and is not settled after so long, in ms, is claimed again: a node may have died over it.
 */
export const CLAIM_TIME = 60_000;

/**
 * Takes characters for this node whose session has ended since their row was saved, those first that ended
 * first. No other node gets the same within `CLAIM_TIME`.
 * @param limit how many at most.
 * @returns ids, fewer than `limit` when there are no more; none while another node is taking some.
 */
export async function claimEnded(
  tx: Writer,
  kind: DatabaseKind,
  now: number,
  limit: number,
): Promise<readonly number[]> {
  const sweep = await DIFFERENCES[kind]
    .claimed(tx.selectFrom('session_sweep').selectAll())
    .executeTakeFirst();
  if (sweep === undefined) return [];
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
  // Where nothing has ended, nothing is written.
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
  return found.map(({ id }) => id);
}

/** How long the session that ended first has been waiting to be settled, in ms; 0 where none does. */
export async function sweepLag(db: Reader, now: number): Promise<number> {
  const { first } = await db
    .selectFrom('characters')
    .select((e) => e.fn.min<number | null>('busy_until').as('first'))
    .executeTakeFirstOrThrow();
  return first === null ? 0 : Math.max(0, now - first);
}
