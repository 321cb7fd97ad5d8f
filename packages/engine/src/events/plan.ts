import type { Plan, PlanStatus } from '../state/plan.ts';
import { type SavedPlan, withSavedPlan } from '../state/saved-plan.ts';
import type { Shown } from '../state/state.ts';
import { event } from './event.ts';

/** The player has set or changed the plan, or taken it away when `plan` is null. */
export interface OnPlanChange {
  readonly type: 'OnPlanChange';
  readonly plan: Plan | null;
}

export const onPlanChange = event<OnPlanChange>({
  type: 'OnPlanChange',
  apply: (shown, { plan }) => ({ ...shown, plan }),
});

/** The plan has moved to another step, got another limit, or was paused or resumed. */
export interface OnPlanProgress {
  readonly type: 'OnPlanProgress';
  /** Index of the next step; the number of steps at the end of a round. */
  readonly place: number;
  readonly round: number;
  /** Index of the step whose session runs. */
  readonly running: number | null;
  readonly limitAt: number;
  readonly status: PlanStatus;
}

export const onPlanProgress = event<OnPlanProgress>({
  type: 'OnPlanProgress',
  apply: (shown, { type: _, ...progress }) => ({ ...shown, plan: { ...planOf(shown), ...progress } }),
});

/** A step was refused when its turn came. The plan goes on with the next one. */
export interface OnPlanStepSkipped {
  readonly type: 'OnPlanStepSkipped';
  /** Index of the step. */
  readonly step: number;
  readonly round: number;
  /** The code of the refusal. */
  readonly code: string;
}

export const onPlanStepSkipped = event<OnPlanStepSkipped>({
  type: 'OnPlanStepSkipped',
  apply(shown, { type: _, ...skipped }) {
    const plan = planOf(shown);
    const others = plan.skipped.filter(({ step }) => step !== skipped.step);
    const all = [...others, skipped].sort((one, other) => one.step - other.step);
    return { ...shown, plan: { ...plan, skipped: all } };
  },
});

/** A plan is saved, or deleted when `plan` is null. */
export interface OnSavedPlanChange {
  readonly type: 'OnSavedPlanChange';
  readonly slot: number;
  readonly plan: SavedPlan | null;
}

export const onSavedPlanChange = event<OnSavedPlanChange>({
  type: 'OnSavedPlanChange',
  apply: (shown, { slot, plan }) => ({ ...shown, savedPlans: withSavedPlan(shown.savedPlans, slot, plan) }),
});

function planOf({ plan }: Shown) {
  if (plan === null) throw new Error('There is no plan');
  return plan;
}
