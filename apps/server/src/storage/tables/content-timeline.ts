import { sql } from 'kysely';
import { type DatabaseKind, DIFFERENCES } from '../database/dialect.ts';
import type { Reader, Writer } from '../database/schema.ts';
import { unsettledSessions } from './characters/sessions.ts';
import { snapshotSessions } from './snapshots.ts';

declare module '../database/schema.ts' {
  interface Schema {
    content_timeline: ContentTimelineTable;
  }
}

/**
 * From which instant on each content version is live. A version appears again when the host returns to an
 * older release. Entries that are no longer needed are removed.
 */
interface ContentTimelineTable {
  effective_at: number;
  version: string;
}

/** The instant from which on a content version is live, until the instant of the next entry. */
export interface TimelineEntry {
  readonly effectiveAt: number;
  readonly version: string;
}

/** @returns false when there is already an entry for this instant. */
export async function insertTimelineEntry(tx: Writer, entry: TimelineEntry): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('content_timeline')
    .values({ effective_at: entry.effectiveAt, version: entry.version })
    .onConflict((conflict) => conflict.column('effective_at').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** The whole timeline, ascending. Each change of the live content has one entry. */
export async function contentTimeline(db: Reader): Promise<readonly TimelineEntry[]> {
  return await db
    .selectFrom('content_timeline')
    .select(['effective_at as effectiveAt', 'version'])
    .orderBy('effective_at')
    .execute();
}

/**
 * Locks the timeline until the transaction ends, so that imports run one at a time. Readers do not wait.
 */
export async function lockTimeline(tx: Writer, kind: DatabaseKind): Promise<void> {
  if (!DIFFERENCES[kind].isShared) return;
  await sql`lock table content_timeline in share row exclusive mode`.execute(tx);
}

/**
 * The content with which a session's current action began, and the instant to which the session is settled so
 * far.
 */
export interface SessionNeed {
  readonly content: string;
  readonly since: number;
}

/**
 * Index of the oldest timeline entry that is needed: the entry that is live at `from`, or an older one with
 * which a session's current action began.
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
 * Removes content versions and timeline entries that are no longer needed. Content is needed if it was live
 * at the oldest snapshot or later, because logs are replayed with it, or if the current action of a session
 * in a row or a snapshot began with it.
 * @param now content that is live at this instant or later is kept in any case.
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
