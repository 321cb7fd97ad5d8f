// chunk: first
const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** The date of an agreement's version, such as `2026-11-20`, in words: `20 November 2026`. */
export const formatVersionDay = (date: string): string => DAY.format(new Date(date));
