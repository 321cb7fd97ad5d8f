import type { Reader, Writer } from './schema.ts';

/** From when on a version of the content is live, until the next entry's instant. */
export interface TimelineEntry {
  readonly effectiveAt: number;
  readonly version: string;
}

/** Keeps a version's compiled content, JSON. Does nothing when it is kept already. */
export async function insertContent(
  tx: Writer,
  content: { readonly version: string; readonly importedAt: number; readonly compiled: string },
): Promise<void> {
  await tx
    .insertInto('content_versions')
    .values({ version: content.version, imported_at: content.importedAt, compiled: content.compiled })
    .onConflict((conflict) => conflict.column('version').doNothing())
    .execute();
}

/** @returns false when something takes effect at that very instant already. */
export async function insertTimelineEntry(tx: Writer, entry: TimelineEntry): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('content_timeline')
    .values({ effective_at: entry.effectiveAt, version: entry.version })
    .onConflict((conflict) => conflict.column('effective_at').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** The whole timeline, ascending: one entry per release with new content. */
export async function contentTimeline(db: Reader): Promise<readonly TimelineEntry[]> {
  return await db
    .selectFrom('content_timeline')
    .select(['effective_at as effectiveAt', 'version'])
    .orderBy('effective_at')
    .execute();
}

/** The compiled content of a version, JSON; null when it is not kept. */
export async function compiledContent(db: Reader, version: string): Promise<string | null> {
  const row = await db
    .selectFrom('content_versions')
    .select('compiled')
    .where('version', '=', version)
    .executeTakeFirst();
  return row?.compiled ?? null;
}
