import { timeUntil } from '../../lib/clock/time-of-day.ts';

const MINUTE = 60_000;

/**
 * The time until what runs ends, for the title of the page: `7 h 59 min`, `45 s`; empty when it is over. A
 * hidden page counts whole minutes, because its title changes once a minute at most.
 * @param endsAt epoch ms
 * @param now epoch ms
 */
export function titleCountdown(endsAt: number, now: number, isHidden: boolean): string {
  if (endsAt <= now) return '';
  if (!isHidden) return timeUntil(endsAt, now);
  return timeUntil(now + Math.ceil((endsAt - now) / MINUTE) * MINUTE, now);
}
