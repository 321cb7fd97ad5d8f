import type { CommandInputs } from '../commands.ts';
import { MAX_AMOUNT } from '../experience.ts';
import { type Refusal, refuse } from '../refusal.ts';
import type { Draft } from './draft.ts';

/** Packs portions: the same food adds up, another food is returned first (game-design 2.13). */
export function equipFood(draft: Draft, { itemId, amount }: CommandInputs['equip-food']): Refusal | null {
  const item = draft.world.item(itemId);
  if (!item) return refuse('item/unknown');
  if (item.healingAmount === undefined) return refuse('equip/not-food');
  if (draft.owned(itemId) < amount) return refuse('item/not-owned');
  const { food, foodAmount = 0 } = draft.shown.equipment;
  const changes = [{ itemId, amount: -amount }];
  let packed = amount;
  if (food === itemId) {
    if (foodAmount > MAX_AMOUNT - amount) return refuse('amount/too-large');
    packed += foodAmount;
  } else if (food !== undefined) {
    if (!draft.hasRoomFor(food, foodAmount)) return refuse('amount/too-large');
    changes.push({ itemId: food, amount: foodAmount });
  }
  draft.emit({ type: 'OnFoodChange', foodId: itemId, foodAmount: packed });
  draft.emit({ type: 'OnInventoryChange', reason: 'equipped', changes });
  return null;
}
