import { deletePlanObstacles } from '../../obstacles/plan.ts';
import { command } from '../command.ts';
import { SAVED_PLAN_SLOT } from './save-plan.ts';

/** Deletes a saved plan. The character's own plan does not change. */
export const deletePlan = command({
  name: 'delete-plan',
  section: 'character',
  summary: 'Delete a saved plan',
  input: { slot: SAVED_PLAN_SLOT },
  refusals: ['saved-plan/none'],
  obstacles: deletePlanObstacles,
  run(draft, { slot }) {
    draft.emit({ type: 'OnSavedPlanChange', slot, plan: null });
  },
});
