import { PLAN_ENTRIES, type PlanPlace } from '../state/plan.ts';
import { SAVED_PLAN_ENTRIES, type SavedPlan } from '../state/saved-plan.ts';
import type { PlanStep, Shown } from '../state/state.ts';
import { holding } from './hold.ts';

/** The number of entries of all lists in the steps. */
const entriesIn = (steps: readonly PlanStep[]): number =>
  steps.reduce((sum, { name, input }) => {
    if (name === 'begin-disenchanting') return sum + input.items.length;
    return name === 'wear' ? sum + (input.pieces?.length ?? 0) : sum;
  }, 0);

/**
 * The obstacles to setting a plan.
 * @param after where the plan stood for the player who changed it; absent when the plan is replaced wherever
 * it stands
 */
export const setPlanObstacles = (
  { plan }: Shown,
  { steps, after }: { readonly steps: readonly PlanStep[]; readonly after?: PlanPlace },
) =>
  holding(
    ['plan/too-long', entriesIn(steps) > PLAN_ENTRIES],
    ['plan/moved', after !== undefined && (plan?.round !== after.round || plan.place !== after.place)],
  );

/** The obstacles to saving a plan: its lists, or those of all saved plans together, have too many entries. */
export const savePlanObstacles = (
  { savedPlans }: Shown,
  { slot, steps }: Pick<SavedPlan, 'slot' | 'steps'>,
) =>
  holding(
    ['plan/too-long', entriesIn(steps) > PLAN_ENTRIES],
    [
      'saved-plan/no-room',
      entriesIn([
        ...savedPlans.filter((plan) => plan.slot !== slot).flatMap((plan) => plan.steps),
        ...steps,
      ]) > SAVED_PLAN_ENTRIES,
    ],
  );

export const deletePlanObstacles = ({ savedPlans }: Shown, { slot }: Pick<SavedPlan, 'slot'>) =>
  holding(['saved-plan/none', savedPlans.every((plan) => plan.slot !== slot)]);

/** The obstacle to resuming a plan: there is none that was paused. */
export const resumePlanObstacles = ({ plan }: Shown) =>
  holding(['plan/not-paused', plan === null || plan.status === 'active' || plan.status === 'over']);
