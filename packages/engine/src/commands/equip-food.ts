import { equipFoodObstacles } from '../obstacles/equip.ts';
import { STEP_INPUTS } from '../state/step-inputs.ts';
import { packFood } from '../wearing/exchange.ts';
import { command } from './command.ts';

/**
 * Moves portions of a food from the inventory into the food slot. Portions of the same food add up. All
 * portions of another food return to the inventory (game-design 2.13).
 */
export const equipFood = command({
  name: 'equip-food',
  section: 'character',
  summary: 'Put portions of a food into the food slot',
  notes: 'The same food adds up; another food goes back into the inventory.',
  input: STEP_INPUTS['equip-food'],
  refusals: ['item/unknown', 'item/not-owned', 'equip/not-food', 'amount/too-large'],
  obstacles: equipFoodObstacles,
  run: packFood,
});
