import { fields, integer, list, nullable, type Shape, truth, where } from '../stored/shape.ts';

/** The most errands that can be accepted at a time; three at first. */
export const ERRAND_SLOTS = 6;
export const FIRST_ERRAND_SLOTS = 3;
/** The board of a day can be taken from on that day and on the two days after it. */
export const BOARD_DAYS = 3;
/** So many errands of the board of a day can be fulfilled. */
export const DONE_A_DAY = 3;
/** A weekly errand can be accepted in its week and in the two weeks after it. */
export const BOARD_WEEKS = 3;

/** An errand of a day that was accepted. */
export interface AcceptedErrand {
  readonly errandId: number;
  /** The day of its board, in days since 1970-01-01. */
  readonly day: number;
  readonly amount: number;
  /** The counter of its kills when it was accepted; 0 for a delivery. */
  readonly base: number;
}

/** What was taken from the board of a day. */
export interface BoardDay {
  readonly day: number;
  /** Bits of the places whose errands were accepted, the lowest for the first place. */
  readonly taken: number;
  /** How many were fulfilled. */
  readonly done: number;
}

/** A weekly errand that was accepted. */
export interface AcceptedWeek {
  /** As `weekOf`. */
  readonly week: number;
  readonly errandId: number;
  /** The tier of each way, from 1, when it was accepted. */
  readonly tiers: readonly number[];
  /** The counter of the kills of its way when it was accepted; 0 without such a way. */
  readonly base: number;
  readonly isDone: boolean;
}

/** Where a character is in the story, and what it has accepted. */
export interface QuestState {
  /** The number of the open or next chapter, from 1 on. */
  readonly chapter: number;
  /** The day on which the last chapter was closed; null before. */
  readonly closedOn: number | null;
  readonly errands: readonly AcceptedErrand[];
  /** Ascending by day. */
  readonly days: readonly BoardDay[];
  /** Ascending by week. */
  readonly weeks: readonly AcceptedWeek[];
}

export const FIRST_QUESTS: QuestState = { chapter: 1, closedOn: null, errands: [], days: [], weeks: [] };

const count = integer();
const ascending = <T>(entries: Shape<readonly T[]>, key: (entry: T) => number): Shape<readonly T[]> =>
  where(
    entries,
    (value) => value.every((one, index) => index === 0 || key(value[index - 1] as T) < key(one)),
    '',
    'not in ascending order',
  );

export const questState: Shape<QuestState> = fields<QuestState>({
  chapter: integer(1),
  closedOn: nullable(count),
  errands: list(
    fields<AcceptedErrand>({ errandId: count, day: count, amount: count, base: count }),
    0,
    ERRAND_SLOTS,
  ),
  days: ascending(
    list(fields<BoardDay>({ day: count, taken: count, done: count }), 0, BOARD_DAYS),
    ({ day }) => day,
  ),
  weeks: ascending(
    list(
      fields<AcceptedWeek>({
        week: count,
        errandId: count,
        tiers: list(count),
        base: count,
        isDone: truth,
      }),
      0,
      BOARD_WEEKS,
    ),
    ({ week }) => week,
  ),
});
