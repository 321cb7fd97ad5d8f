import { choiceOf } from '../inputs/field.ts';
import { unequipObstacles } from '../obstacles/equip.ts';
import { takeOff } from '../wearing/exchange.ts';
import { EquipmentType } from '../world/static-data.ts';
import { command } from './command.ts';

/**
 * Returns the content of a slot to the inventory; from the food slot, all portions. When the weapon is taken
 * off, the attack style does not change.
 */
export const unequip = command({
  name: 'unequip',
  section: 'character',
  summary: 'Take off the content of a slot',
  notes: 'The body is the slot. For the food slot it does the same as `unequip-food`.',
  input: { equipmentType: choiceOf(EquipmentType) },
  bare: 'equipmentType',
  refusals: ['unequip/empty', 'amount/too-large'],
  obstacles: unequipObstacles,
  run: takeOff,
});
