import { PLAN_ENTRIES, type PlanStep } from '../state/plan.ts';
import type { Shown } from '../state/state.ts';
import { holding } from './hold.ts';

/** The number of entries of all lists in the steps. */
const entriesIn = (steps: readonly PlanStep[]): number =>
  steps.reduce((sum, { name, input }) => {
    if (name === 'begin-disenchanting') return sum + input.items.length;
    return name === 'wear' ? sum + (input.pieces?.length ?? 0) : sum;
  }, 0);

export const setPlanObstacles = (_shown: Shown, { steps }: { readonly steps: readonly PlanStep[] }) =>
  holding(['plan/too-long', entriesIn(steps) > PLAN_ENTRIES]);

/** The obstacle to resuming a plan: there is none that was paused. */
export const resumePlanObstacles = ({ plan }: Shown) =>
  holding(['plan/not-paused', plan === null || plan.status === 'active' || plan.status === 'over']);
