import {
  type AcceptedErrand,
  type AcceptedWeek,
  BOARD_DAYS,
  BOARD_WEEKS,
  type BoardDay,
  DONE_A_DAY,
  type QuestState,
} from '../state/quests.ts';
import { weekOf } from './rotation.ts';

/** Whether the board of a day can be taken from today. Both in days since 1970-01-01. */
export const isBoardOpen = (day: number, today: number): boolean => day <= today && day > today - BOARD_DAYS;

/** Whether the errand of a week can be accepted today. */
export const isWeekOpen = (week: number, today: number): boolean =>
  week <= weekOf(today) && week > weekOf(today) - BOARD_WEEKS;

const boardDay = ({ days }: QuestState, day: number): BoardDay =>
  days.find((one) => one.day === day) ?? { day, taken: 0, done: 0 };

export const isPlaceTaken = (quests: QuestState, day: number, place: number): boolean =>
  (boardDay(quests, day).taken & (1 << place)) !== 0;

/** The weekly errand that is accepted and not fulfilled; the same one may be fulfilled in another week. */
export const acceptedWeekOf = ({ weeks }: Pick<QuestState, 'weeks'>, errandId: number) =>
  weeks.find((one) => one.errandId === errandId && !one.isDone);

/** Whether as many errands of the board of a day are accepted or fulfilled as can be fulfilled. */
export const isDayDone = (quests: QuestState, day: number): boolean =>
  boardDay(quests, day).done + quests.errands.filter((errand) => errand.day === day).length >= DONE_A_DAY;

/** The entries with one replaced or added, ascending; of more than `most` the lowest leave. */
function withEntry<T>(
  entries: readonly T[],
  entry: T,
  key: (entry: T) => number,
  most: number,
): readonly T[] {
  const others = entries.filter((one) => key(one) !== key(entry));
  return [...others, entry].sort((one, other) => key(one) - key(other)).slice(-most);
}

const withDay = (quests: QuestState, day: BoardDay): QuestState => ({
  ...quests,
  days: withEntry(quests.days, day, (one) => one.day, BOARD_DAYS),
});

const withoutErrand = (quests: QuestState, errandId: number): QuestState => ({
  ...quests,
  errands: quests.errands.filter((one) => one.errandId !== errandId),
});

/** @param place of the errand on the board of its day, from 0 */
export function withAccepted(quests: QuestState, errand: AcceptedErrand, place: number): QuestState {
  const day = boardDay(quests, errand.day);
  return withDay(
    { ...quests, errands: [...quests.errands, errand] },
    { ...day, taken: day.taken | (1 << place) },
  );
}

/** Its place on the board is free again, while the board is remembered. */
export function withDropped(
  quests: QuestState,
  { errandId, day }: AcceptedErrand,
  place: number,
): QuestState {
  const left = withoutErrand(quests, errandId);
  const known = quests.days.find((one) => one.day === day);
  return known === undefined ? left : withDay(left, { ...known, taken: known.taken & ~(1 << place) });
}

export function withFulfilled(quests: QuestState, { errandId, day }: AcceptedErrand): QuestState {
  const left = withoutErrand(quests, errandId);
  const known = quests.days.find((one) => one.day === day);
  return known === undefined ? left : withDay(left, { ...known, done: known.done + 1 });
}

const withWeek = (quests: QuestState, week: AcceptedWeek): QuestState => ({
  ...quests,
  weeks: withEntry(quests.weeks, week, (one) => one.week, BOARD_WEEKS),
});

/**
 * Of the weeks that are over and fulfilled, none needs to be remembered any more.
 * @param today in days since 1970-01-01
 */
export const withAcceptedWeek = (quests: QuestState, week: AcceptedWeek, today: number): QuestState =>
  withWeek(
    { ...quests, weeks: quests.weeks.filter((one) => !one.isDone || isWeekOpen(one.week, today)) },
    week,
  );

export const withFulfilledWeek = (quests: QuestState, week: AcceptedWeek): QuestState =>
  withWeek(quests, { ...week, isDone: true });

export const withDroppedWeek = (quests: QuestState, { week }: AcceptedWeek): QuestState => ({
  ...quests,
  weeks: quests.weeks.filter((one) => one.week !== week),
});
