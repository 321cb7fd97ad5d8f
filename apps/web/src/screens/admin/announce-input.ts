import type { AnnounceInput } from '@slumberfell/protocol';

const MINUTE = 60_000;
const HOUR = 60;
const DAY = 24 * HOUR;

/** For how many minutes a note is shown, with the words for it. */
export const NOTE_MINUTES: Readonly<Record<string, string>> = {
  [HOUR]: '1 hour',
  [6 * HOUR]: '6 hours',
  [DAY]: '1 day',
  [3 * DAY]: '3 days',
  [7 * DAY]: '7 days',
  [29 * DAY]: '29 days',
};

/** How many minutes maintenance takes, with the words for it. */
export const MAINTENANCE_MINUTES: Readonly<Record<string, string>> = {
  15: '15 minutes',
  30: '30 minutes',
  [HOUR]: '1 hour',
  [2 * HOUR]: '2 hours',
  [6 * HOUR]: '6 hours',
};

/**
 * The input of the call, from the values of the form.
 * @param begins when maintenance begins, as `2026-11-28T03:00` in this browser's time zone; null for a note
 * @param minutes how long the note is shown, or the maintenance takes
 * @param now epoch ms
 * @returns null when `begins` is no time
 */
export function announceInput(
  text: string,
  begins: string | null,
  minutes: number,
  now: number,
): AnnounceInput | null {
  if (begins === null) return { kind: 'note', text, endsAt: now + minutes * MINUTE };
  const beginsAt = new Date(begins).getTime();
  if (Number.isNaN(beginsAt)) return null;
  return { kind: 'maintenance', text, beginsAt, endsAt: beginsAt + minutes * MINUTE };
}
