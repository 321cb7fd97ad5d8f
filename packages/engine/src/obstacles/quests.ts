import { acceptedWeekOf, isBoardOpen, isDayDone, isPlaceTaken, isWeekOpen } from '../quests/accepted.ts';
import { boardOf, weeklyErrandOf } from '../quests/board.ts';
import { priceByHob } from '../quests/hob.ts';
import { isReached, progressOfErrand, termSinceAccepted, termsOfErrand } from '../quests/progress.ts';
import { isRoomFor, pieceFor } from '../quests/rewards.ts';
import { skillsOfDay, weekOf } from '../quests/rotation.ts';
import { shortcomingsOf } from '../quests/terms.ts';
import { errandSlots, isUnlocked } from '../quests/unlocked.ts';
import { weeklyTierOf } from '../quests/weekly.ts';
import { type AcceptedErrand, type AcceptedWeek, BOARD_WEEKS } from '../state/quests.ts';
import type { Shown } from '../state/state.ts';
import type { Counter } from '../world/counter.ts';
import type { WeeklyErrand } from '../world/quests.ts';
import { dayOf } from '../world/time.ts';
import type { World } from '../world/world.ts';
import { holding } from './hold.ts';

/** Chapters from this one on open on another day than the one before was closed. */
export const FIRST_CHAPTER_OF_A_DAY = 8;
/** Chapters from this one on open on the second day after the one before was closed. */
export const FIRST_CHAPTER_OF_TWO_DAYS = 41;

interface Acceptance {
  readonly errandId: number;
  /** The day of the board, in days since 1970-01-01. */
  readonly day: number;
}

export function acceptErrandObstacles(shown: Shown, input: Acceptance, world: World, at: number) {
  const week = world.quests.weeklyErrand(input.errandId);
  return week === undefined
    ? ofTheDay(shown, input, world, dayOf(at))
    : ofTheWeek(shown, week, input.day, world, dayOf(at));
}

function ofTheDay(shown: Shown, { errandId, day }: Acceptance, world: World, today: number) {
  const errand = world.quests.errand(errandId);
  const slots = errandSlots(shown, world);
  if (slots === 0) return ['quest/locked'] as const;
  const place =
    errand === undefined || !isBoardOpen(day, today) ? -1 : skillsOfDay(day).indexOf(errand.skillId);
  if (place < 0) return ['errand/not-offered'] as const;
  const { quests } = shown;
  if (isPlaceTaken(quests, day, place) || quests.errands.some((one) => one.errandId === errandId))
    return ['errand/taken'] as const;
  return holding(
    ['errand/not-offered', boardOf(shown, world, day)[place]?.id !== errandId],
    ['errand/day-done', isDayDone(quests, day)],
    ['errand/full', quests.errands.length >= slots],
  );
}

function ofTheWeek(shown: Shown, { id }: WeeklyErrand, day: number, world: World, today: number) {
  const { weeks } = shown.quests;
  const week = weekOf(day);
  return holding(
    ['quest/locked', !isUnlocked(shown, world, 'weekly-errand')],
    ['errand/not-offered', !isWeekOpen(week, today) || weeklyErrandOf(world, week)?.id !== id],
    [
      'errand/taken',
      weeks.some((one) => one.week === week) || acceptedWeekOf(shown.quests, id) !== undefined,
    ],
    ['errand/full', weeks.filter((one) => !one.isDone || isWeekOpen(one.week, today)).length >= BOARD_WEEKS],
  );
}

/** An accepted errand, of a day or of a week. */
export const acceptedOf = (
  { quests }: Pick<Shown, 'quests'>,
  errandId: number,
): AcceptedErrand | AcceptedWeek | undefined =>
  quests.errands.find((one) => one.errandId === errandId) ?? acceptedWeekOf(quests, errandId);

export const dropErrandObstacles = (shown: Shown, { errandId }: Pick<Acceptance, 'errandId'>) =>
  holding(['errand/none', acceptedOf(shown, errandId) === undefined]);

/** What is handed over, as `turn-in` has it. */
export interface HandingOver {
  readonly kind: 'story' | 'errand' | 'week';
  readonly id: number;
  readonly choice?: number | undefined;
  readonly byHob?: boolean | undefined;
  readonly useKept?: boolean | undefined;
  readonly counters: readonly Counter[];
}

export function turnInObstacles(shown: Shown, input: HandingOver, world: World, at: number) {
  if (input.kind === 'story') return ofStory(shown, input, world, at);
  return input.kind === 'errand' ? ofErrand(shown, input, world) : ofWeek(shown, input, world);
}

function ofStory(
  shown: Shown,
  { id, byHob = false, useKept = false, counters }: HandingOver,
  world: World,
  at: number,
) {
  const chapter = world.quests.chapter(id);
  if (chapter === undefined || id !== shown.quests.chapter) return ['quest/locked'] as const;
  const lacks = shortcomingsOf(chapter.terms, shown, counters, { isPaid: byHob, useKept });
  return holding(
    ['quest/not-open', !isChapterOpen(shown, dayOf(at))],
    ['quest/not-yet', lacks.isEarly],
    ['travel/elsewhere', lacks.isElsewhere],
    ['quest/not-by-hob', byHob && priceByHob(chapter, world) === null],
    ['buy/gold', byHob && (priceByHob(chapter, world) ?? 0) > shown.gold],
    ['item/not-owned', lacks.isNotOwned],
    ['item/kept', lacks.isKept],
    ['amount/too-large', !isRoomFor(shown, { ...chapter, itemId: pieceFor(chapter, shown) })],
  );
}

/** The day on which the next chapter opens, in days since 1970-01-01; null for one that is open at once. */
export function openingDay({ quests: { chapter, closedOn } }: Pick<Shown, 'quests'>): number | null {
  if (closedOn === null || chapter < FIRST_CHAPTER_OF_A_DAY) return null;
  return closedOn + (chapter < FIRST_CHAPTER_OF_TWO_DAYS ? 1 : 2);
}

const isChapterOpen = (shown: Pick<Shown, 'quests'>, day: number): boolean =>
  day >= (openingDay(shown) ?? day);

function ofErrand(shown: Shown, { id, useKept = false, counters }: HandingOver, world: World) {
  const accepted = shown.quests.errands.find(({ errandId }) => errandId === id);
  const errand = world.quests.errand(id);
  if (accepted === undefined || errand === undefined) return ['errand/none'] as const;
  const lacks = shortcomingsOf(termsOfErrand(errand, accepted), shown, counters, { isPaid: false, useKept });
  const isShort = !isReached(progressOfErrand(errand, accepted, shown, counters));
  return holding(
    ['quest/not-yet', errand.kind === 'kill' && isShort],
    ['item/not-owned', lacks.isNotOwned],
    ['item/kept', lacks.isKept],
    ['amount/too-large', !isRoomFor(shown, errand)],
  );
}

function ofWeek(shown: Shown, { id, choice, useKept = false, counters }: HandingOver, world: World) {
  const accepted = acceptedWeekOf(shown.quests, id);
  const errand = world.quests.weeklyErrand(id);
  if (accepted === undefined || errand === undefined) return ['errand/none'] as const;
  const tier = weeklyTierOf(errand, accepted, choice);
  if (tier === undefined) return ['errand/no-choice'] as const;
  const asked = termSinceAccepted(tier, accepted);
  const lacks = shortcomingsOf([asked], shown, counters, { isPaid: false, useKept });
  return holding(
    ['quest/not-yet', lacks.isEarly],
    ['item/not-owned', lacks.isNotOwned],
    ['item/kept', lacks.isKept],
    ['amount/too-large', !isRoomFor(shown, { gold: tier.gold, candleEnds: errand.candleEnds })],
  );
}
