import { ANNOUNCEMENT_LIMITS, type AnnounceInput } from '@slumberfell/protocol';
import type { Refused } from '../errors.ts';
import type { Storage } from '../storage/storage.ts';
import {
  deleteAnnouncementsBefore,
  endAnnouncement,
  insertAnnouncement,
  lockAnnouncements,
  openAnnouncements,
} from '../storage/tables/announcements.ts';
import { insertAudit } from '../storage/tables/audit.ts';

const DAY = 24 * 3_600_000;

/** ms for which the server keeps an announcement after its end. */
const KEPT = 90 * DAY;

/**
 * Adds an announcement, and notes it in the audit log. Pages show it once `HostNews` has read it.
 * @param actor as in the audit log.
 * @returns its id; a refusal when its instants do not fit, or there are as many as `ANNOUNCEMENT_LIMITS`
 *   allows.
 */
export async function announce(
  storage: Storage,
  actor: string,
  { kind, text, beginsAt: begins, endsAt }: AnnounceInput,
): Promise<{ readonly id: number } | Refused> {
  const at = storage.clock.now();
  const beginsAt = begins ?? null;
  const isValid =
    endsAt > at &&
    endsAt <= at + ANNOUNCEMENT_LIMITS.days * DAY &&
    (kind === 'maintenance' ? beginsAt !== null && beginsAt > at && beginsAt < endsAt : beginsAt === null);
  const action = { at, actor, action: 'announce' } as const;
  return await storage.write(async (tx) => {
    const refuse = async (refused: Refused['refused']): Promise<Refused> => {
      await insertAudit(tx, { ...action, subject: null, outcome: refused });
      return { refused };
    };
    if (!isValid) return await refuse('announcement/times');
    await lockAnnouncements(tx, storage.kind);
    if ((await openAnnouncements(tx, at)).length >= ANNOUNCEMENT_LIMITS.open)
      return await refuse('announcement/limit');
    const id = await insertAnnouncement(tx, { kind, text, beginsAt, endsAt });
    await insertAudit(tx, { ...action, subject: `announcement ${id}`, outcome: 'done' });
    return { id };
  });
}

/**
 * Ends an announcement, and notes it in the audit log.
 * @param actor as in the audit log.
 * @returns null when it has ended.
 */
export async function withdrawAnnouncement(
  storage: Storage,
  actor: string,
  id: number,
): Promise<Refused | null> {
  const at = storage.clock.now();
  return await storage.write(async (tx) => {
    const isEnded = await endAnnouncement(tx, id, at);
    const outcome = isEnded ? 'done' : 'announcement/unknown';
    const subject = `announcement ${id}`;
    await insertAudit(tx, { at, actor, action: 'withdraw-announcement', subject, outcome });
    return isEnded ? null : { refused: 'announcement/unknown' };
  });
}

/** Removes announcements that ended `KEPT` ms ago. */
export async function removeOldAnnouncements(storage: Storage): Promise<void> {
  const before = storage.clock.now() - KEPT;
  await storage.write((tx) => deleteAnnouncementsBefore(tx, before));
}
