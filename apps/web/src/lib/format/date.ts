const MOMENT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** An instant (epoch ms) in the player's time zone: `20 Nov 2026, 21:04`. */
export const formatMoment = (instant: number): string => MOMENT.format(instant);

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });

/** The day of an instant (epoch ms) in the player's time zone: `20 Nov 2026`. */
export const formatDay = (instant: number): string => DAY.format(instant);

const WHOLE_DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full' });

/** The day of an instant (epoch ms) in the player's time zone: `Friday 20 November 2026`. */
export const formatWholeDay = (instant: number): string => WHOLE_DAY.format(instant);

const DATE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });

/** A date such as `2026-11-20`, which is the same in every time zone: `20 Nov 2026`. */
export const formatDate = (date: string): string => DATE.format(Date.parse(date));

/** A day by its 00:00 UTC (epoch ms), the same in every time zone: `20 Nov 2026`. */
export const formatUtcDay = (start: number): string => DATE.format(start);

/** When a date such as `2026-11-20` begins in the player's time zone, epoch ms. */
export const beginOfDate = (date: string): number => new Date(`${date}T00:00`).getTime();
