import { NOTHING } from '../../inputs/field.ts';
import { resumePlanObstacles } from '../../obstacles/plan.ts';
import { newLimit } from '../../sessions/begin.ts';
import { movePlan } from '../../sessions/plan/progress.ts';
import { command } from '../command.ts';
import { noteResumed } from '../last-begin.ts';
import { goOn } from './go-on.ts';

/** Lets a paused plan go on with a new limit: at rest at once, otherwise after the running session. */
export const resumePlan = command({
  name: 'resume-plan',
  section: 'character',
  summary: 'Let a paused plan go on',
  input: NOTHING,
  effect: 'resumes',
  refusals: ['plan/not-paused'],
  obstacles: resumePlanObstacles,
  run(draft) {
    const { plan } = draft.hidden;
    if (plan === null) return;
    noteResumed(draft);
    const renewed = { ...plan, carriedOut: 0, isDefeated: false };
    draft.hide({ plan: renewed });
    movePlan(draft, { status: 'active', limitAt: newLimit(draft) });
    if (draft.shown.action === null) goOn(draft, renewed);
  },
});
