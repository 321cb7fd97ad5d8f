// chunk: banners
import type { Announcement } from '@slumberfell/protocol';
import { timeUntil } from '../../lib/clock/time-of-day.ts';

/** Ms before maintenance begins in which its banner cannot be put away. */
const LAST_MINUTES = 10 * 60_000;

/** Whether a player may put the banner of an announcement away. */
export const canDismiss = ({ beginsAt }: Announcement, now: number): boolean =>
  beginsAt === null || beginsAt - now > LAST_MINUTES;

/**
 * The announcements that the page shows at an instant.
 * @param dismissed ids of those that the player has put away
 */
export const shownAt = (
  announcements: readonly Announcement[],
  dismissed: readonly number[],
  now: number,
): readonly Announcement[] =>
  announcements.filter(
    (announcement) =>
      announcement.endsAt > now && !(dismissed.includes(announcement.id) && canDismiss(announcement, now)),
  );

/** What the banner of maintenance says before the host's text; null for a note. */
export function maintenanceText({ beginsAt }: Announcement, now: number): string | null {
  if (beginsAt === null) return null;
  return now < beginsAt
    ? `The server goes to rest in ${timeUntil(beginsAt, now)}.`
    : 'The server is at rest: its maintenance is under way.';
}
