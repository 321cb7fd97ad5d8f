const padded = (value: number): string => String(value).padStart(2, '0');

/** A minute of the day as a time field shows it: `22:30`. */
export const timeOfMinute = (minute: number): string =>
  `${padded(Math.floor(minute / 60))}:${padded(minute % 60)}`;

/** The minute of the day of a time field's text; null when the field is empty. */
export function minuteOfTime(time: string): number | null {
  const [, hours, minutes] = /^(\d{2}):(\d{2})$/.exec(time) ?? [];
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
}
