import type { Hidden } from './hidden-fields.ts';
import type { Shown } from './shown-fields.ts';

export * from './action.ts';
export type { Hidden, HiddenSession } from './hidden-fields.ts';
export * from './last-begin.ts';
export * from './plan.ts';
export type { HiddenPlan } from './plan-shapes.ts';
export type { Shown } from './shown-fields.ts';
export { PLAN_STEP_NAMES, type PlanStep, type PlanStepName, type StepInputs } from './step-inputs.ts';

/**
 * A character's state: a half that its player sees, and a half that no player may see.
 * All numbers are safe integers; instants are epoch milliseconds. Both halves are immutable values with
 * structural sharing. `State` itself is mutable: the rules replace its halves.
 */
export interface State {
  shown: Shown;
  hidden: Hidden;
}
