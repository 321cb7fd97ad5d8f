import { type Refusal, refuse } from '../refusal.ts';
import type { Draft } from './draft.ts';

/** Returns all packed portions to the inventory. */
export function unequipFood(draft: Draft): Refusal | null {
  const { food, foodAmount = 0 } = draft.shown.equipment;
  if (food === undefined) return refuse('unequip/empty');
  if (!draft.hasRoomFor(food, foodAmount)) return refuse('amount/too-large');
  draft.emit({ type: 'OnFoodChange', foodId: null, foodAmount: 0 });
  draft.emit({
    type: 'OnInventoryChange',
    reason: 'unequipped',
    changes: [{ itemId: food, amount: foodAmount }],
  });
  return null;
}
