import { sql } from 'kysely';
import { type DatabaseKind, DIFFERENCES } from '../database/dialect.ts';
import type { Reader, Writer } from '../database/schema.ts';

/** The instant from which on a content version is live, until the instant of the next entry. */
export interface TimelineEntry {
  readonly effectiveAt: number;
  readonly version: string;
}

/** Compiled content as its row stores it. */
export interface KeptText {
  /** JSON. */
  readonly compiled: string;
  /** Version of the shape of `compiled`. */
  readonly compiledVersion: number;
}

/** Stores a version's compiled content, unless it is stored already. */
export async function insertContent(
  tx: Writer,
  content: KeptText & { readonly version: string; readonly importedAt: number },
): Promise<void> {
  await tx
    .insertInto('content_versions')
    .values({
      version: content.version,
      imported_at: content.importedAt,
      compiled: content.compiled,
      compiled_version: content.compiledVersion,
    })
    .onConflict((conflict) => conflict.column('version').doNothing())
    .execute();
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

/** The whole timeline, ascending. Each release with new content has one entry. */
export async function contentTimeline(db: Reader): Promise<readonly TimelineEntry[]> {
  return await db
    .selectFrom('content_timeline')
    .select(['effective_at as effectiveAt', 'version'])
    .orderBy('effective_at')
    .execute();
}

/** The compiled content of a version; null when it is not stored. */
export async function compiledContent(db: Reader, version: string): Promise<KeptText | null> {
  const row = await db
    .selectFrom('content_versions')
    .select(['compiled', 'compiled_version as compiledVersion'])
    .where('version', '=', version)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Locks the timeline until the transaction ends, so that imports run one at a time. Readers do not wait.
 */
export async function lockTimeline(tx: Writer, kind: DatabaseKind): Promise<void> {
  if (!DIFFERENCES[kind].isShared) return;
  await sql`lock table content_timeline in share row exclusive mode`.execute(tx);
}

/**
 * Longest duration, in ms, of the scan over the rows of all characters. Only an import waits for it.
 */
const LONG_LOOK = 60_000;

/** The latest instant to which any character is settled; 0 when there are no characters. Reads all rows. */
export async function latestSettled(tx: Writer, kind: DatabaseKind): Promise<number> {
  if (DIFFERENCES[kind].isShared) await sql`set local statement_timeout = ${sql.lit(LONG_LOOK)}`.execute(tx);
  const { at } = await tx
    .selectFrom('characters')
    .select((e) => e.fn.max<number | null>('at').as('at'))
    .executeTakeFirstOrThrow();
  return at ?? 0;
}
