import { formatNumber } from '../../lib/format/number.ts';
import { formatDuration } from '../../lib/format/time.ts';

const MINUTE = 60;
const DAY = 86_400;
/** From this time on, in seconds, whole minutes are exact enough. */
const WHOLE_MINUTES = 10 * MINUTE;
const MOST_HOURS = 2 * DAY;

/**
 * The time of a proposal as text.
 * @param seconds the time that it takes; 0 when one press does it
 * @param idleTime seconds for which one session may run
 */
export function proposalTime(seconds: number, idleTime: number): string {
  if (seconds === 0) return 'At once';
  const sessions = Math.ceil(seconds / idleTime);
  return sessions > 1 ? `${durationOf(seconds)}, over ${formatNumber(sessions)} nights` : durationOf(seconds);
}

function durationOf(seconds: number): string {
  if (seconds < WHOLE_MINUTES) return formatDuration(seconds);
  if (seconds < MOST_HOURS) return `About ${formatDuration(Math.round(seconds / MINUTE) * MINUTE)}`;
  return `About ${formatNumber(Math.round(seconds / DAY))} days`;
}
