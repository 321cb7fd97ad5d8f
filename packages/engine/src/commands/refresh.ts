import { craftableAmount, sessionCap } from '../sessions/crafting/amount.ts';
import type { CraftAction, DisenchantAction } from '../state/state.ts';
import type { ItemAmount } from '../world/static-data.ts';
import { command } from './command.ts';
import type { Draft } from './draft.ts';
import { NOTHING } from './input.ts';
import { refuse } from './refusal.ts';

/**
 * Starts the idle time anew, as far as components and pieces allow. The action under way counts and keeps its
 * progress; a dungeon keeps its remaining runs (game-design 2.10, 2.16b).
 */
export const refresh = command({
  name: 'refresh',
  section: 'action',
  summary: 'Give the running session its full idle time again',
  input: NOTHING,
  refusals: ['action/none'],
  run(draft) {
    const { action } = draft.shown;
    if (action === null) return refuse('action/none');
    draft.renewIdleTime();
    draft.emit({
      type: 'SessionRefreshed',
      limitAt: draft.at + draft.idleTime * 1000,
      target: action.kind === 'craft' ? restoredTarget(draft, action) : null,
      pieces: action.kind === 'disenchant' ? restoredPieces(draft, action) : null,
    });
    return null;
  },
});

/**
 * What was asked for, as far as possible. The action under way always gets to its end, where missing things
 * show.
 */
function restoredTarget({ shown, world }: Draft, action: CraftAction): number {
  const recipe = world.craft(action.itemId);
  return Math.max(1, Math.min(action.requested, recipe ? craftableAmount(shown, recipe, world) : 1));
}

/** What was asked for, is not undone yet, and is still owned; no more than one session holds. */
function restoredPieces(draft: Draft, action: DisenchantAction): ItemAmount[] {
  const recipe = draft.world.craft(action.itemId);
  let left = recipe ? sessionCap(draft.idleTime, recipe.baseActionTime) : 1;
  return action.pieces.flatMap(({ itemId, amount }) => {
    const restored = Math.min(amount, draft.owned(itemId), left);
    left -= restored;
    return restored > 0 ? [{ itemId, amount: restored }] : [];
  });
}
