import type { Draft } from '../events/draft.ts';
import type { SessionRefreshed } from '../events/session.ts';
import { NOTHING } from '../inputs/field.ts';
import { sessionObstacles } from '../obstacles/session.ts';
import { newLimit, presentIdleTime, renewIdleTime } from '../sessions/begin.ts';
import { craftableAmount, sessionCap } from '../sessions/crafting/amount.ts';
import { lingerTime } from '../sessions/linger.ts';
import { renewPlanLimit } from '../sessions/plan/progress.ts';
import { type Action, type CraftAction, type DisenchantAction, isCombat } from '../state/state.ts';
import type { ItemAmount } from '../world/static-data.ts';
import { command } from './command.ts';

/**
 * Restarts the idle time of the running session. The target of item actions becomes what was requested, as
 * far as the components, the owned pieces and the idle time allow. The running action keeps its progress and
 * counts towards the target. A dungeon keeps its remaining runs (game-design 2.10, 2.16b).
 */
export const refresh = command({
  name: 'refresh',
  section: 'action',
  summary: 'Restart the idle time of the running session',
  input: NOTHING,
  refusals: ['action/none'],
  obstacles: sessionObstacles,
  run(draft) {
    const { action } = draft.shown;
    if (action === null) return;
    renewIdleTime(draft);
    const limitAt = newLimit(draft);
    const running = draft.shown.plan?.running ?? null;
    // A session of a plan has the limit of the plan, which traits do not change.
    const lingers = isCombat(action) && running === null ? lingerTime(draft.shown, draft.world) : 0;
    draft.emit({
      type: 'SessionRefreshed',
      limitAt: limitAt + lingers,
      ...restored(draft, action, running !== null),
      ...(lingers > 0 && { lingers }),
    });
    renewPlanLimit(draft, limitAt, running);
  },
});

/**
 * What is made from now on. A session of a plan makes what is left: the plan has asked for an amount, and the
 * next step may need the rest of the components.
 */
function restored(
  draft: Draft,
  action: Action,
  isPlanned: boolean,
): Pick<SessionRefreshed, 'target' | 'pieces'> {
  switch (action.kind) {
    case 'craft':
      return {
        target: isPlanned ? action.target - action.done : restoredTarget(draft, action),
        pieces: null,
      };
    case 'disenchant':
      return {
        target: null,
        pieces: isPlanned ? leftPieces(action) : restoredPieces(draft, action),
      };
    default:
      return { target: null, pieces: null };
  }
}

const leftPieces = ({ pieces, place }: DisenchantAction): ItemAmount[] =>
  pieces.slice(place).filter(({ amount }) => amount > 0);

/**
 * Target of gathering or crafting after a refresh: the requested amount, but at most what the components and
 * the idle time allow. It is at least 1, because the running action continues, and the rules check its
 * components only at its end.
 */
function restoredTarget({ shown, world }: Draft, action: CraftAction): number {
  const recipe = world.craft(action.itemId);
  return Math.max(1, Math.min(action.requested, recipe ? craftableAmount(shown, recipe, world) : 1));
}

/**
 * The pieces of a disenchanting session after a refresh: those that were requested, are not disenchanted yet
 * and are still owned. There are at most as many as can begin within the idle time.
 */
function restoredPieces(draft: Draft, action: DisenchantAction): ItemAmount[] {
  const recipe = draft.world.craft(action.itemId);
  let left = recipe ? sessionCap(presentIdleTime(draft), recipe.baseActionTime) : 1;
  return action.pieces.flatMap(({ itemId, amount }) => {
    const restored = Math.min(amount, draft.owned(itemId), left);
    left -= restored;
    return restored > 0 ? [{ itemId, amount: restored }] : [];
  });
}
