import type { ItemActionCourse } from '@slumberfell/engine';
import { timeOfDay, timeUntil, upcomingTime } from '../../lib/clock/time-of-day.ts';

type Stops = ItemActionCourse['stops'];

/** Why an item action goes on no longer, as the end of a sentence. */
const REASONS: Readonly<Record<Stops, string>> = {
  done: 'that is as many as you asked for',
  components: 'then what it needs is used up',
  limit: 'that is as long as your legend stays up',
};

/** Why gathering, crafting or disenchanting ends: `that is as long as your legend stays up`. */
export const reasonOf = (stops: Stops): string => REASONS[stops];

/** An instant as clock time and duration: `tomorrow 07:10, in 7 h 59 min`. @param now epoch ms */
export const timeAndDuration = (instant: number, now: number): string =>
  `${upcomingTime(instant, now)}, in ${timeUntil(instant, now)}`;

/** When the next level comes: `01:20, in 12 min`, or that it does not. Null at the highest level. */
export function nextLevelText({ nextLevel }: ItemActionCourse, now: number): string | null {
  if (nextLevel === null) return null;
  return nextLevel.at === null ? 'not before the end' : timeAndDuration(nextLevel.at, now);
}

/** End and next level in a few words, for narrow bars: `ends 07:10 · level 24 at 01:20`. */
export function shortCourse({ endsAt, nextLevel }: ItemActionCourse): string {
  const end = `ends ${timeOfDay(endsAt)}`;
  return nextLevel?.at == null ? end : `${end} · level ${nextLevel.level} at ${timeOfDay(nextLevel.at)}`;
}
