import {
  acceptedGoals,
  amountOfErrand,
  BOARD_DAYS,
  BOARD_WEEKS,
  boardOf,
  dayOf,
  errandSlots,
  isPlaceTaken,
  isUnlocked,
  offeredGoal,
  offeredWeekGoals,
  type QuestGoal,
  type Shown,
  tiersOfWays,
  weeklyErrandOf,
  weekOf,
} from '@slumberfell/engine';
import type { QuestFacts } from '../../features/quests/use-quests.ts';

/**
 * All that the character may hand over: the next chapter, what is accepted, and what the boards offer.
 * @param now epoch ms
 */
export function allGoals(shown: Shown, { world, countersOf }: QuestFacts, now: number): readonly QuestGoal[] {
  const today = dayOf(now);
  const accepted = acceptedGoals(shown, world, countersOf);
  const days = errandSlots(shown, world) > 0 ? agesUpTo(BOARD_DAYS).map((age) => today - age) : [];
  const weeks = isUnlocked(shown, world, 'weekly-errand')
    ? agesUpTo(BOARD_WEEKS).map((age) => weekOf(today) - age)
    : [];
  const offered = [
    ...days.flatMap((day) =>
      boardOf(shown, world, day).flatMap((errand, place) =>
        errand === null || isPlaceTaken(shown.quests, day, place)
          ? []
          : offeredGoal(errand, amountOfErrand(errand, shown), shown),
      ),
    ),
    ...weeks.flatMap((week) => {
      const errand = weeklyErrandOf(world, week);
      const isTaken = shown.quests.weeks.some((one) => one.week === week);
      return errand === undefined || isTaken
        ? []
        : offeredWeekGoals(errand, tiersOfWays(errand, shown), shown);
    }),
  ];
  return [...accepted, ...offered.filter((goal) => !accepted.some((one) => isSame(one, goal)))];
}

const agesUpTo = (count: number): number[] => Array.from({ length: count }, (_, age) => age);

const isSame = (one: QuestGoal, other: QuestGoal): boolean => one.kind === other.kind && one.id === other.id;
