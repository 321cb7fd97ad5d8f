// chunk: banners
import { formatDuration } from '../format/time.ts';

const padded = (value: number): string => String(value).padStart(2, '0');

/** An instant (epoch ms) as hours and minutes in the player's time zone: `07:10`. */
export function timeOfDay(instant: number): string {
  const date = new Date(instant);
  return `${padded(date.getHours())}:${padded(date.getMinutes())}`;
}

/**
 * The time of day of a later instant, with the date unless it is today's, and the year unless it is this
 * year's: `14:05`, `14:05 on 27 Nov`, `14:05 on 3 Jan 2027`.
 */
export function timeAndDate(instant: number, now: number): string {
  const time = timeOfDay(instant);
  if (daysBetween(now, instant) === 0) return time;
  const isThisYear = new Date(instant).getFullYear() === new Date(now).getFullYear();
  const date = new Date(instant).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'short',
    ...(!isThisYear && { year: 'numeric' }),
  });
  return `${time} on ${date}`;
}

/** An instant of the next days as text: `21:04`, `tomorrow 07:10`, `Tuesday 07:10`. */
export function upcomingTime(instant: number, now: number): string {
  const time = timeOfDay(instant);
  const days = daysBetween(now, instant);
  if (days <= 0) return time;
  if (days === 1) return `tomorrow ${time}`;
  return `${new Date(instant).toLocaleDateString('en', { weekday: 'long' })} ${time}`;
}

const daysBetween = (from: number, to: number): number =>
  Math.round((new Date(to).setHours(0, 0, 0, 0) - new Date(from).setHours(0, 0, 0, 0)) / 86_400_000);

/**
 * The time from now until an instant: `45 s`, `12 min`, `7 h 59 min`. From two minutes on the seconds are cut
 * off, so that the text does not change each second.
 */
export function timeUntil(instant: number, now: number): string {
  const seconds = Math.max(0, Math.round((instant - now) / 1000));
  return formatDuration(seconds < 120 ? seconds : seconds - (seconds % 60));
}

/** ms by which a clock is set back at most, when summer time ends. */
const LONGEST_REPEAT = 2 * 3_600_000;

/**
 * The next instant after `now` (epoch ms) at which the clock of the player's time zone shows `time`
 * (`HH:MM`). On the day on which the clock is set back, it shows some times twice. Null when the text is not
 * a time.
 */
export function nextTimeOfDay(time: string, now: number): number | null {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? [];
  if (hours === undefined) return null;
  const date = new Date(now);
  date.setHours(Number(hours), Number(minutes), 0, 0);
  if (date.getTime() > now) return date.getTime();
  return secondShowing(date, now) ?? date.setDate(date.getDate() + 1);
}

/** The instant after `now` at which a clock that was set back shows the time of `first` again; else null. */
function secondShowing(first: Date, now: number): number | null {
  const offset = new Date(first.getTime() + LONGEST_REPEAT).getTimezoneOffset() - first.getTimezoneOffset();
  const second = first.getTime() + offset * 60_000;
  return offset > 0 && second > now && timeOfDay(second) === timeOfDay(first.getTime()) ? second : null;
}
