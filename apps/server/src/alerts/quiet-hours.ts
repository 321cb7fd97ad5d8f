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

const MINUTE = 60_000;
const MINUTES_OF_DAY = 24 * 60;

type QuietDevice = Pick<Device, 'timeZone' | 'quietHours'>;

/** A time zone that this server does not know any more counts as UTC. */
const minuteOn = ({ timeZone }: Pick<Device, 'timeZone'>, instant: number): number =>
  minuteOfDay(isTimeZone(timeZone) ? timeZone : 'UTC', instant);

/**
 * Whether an instant lies in the quiet hours of a device.
 * @param instant epoch ms.
 */
export function isQuiet(device: QuietDevice, instant: number): boolean {
  const { quietHours } = device;
  if (quietHours === null) return false;
  const { from, to } = quietHours;
  const minute = minuteOn(device, instant);
  return from < to ? minute >= from && minute < to : minute >= from || minute < to;
}

/**
 * When the quiet hours of a device end in which an instant lies, epoch ms. Where clocks are changed within
 * them, the end is up to an hour off: ask `isQuiet` again then.
 * @returns the instant itself when it lies in none.
 */
export function quietUntil(device: QuietDevice, instant: number): number {
  const { quietHours } = device;
  if (quietHours === null || !isQuiet(device, instant)) return instant;
  const minutes = (quietHours.to - minuteOn(device, instant) + MINUTES_OF_DAY) % MINUTES_OF_DAY;
  return instant - (instant % MINUTE) + (minutes || MINUTES_OF_DAY) * MINUTE;
}
