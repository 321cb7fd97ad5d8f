import type { Plan } from './plan.ts';

/** How many plans a character can save. Each has a place of 1 to this number. */
export const SAVED_PLANS = 12;

/** The most characters of a saved plan's name. */
export const PLAN_NAME_MAX = 24;

/** The most entries of all lists in the steps of all saved plans together. */
export const SAVED_PLAN_ENTRIES = 500;

/** Steps that a character can set as its plan again. */
export interface SavedPlan extends Pick<Plan, 'steps' | 'times'> {
  /** 1 to `SAVED_PLANS`. */
  readonly slot: number;
  readonly name: string;
}

/** The saved plans with one changed, or without it for null. Slots ascend. */
export function withSavedPlan(
  plans: readonly SavedPlan[],
  slot: number,
  plan: SavedPlan | null,
): readonly SavedPlan[] {
  const others = plans.filter((other) => other.slot !== slot);
  return plan === null ? others : [...others, plan].sort((one, other) => one.slot - other.slot);
}
