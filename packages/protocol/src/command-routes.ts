import { amount, count, id } from './numbers.ts';
import { command, nothing } from './route.ts';
import { itemAmount } from './static-data.ts';
import { equipmentType, trainingAttribute } from './values.ts';
import { z } from './zod.ts';

/**
 * The routes that give commands (where is in `addresses`), named as the engine's commands are. Bodies are those of spec
 * section 7.
 */
export const commandRoutes = {
  equip: command('equip', id, (itemId) => ({ name: 'equip', input: { itemId } }), [
    'item/unknown',
    'item/not-owned',
    'equip/not-equipment',
    'equip/is-food',
    'equip/attack-style',
    'equip/attack-level',
    'equip/defence-level',
    'equip/offensive-level',
    'amount/too-large',
  ]),

  'equip-food': command('equip-food', itemAmount, (input) => ({ name: 'equip-food', input }), [
    'item/unknown',
    'item/not-owned',
    'equip/not-food',
    'amount/too-large',
  ]),

  unequip: command(
    'unequip',
    equipmentType,
    (equipmentType) => ({ name: 'unequip', input: { equipmentType } }),
    ['unequip/empty', 'amount/too-large'],
  ),

  'unequip-food': command('unequip-food', nothing, () => ({ name: 'unequip-food', input: {} }), [
    'unequip/empty',
    'amount/too-large',
  ]),

  sell: command('sell', itemAmount, (input) => ({ name: 'sell', input }), [
    'item/unknown',
    'item/not-owned',
    'amount/too-large',
  ]),

  travel: command('travel', id, (regionId) => ({ name: 'travel', input: { regionId } }), [
    'travel/unknown-region',
    'travel/already-there',
    'travel/gold',
    'travel/in-combat',
  ]),

  'set-training-attribute': command(
    'set-training-attribute',
    trainingAttribute,
    (trainingAttribute) => ({ name: 'set-training-attribute', input: { trainingAttribute } }),
    [],
  ),

  'set-healing-threshold': command(
    'set-healing-threshold',
    count,
    (healingThreshold) => ({ name: 'set-healing-threshold', input: { healingThreshold } }),
    ['threshold/out-of-range'],
  ),

  stop: command('stop', nothing, () => ({ name: 'stop', input: {} }), ['action/none']),

  refresh: command('refresh', nothing, () => ({ name: 'refresh', input: {} }), ['action/none']),

  'begin-crafting': command(
    'begin-crafting',
    z.strictObject({ itemId: id, amount }),
    (input) => ({ name: 'begin-crafting', input }),
    [
      'craft/unknown',
      'action/craft-in-combat',
      'craft/level',
      'craft/recipe',
      'craft/region',
      'craft/missing-input',
      'craft/amount',
    ],
  ),

  'begin-hunting': command(
    'begin-hunting',
    z.strictObject({ regionId: id }),
    (input) => ({ name: 'begin-hunting', input }),
    ['action/in-combat', 'hunt/wrong-region', 'hunt/no-enemies'],
  ),
};
