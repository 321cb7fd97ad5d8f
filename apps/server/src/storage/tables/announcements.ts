import type { Announcement, AnnouncementKind } from '@slumberfell/protocol';
import { type Generated, sql } from 'kysely';
import { type DatabaseKind, DIFFERENCES } from '../database/dialect.ts';
import type { Reader, Writer } from '../database/schema.ts';

declare module '../database/schema.ts' {
  interface Schema {
    announcements: AnnouncementsTable;
  }
}

interface AnnouncementsTable {
  id: Generated<number>;
  kind: AnnouncementKind;
  text: string;
  /** When the maintenance begins; null for a note. */
  begins_at: number | null;
  /** From this instant on pages no longer show it. Withdrawing it sets it to that instant. */
  ends_at: number;
}

/**
 * Locks the announcements until the transaction ends, so that they are added one at a time. Readers do not
 * wait.
 */
export async function lockAnnouncements(tx: Writer, kind: DatabaseKind): Promise<void> {
  if (!DIFFERENCES[kind].isShared) return;
  await sql`lock table announcements in share row exclusive mode`.execute(tx);
}

/** @returns the id of the new announcement. */
export async function insertAnnouncement(
  tx: Writer,
  { kind, text, beginsAt, endsAt }: Omit<Announcement, 'id'>,
): Promise<number> {
  const { id } = await tx
    .insertInto('announcements')
    .values({ kind, text, begins_at: beginsAt, ends_at: endsAt })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The announcements that end after an instant, the newest first. */
export async function openAnnouncements(db: Reader, now: number): Promise<readonly Announcement[]> {
  return await db
    .selectFrom('announcements')
    .select(['id', 'kind', 'text', 'begins_at as beginsAt', 'ends_at as endsAt'])
    .where('ends_at', '>', now)
    .orderBy('id', 'desc')
    .execute();
}

/** Ends an announcement now. @returns false when there is none with this id, or it has ended. */
export async function endAnnouncement(tx: Writer, id: number, now: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('announcements')
    .set({ ends_at: now })
    .where('id', '=', id)
    .where('ends_at', '>', now)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Removes announcements that ended before an instant. */
export async function deleteAnnouncementsBefore(tx: Writer, before: number): Promise<void> {
  await tx.deleteFrom('announcements').where('ends_at', '<', before).execute();
}
