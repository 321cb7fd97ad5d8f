import type { Device } from '@slumberfell/protocol';

/**
 * The minute of the day, from 0 to 1439, on a clock in a time zone.
 * @throws RangeError for an unknown time zone.
 */
function minuteOfDay(timeZone: string, instant: number): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(instant);
  const numberOf = (type: 'hour' | 'minute') => Number(parts.find((part) => part.type === type)?.value);
  return numberOf('hour') * 60 + numberOf('minute');
}

/** Whether this server's Node knows a time zone. */
export function isTimeZone(timeZone: string): boolean {
  try {
    minuteOfDay(timeZone, 0);
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/**
 * Whether an instant lies in the quiet hours of a device. A time zone that this server does not know any more
 * counts as UTC.
 * @param instant epoch ms.
 */
export function isQuiet({ timeZone, quietHours }: Pick<Device, 'timeZone' | 'quietHours'>, instant: number) {
  if (quietHours === null) return false;
  const { from, to } = quietHours;
  const minute = minuteOfDay(isTimeZone(timeZone) ? timeZone : 'UTC', instant);
  return from < to ? minute >= from && minute < to : minute >= from || minute < to;
}
