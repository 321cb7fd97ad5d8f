import type { ChronicleFirst, DatedFirst } from '../../features/chronicle/first-words.ts';
import { formatDay } from '../../lib/format/date.ts';

const isDated = (first: ChronicleFirst): first is DatedFirst => first.at !== null;

/** The firsts whose instant is known, the newest first. */
export const datedFirsts = (firsts: readonly ChronicleFirst[]): readonly DatedFirst[] =>
  firsts.filter(isDated).toSorted((one, other) => other.at - one.at);

/** Groups firsts, the newest first, by their day in the player's time zone. */
export function firstsByDay(firsts: readonly DatedFirst[]): readonly (readonly DatedFirst[])[] {
  const days: DatedFirst[][] = [];
  for (const first of firsts) {
    const day = days.at(-1);
    if (day?.[0] && formatDay(day[0].at) === formatDay(first.at)) day.push(first);
    else days.push([first]);
  }
  return days;
}
