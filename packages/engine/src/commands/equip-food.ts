import { equipFoodObstacles } from '../obstacles/equip.ts';
import { restState } from '../sessions/combat/rest.ts';
import { isCombat } from '../state/state.ts';
import { command } from './command.ts';
import { ITEM_AMOUNT } from './input.ts';

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
  obstacles: equipFoodObstacles,
  run(draft, { itemId, amount }) {
    const { food, foodAmount = 0 } = draft.shown.equipment;
    const isSame = food === itemId;
    const packed = isSame ? foodAmount + amount : amount;
    const changes = [{ itemId, amount: -amount }];
    if (food !== undefined && !isSame) changes.push({ itemId: food, amount: foodAmount });
    draft.emit({ type: 'OnFoodChange', foodId: itemId, foodAmount: packed });
    draft.emit({ type: 'OnInventoryChange', reason: 'equipped', changes });
    const { shown, world } = draft;
    if (isCombat(shown.action) && shown.action.rest === 'unarmed' && restState(shown, world) === 'armed')
      draft.emit({ type: 'OnRestArmed' });
  },
});
