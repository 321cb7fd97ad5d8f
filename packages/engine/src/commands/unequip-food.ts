import { NOTHING } from '../inputs/field.ts';
import { unequipFoodObstacles } from '../obstacles/equip.ts';
import { unpackFood } from '../wearing/exchange.ts';
import { command } from './command.ts';

/** Returns all portions of the food slot to the inventory. */
export const unequipFood = command({
  name: 'unequip-food',
  section: 'character',
  summary: 'Put all food back into the inventory',
  input: NOTHING,
  refusals: ['unequip/empty', 'amount/too-large'],
  obstacles: unequipFoodObstacles,
  run: unpackFood,
});
