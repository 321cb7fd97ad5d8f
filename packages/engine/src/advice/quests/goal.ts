import { acceptedWeekOf } from '../../quests/accepted.ts';
import { levelFor } from '../../quests/board.ts';
import { countersToTurnIn } from '../../quests/counter-keys.ts';
import type { CountersOf } from '../../quests/counters.ts';
import { type Progress, progressOfErrand, progressOfTerm, progressOfTier } from '../../quests/progress.ts';
import { weeklyTierOf } from '../../quests/weekly.ts';
import { combatLevelOf } from '../../sessions/combat/combat-level.ts';
import type { AcceptedErrand, AcceptedWeek } from '../../state/quests.ts';
import type { Shown } from '../../state/state.ts';
import type { Counter } from '../../world/counter.ts';
import type { Errand, TermKind, WeeklyErrand } from '../../world/quests.ts';
import type { World } from '../../world/world.ts';

/** What a character may hand over, as goals: without texts and rewards, so that a worker needs no quests. */

/** One thing that is asked, and how far the character is with it. */
export interface QuestAsk extends Progress {
  readonly kind: TermKind;
  /** Ids as in a term; several for enemies whose kills count together. */
  readonly ids: readonly number[];
}

/** Which chapter, errand, or way of a weekly errand. */
export interface QuestGoalId {
  readonly kind: 'story' | 'errand' | 'week';
  /** The number of the chapter, or the id of the errand. */
  readonly id: number;
  /** By which of its ways a weekly errand is fulfilled, from 1; null for the other kinds. */
  readonly choice: number | null;
}

export interface QuestGoal extends QuestGoalId {
  /** Whether it is the next chapter, or accepted; false for what a board offers. */
  readonly isAccepted: boolean;
  /** All must hold at once. */
  readonly asks: readonly QuestAsk[];
}

/** Tells goals apart. */
export const keyOfGoal = ({ kind, id, choice }: QuestGoalId): string =>
  choice === null ? `${kind}:${id}` : `${kind}:${id}:${choice}`;

/** The level for which a goal is meant, where the character has not reached it; else null. */
export function levelBefore({ kind, id }: QuestGoalId, shown: Shown, { quests }: World): number | null {
  const [chapter, errand] = [quests.chapter(id), quests.errand(id)];
  if (kind === 'story' && chapter !== undefined)
    return combatLevelOf(shown) < chapter.advisedLevel ? chapter.advisedLevel : null;
  if (kind === 'errand' && errand !== undefined)
    return levelFor(shown, errand.skillId) < errand.minLevel ? errand.minLevel : null;
  return null;
}

/** The next chapter, and what is accepted. */
export function acceptedGoals(shown: Shown, world: World, countersOf: CountersOf): readonly QuestGoal[] {
  const { chapter, errands, weeks } = shown.quests;
  return [
    ...storyGoal(chapter, shown, world, countersOf),
    ...errands.flatMap((accepted) => {
      const errand = world.quests.errand(accepted.errandId);
      return errand === undefined ? [] : [errandGoal(errand, accepted, shown, world, countersOf)];
    }),
    ...weeks.flatMap((accepted) => {
      const errand = world.quests.weeklyErrand(accepted.errandId);
      return errand === undefined || accepted.isDone
        ? []
        : weekGoals(errand, accepted, shown, world, countersOf);
    }),
  ];
}

/** An errand that a board offers. Its kills count from its acceptance on. */
export const offeredGoal = (errand: Errand, amount: number, shown: Shown): QuestGoal => ({
  kind: 'errand',
  id: errand.id,
  choice: null,
  isAccepted: false,
  asks: [{ kind: errand.kind, ids: errand.ids, ...progressOfErrand(errand, { amount, base: 0 }, shown, []) }],
});

/**
 * The ways of a weekly errand that is offered.
 * @param tiers of its ways, as `tiersOfWays`
 */
export const offeredWeekGoals = (
  errand: WeeklyErrand,
  tiers: readonly number[],
  shown: Shown,
): readonly QuestGoal[] => goalsOfWays(errand, { tiers, base: 0 }, false, shown, () => []);

function storyGoal(id: number, shown: Shown, world: World, countersOf: CountersOf): readonly QuestGoal[] {
  const chapter = world.quests.chapter(id);
  if (chapter === undefined) return [];
  const counters = countersOf(countersToTurnIn({ kind: 'story', id }, shown, world));
  const asks = chapter.terms.map((term) => ({
    kind: term.kind,
    ids: [term.id],
    ...progressOfTerm(term, shown, counters),
  }));
  return [{ kind: 'story', id, choice: null, isAccepted: true, asks }];
}

function errandGoal(
  errand: Errand,
  accepted: AcceptedErrand,
  shown: Shown,
  world: World,
  countersOf: CountersOf,
): QuestGoal {
  const { id, kind, ids } = errand;
  const counters = countersOf(countersToTurnIn({ kind: 'errand', id }, shown, world));
  return {
    kind: 'errand',
    id,
    choice: null,
    isAccepted: true,
    asks: [{ kind, ids, ...progressOfErrand(errand, accepted, shown, counters) }],
  };
}

function weekGoals(
  errand: WeeklyErrand,
  accepted: AcceptedWeek,
  shown: Shown,
  world: World,
  countersOf: CountersOf,
): readonly QuestGoal[] {
  // The same errand may be accepted in two weeks; the one that is handed over is the open one.
  if (acceptedWeekOf(shown.quests, errand.id) !== accepted) return [];
  const counters = countersToTurnIn({ kind: 'week', id: errand.id }, shown, world);
  return goalsOfWays(errand, accepted, true, shown, () => countersOf(counters));
}

const goalsOfWays = (
  errand: WeeklyErrand,
  accepted: Pick<AcceptedWeek, 'tiers' | 'base'>,
  isAccepted: boolean,
  shown: Shown,
  counters: () => readonly Counter[],
): readonly QuestGoal[] =>
  errand.ways.flatMap((_, index): QuestGoal[] => {
    const tier = weeklyTierOf(errand, accepted, index + 1);
    if (tier === undefined) return [];
    const { kind, id } = tier.term;
    const progress = progressOfTier(tier, accepted, shown, counters());
    const asks = [{ kind, ids: [id], ...progress }];
    return [{ kind: 'week', id: errand.id, choice: index + 1, isAccepted, asks }];
  });
