const MOMENT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** An instant as the player's calendar and clock show it: `20 Nov 2026, 21:04`. */
export const formatMoment = (instant: number): string => MOMENT.format(instant);
