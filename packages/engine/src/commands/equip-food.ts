import { restState } from '../sessions/combat/rest.ts';
import { MAX_AMOUNT } from '../state/experience.ts';
import { isCombat } from '../state/state.ts';
import { command } from './command.ts';
import { ITEM_AMOUNT } from './input.ts';
import { refuse } from './refusal.ts';

/**
 * Moves portions of a food from the inventory into the food slot. Portions of the same food add up. All
 * portions of another food return to the inventory (game-design 2.13).
 */
export const equipFood = command({
  name: 'equip-food',
  section: 'character',
  summary: 'Put portions of a food into the food slot',
  notes: 'The same food adds up; another food goes back into the inventory.',
  input: ITEM_AMOUNT,
  refusals: ['item/unknown', 'item/not-owned', 'equip/not-food', 'amount/too-large'],
  run(draft, { itemId, amount }) {
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
      if (!draft.canAdd(food, foodAmount)) return refuse('amount/too-large');
      changes.push({ itemId: food, amount: foodAmount });
    }
    draft.emit({ type: 'OnFoodChange', foodId: itemId, foodAmount: packed });
    draft.emit({ type: 'OnInventoryChange', reason: 'equipped', changes });
    const { shown, world } = draft;
    if (isCombat(shown.action) && shown.action.rest === 'unarmed' && restState(shown, world) === 'armed')
      draft.emit({ type: 'OnRestArmed' });
    return null;
  },
});
