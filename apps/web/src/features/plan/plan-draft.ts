import {
  hasNextPlanStep,
  PLAN_STEPS,
  type Plan,
  type PlanPlace,
  type PlanStep,
  type Shown,
  stepsToCome,
  type World,
  withAdded,
} from '@slumberfell/engine';
import type { Input, PlayerCommand } from '@slumberfell/protocol';

/**
 * What is still to come of a plan, as the page changes it. What runs goes on: the page sends the steps that
 * have not begun.
 */
export interface PlanDraft {
  readonly steps: readonly PlanStep[];
  /** Rounds that are left, with the present one. */
  readonly times: number;
  /** Index of the next step. It is 0 in the last round, which has only the steps that are to come. */
  readonly place: number;
  /** Where the plan stood from which this was made. The change is refused when it stands elsewhere. */
  readonly after?: PlanPlace;
}

/** No step is to come. */
export const NOTHING_PLANNED: PlanDraft = { steps: [], times: 1, place: 0 };

/** What is still to come; no step without a plan, or when the plan is over. */
export function draftOf(plan: Plan | null): PlanDraft {
  if (!hasNextPlanStep(plan)) return NOTHING_PLANNED;
  const isRoundOver = plan.place >= plan.steps.length;
  const times = plan.times - plan.round + (isRoundOver ? 0 : 1);
  const place = isRoundOver ? 0 : plan.place;
  const after = { round: plan.round, place: plan.place };
  return { steps: stepsToCome(plan), times, place: times === 1 ? 0 : place, after };
}

/** The command that makes this the plan. */
export const setPlan = ({ steps, times, place, after }: PlanDraft): PlayerCommand => ({
  name: 'set-plan',
  input: {
    steps: [...steps] as Input<'set-plan'>['steps'],
    ...(steps.length > 0 && times > 1 && { times }),
    ...(steps.length > 0 && place > 0 && { place }),
    ...(after && { after }),
  },
});

export const isFull = ({ steps }: PlanDraft): boolean => steps.length >= PLAN_STEPS;

/** Adds steps at the end, in their order. */
export const withSteps = (
  draft: PlanDraft,
  steps: readonly PlanStep[],
  shown: Pick<Shown, 'action' | 'regionId' | 'sets'>,
  world: World,
): PlanDraft => ({ ...draft, steps: withAdded(draft.steps, steps, shown, world) });

/** The draft without any step. */
export const withoutSteps = ({ after }: PlanDraft): PlanDraft => ({
  ...NOTHING_PLANNED,
  ...(after && { after }),
});

export function withoutStep(draft: PlanDraft, index: number): PlanDraft {
  const steps = draft.steps.filter((_, other) => other !== index);
  if (steps.length === 0) return withoutSteps(draft);
  const next = index < draft.place ? draft.place - 1 : draft.place;
  return { ...draft, steps, place: next < steps.length ? next : 0 };
}

/** The list with an element at another index. @param to is brought into the list */
export function moved<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const others = list.filter((_, index) => index !== from);
  return others.length === list.length ? list : others.toSpliced(Math.max(0, to), 0, list[from] as T);
}

/**
 * Moves a step. The steps before the next one have had their turn in the present round, so a step that is
 * moved across that line gets its turn in the next round, or in this one again.
 */
export function withMoved(draft: PlanDraft, from: number, to: number): PlanDraft {
  const steps = moved(draft.steps, from, to);
  if (steps === draft.steps) return draft;
  const hadTurn = from < draft.place;
  const others = draft.place - Number(hadTurn);
  const place = to < others || (to === others && hadTurn) ? others + 1 : others;
  return { ...draft, steps, place: place < steps.length ? place : 0 };
}

export const withTimes = (draft: PlanDraft, times: number): PlanDraft => ({ ...draft, times });
