import type { CommandInputs } from '../commands.ts';
import { sessionCap } from '../craft/amount.ts';
import { isEssence } from '../craft/essence.ts';
import { craftObstacles } from '../craft/obstacles.ts';
import { type Refusal, refuse } from '../refusal.ts';
import type { ItemAmount } from '../static-data.ts';
import type { Draft } from './draft.ts';
import { endMaking } from './end-making.ts';

/** Begins to undo pieces of equipment; replaces a running making, is refused during combat (game-design 2.12, 2.16b). */
export function beginDisenchanting(
  draft: Draft,
  { itemId, items, key }: CommandInputs['begin-disenchanting'],
): Refusal | null {
  const { shown, at, world } = draft;
  const recipe = world.craft(itemId);
  if (!recipe || !isEssence(recipe)) return refuse('disenchant/unknown');
  if (draft.inCombat) return refuse('action/craft-in-combat');
  const [obstacle] = craftObstacles(shown, recipe);
  if (obstacle) return refuse(obstacle);
  if (new Set(items.map((piece) => piece.itemId)).size < items.length) return refuse('disenchant/twice');
  for (const piece of items) {
    const refusal = refusalOf(draft, itemId, piece);
    if (refusal) return refusal;
  }
  // A sum beyond the safe integers is inexact but never small enough to pass.
  const amount = items.reduce((sum, piece) => sum + piece.amount, 0);
  if (amount > sessionCap(draft.idleTime, recipe.baseActionTime)) return refuse('craft/amount');
  endMaking(draft, 'replaced');
  draft.renewIdleTime();
  draft.emit({
    type: 'CraftingSessionStarted',
    itemId,
    amount,
    pieces: items,
    limitAt: at + draft.idleTime * 1000,
    content: world.version,
  });
  draft.hidden = { ...draft.hidden, session: { key, ordinal: 0, turn: 0 } };
  return null;
}

function refusalOf(draft: Draft, essenceId: number, piece: ItemAmount): Refusal | null {
  const item = draft.world.item(piece.itemId);
  if (!item) return refuse('item/unknown');
  if (item.disenchantsInto !== essenceId) return refuse('disenchant/wrong-piece');
  return draft.owned(piece.itemId) < piece.amount ? refuse('item/not-owned') : null;
}
