import { integerOf, objectOf, optional, SEED, stepsOf } from '../../inputs/field.ts';
import { setPlanObstacles } from '../../obstacles/plan.ts';
import { newLimit } from '../../sessions/begin.ts';
import { newHiddenPlan } from '../../state/plan-shapes.ts';
import { newPlan, PLAN_ROUNDS, PLAN_STEPS } from '../../state/state.ts';
import { STEP_INPUTS } from '../../state/step-inputs.ts';
import { command } from '../command.ts';
import { notePlan } from '../last-begin.ts';
import { beginPlan } from './go-on.ts';

/**
 * Sets what comes after the running session, in place of the plan before. At rest the first step begins at
 * once. The plan may run as long as a session that begins now.
 */
export const setPlan = command({
  name: 'set-plan',
  section: 'character',
  summary: 'Set what comes after the running session',
  notes: [
    'The steps are carried out one after the other, each when the session before has ended by itself; at rest the first begins at once.',
    'A step has the name and the input of a command. Whether it can begin is judged when its turn comes: amounts are the most that',
    'it asks for, and a step that is refused then is skipped. `until.at` of a hunt is in seconds from its begin. `times` is how',
    'often the steps are carried out, `place` the index of the step with which the first round begins. No step takes the plan away. All lists together have at most 250 entries.',
    '`after` is the `round` and the `place` of the plan from which the steps were made: the command is refused when the plan has moved since.',
  ].join(' '),
  input: {
    steps: stepsOf(STEP_INPUTS, 0, PLAN_STEPS),
    times: optional(integerOf(1, PLAN_ROUNDS)),
    place: optional(integerOf(0, PLAN_STEPS - 1)),
    after: optional(objectOf({ round: integerOf(1, PLAN_ROUNDS), place: integerOf(0, PLAN_STEPS) })),
    key: SEED,
  },
  effect: 'sets',
  refusals: ['plan/too-long', 'plan/moved'],
  obstacles: setPlanObstacles,
  run(draft, { steps, times = 1, place = 0, key }) {
    notePlan(draft, steps.length > 0 ? place : null);
    if (steps.length > 0) {
      beginPlan(draft, newPlan(steps, times, newLimit(draft), place), newHiddenPlan(key, steps, place));
    } else if (draft.shown.plan !== null) {
      draft.emit({ type: 'OnPlanChange', plan: null });
      draft.hide({ plan: null });
    }
  },
});
