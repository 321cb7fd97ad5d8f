import { integerOf, optional, stepsOf, textOf } from '../../inputs/field.ts';
import { savePlanObstacles } from '../../obstacles/plan.ts';
import { PLAN_ROUNDS, PLAN_STEPS } from '../../state/plan.ts';
import { PLAN_NAME_MAX, SAVED_PLANS, type SavedPlan } from '../../state/saved-plan.ts';
import { STEP_INPUTS } from '../../state/step-inputs.ts';
import { command } from '../command.ts';

/** The place of a saved plan. */
export const SAVED_PLAN_SLOT = integerOf(1, SAVED_PLANS);

/** Saves a plan under a name. A plan that was saved there before is replaced. What runs does not change. */
export const savePlan = command({
  name: 'save-plan',
  section: 'character',
  summary: 'Save a plan under a name',
  notes:
    'It is set by `set-plan` with its steps. All lists of one plan together have at most 250 entries, those of all saved plans at most 500.',
  input: {
    slot: SAVED_PLAN_SLOT,
    name: textOf(PLAN_NAME_MAX),
    steps: stepsOf(STEP_INPUTS, 1, PLAN_STEPS),
    times: optional(integerOf(1, PLAN_ROUNDS)),
  },
  refusals: ['plan/too-long', 'saved-plan/no-room'],
  obstacles: savePlanObstacles,
  run(draft, { slot, name, steps, times = 1 }) {
    const plan: SavedPlan = { slot, name, steps, times };
    draft.emit({ type: 'OnSavedPlanChange', slot, plan });
  },
});
