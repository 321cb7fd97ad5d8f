import { ANNOUNCEMENT_KINDS, ANNOUNCEMENT_LIMITS } from './limits.ts';
import { id, instant } from './numbers.ts';
import { z } from './zod.ts';

/** Text of one line: it begins with no space, and has no control characters. */
export const ONE_LINE = /^[!-~\u00a1-\uffff][ -~\u00a0-\uffff]*$/;

export const announcementText = z.string().min(1).max(ANNOUNCEMENT_LIMITS.text).regex(ONE_LINE);

/** A short text of the host that every open page shows. */
export const announcement = z.strictObject({
  id,
  kind: z.enum(ANNOUNCEMENT_KINDS),
  text: announcementText,
  /** When the maintenance begins; null for a note. */
  beginsAt: instant.nullable(),
  /** From this instant on pages no longer show it. */
  endsAt: instant,
});
export type Announcement = z.infer<typeof announcement>;

/** What the host tells every open page. */
export const announcements = z.strictObject({
  /** Those that have not ended, the newest first. */
  announcements: z.array(announcement).max(ANNOUNCEMENT_LIMITS.open).readonly(),
  /** When the newest post of the news was posted; null when there is none. */
  newsAt: instant.nullable(),
});
export type Announcements = z.infer<typeof announcements>;
