/** Whether a text names a time zone. Browsers may also give offsets, `Etc/Unknown`, or nothing. */
const isZone = (name: string | undefined): name is string =>
  name !== undefined && /^[A-Za-z][A-Za-z0-9_+/-]{0,63}$/.test(name) && name !== 'Etc/Unknown';

const ZONE_OF_OFFSET = /^Etc\/GMT([+-])(\d+)$/;

/**
 * The time zone of this device, a name of the IANA time zone database. When the browser does not know it: the
 * zone with the present offset, which never changes its clock, and UTC when the offset is no whole hour.
 * @param named what the browser calls the zone.
 * @param minutes by which UTC is ahead of the local time.
 */
export function deviceTimeZone(
  named: string | undefined = Intl.DateTimeFormat().resolvedOptions().timeZone,
  minutes: number = new Date().getTimezoneOffset(),
): string {
  if (isZone(named)) return named;
  const hours = minutes / 60;
  if (hours === 0 || !Number.isInteger(hours) || hours < -14 || hours > 12) return 'UTC';
  return hours > 0 ? `Etc/GMT+${hours}` : `Etc/GMT${hours}`;
}

/**
 * By which clock the hours of a device count, as a sentence. The names of zones with a fixed offset have the
 * sign reversed.
 */
export function clockSentence(timeZone: string): string {
  const [, sign, hours] = ZONE_OF_OFFSET.exec(timeZone) ?? [];
  if (hours === undefined && timeZone !== 'UTC') return `By the clock of this device (${timeZone}).`;
  const zone = hours === undefined ? 'UTC' : `UTC${sign === '+' ? '−' : '+'}${hours}`;
  return `By ${zone}, without summer time: this browser does not say which time zone you are in.`;
}
