import type { ItemAction } from '../state/state.ts';
import type { ItemAmount } from '../world/static-data.ts';
import { event } from './event.ts';
import { itemActionOf } from './running-action.ts';
import { withPoints } from './shown-experience.ts';

export interface CraftingSessionStarted {
  readonly type: 'CraftingSessionStarted';
  readonly itemId: number;
  /** Number of requested actions. */
  readonly amount: number;
  /** Disenchanting: the pieces to disenchant, in this order. Null for gathering and crafting. */
  readonly pieces: readonly ItemAmount[] | null;
  readonly limitAt: number;
  readonly content: string;
}

export const craftingSessionStarted = event<CraftingSessionStarted>({
  type: 'CraftingSessionStarted',
  apply(shown, { itemId, amount, pieces, limitAt, content }, at) {
    const session = { startAt: at, limitAt, content, itemId, actionAt: at, done: 0 };
    const action: ItemAction =
      pieces === null
        ? { kind: 'craft', ...session, target: amount, requested: amount }
        : { kind: 'disenchant', ...session, pieces, place: 0 };
    return { ...shown, action };
  },
});

/** One action finished. An OnInventoryChange with the items that it took and made follows. */
export interface CraftingActionFinished {
  readonly type: 'CraftingActionFinished';
  readonly itemId: number;
  readonly skillId: number;
  /** Disenchanting: item id of the disenchanted piece. Null for gathering and crafting. */
  readonly piece: number | null;
  /** Whole points by which the shown experience rises. */
  readonly experience: number;
  /** Actions finished since begin or refresh, this one included. */
  readonly done: number;
  /** Version of the content that the next action uses. */
  readonly content: string;
}

export const craftingActionFinished = event<CraftingActionFinished>({
  type: 'CraftingActionFinished',
  apply: (shown, finished, at) => ({
    ...shown,
    experience: withPoints(shown.experience, finished.skillId, finished.experience),
    action: progressed(itemActionOf(shown), finished, at),
  }),
});

function progressed(action: ItemAction, finished: CraftingActionFinished, at: number): ItemAction {
  const next = { ...action, actionAt: at, done: finished.done, content: finished.content };
  if (next.kind === 'craft') return next;
  const place = next.pieces.findIndex(({ itemId }) => itemId === finished.piece);
  const piece = next.pieces[place];
  if (!piece) throw new Error(`A piece that was not asked for was undone: ${finished.piece}`);
  return { ...next, pieces: next.pieces.with(place, { ...piece, amount: piece.amount - 1 }), place };
}
