import type { DatabaseKind } from '../database/dialect.ts';
import type { Reader, Writer } from '../database/schema.ts';
import { unsettledSessions } from './characters/rows.ts';
import { contentTimeline, lockTimeline, type TimelineEntry } from './content-versions.ts';

/**
 * The content with which a session's current action began, and the instant from which on the session is to be
 * settled.
 */
export interface SessionNeed {
  readonly content: string;
  readonly since: number;
}

/**
 * Index of the oldest timeline entry that is needed: it is live at `from` or later, or one of the sessions
 * still uses it.
 */
export function firstNeeded(
  entries: readonly TimelineEntry[],
  sessions: readonly SessionNeed[],
  from: number,
): number {
  const indexes = sessions.map(({ content, since }) =>
    entries.findLastIndex((entry) => entry.version === content && entry.effectiveAt <= since),
  );
  indexes.push(entries.findLastIndex((entry) => entry.effectiveAt <= from));
  return Math.max(0, Math.min(...indexes));
}

/**
 * Removes content versions that nothing needs: they are older than every snapshot, so no log is replayed with
 * them, and no running session in a row or a snapshot began with them.
 * @param now content that was replaced before this instant is needed only for those.
 * @returns the versions that were removed.
 */
export async function purgeContent(tx: Writer, kind: DatabaseKind, now: number): Promise<readonly string[]> {
  await lockTimeline(tx, kind);
  const entries = await contentTimeline(tx);
  if (entries.length < 2) return [];
  const { oldest } = await tx
    .selectFrom('snapshots')
    .select((e) => e.fn.min<number | null>('at').as('oldest'))
    .executeTakeFirstOrThrow();
  const sessions = [...(await unsettledSessions(tx)), ...(await snapshotSessions(tx))];
  const from = Math.min(oldest ?? now, now, ...sessions.map(({ since }) => since));
  const first = entries[firstNeeded(entries, sessions, from)];
  if (first === undefined) return [];
  await tx.deleteFrom('content_timeline').where('effective_at', '<', first.effectiveAt).execute();
  const removed = await tx
    .deleteFrom('content_versions')
    .where('version', 'not in', (e) => e.selectFrom('content_timeline').select('version'))
    .returning('version')
    .execute();
  return removed.map(({ version }) => version);
}

async function snapshotSessions(db: Reader): Promise<readonly SessionNeed[]> {
  return await db
    .selectFrom('snapshots')
    .select((e) => ['session_content as content', e.fn.min('at').as('since')])
    .where('session_content', 'is not', null)
    .groupBy('session_content')
    .$narrowType<SessionNeed>()
    .execute();
}
