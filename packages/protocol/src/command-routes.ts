import { MAX_PIECES } from '@slumberfell/engine';
import { amount, id } from './numbers.ts';
import { command, nothing } from './route.ts';
import { itemAmount } from './static-data.ts';
import { equipmentType, trainingAttribute } from './values.ts';
import { z } from './zod.ts';

/**
 * The routes that give commands (where is in `addresses`), named as the engine's commands are. Bodies are
 * those of specification 7.
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

  buy: command('buy', itemAmount, (input) => ({ name: 'buy', input }), [
    'item/unknown',
    'buy/not-for-sale',
    'buy/gold',
    'amount/too-large',
  ]),

  'claim-trophy': command('claim-trophy', itemAmount, (input) => ({ name: 'claim-trophy', input }), [
    'item/unknown',
    'trophy/not-a-trophy',
    'item/not-owned',
    'amount/too-large',
  ]),

  'claim-card': command('claim-card', id, (itemId) => ({ name: 'claim-card', input: { itemId } }), [
    'item/unknown',
    'card/not-a-card',
    'item/not-owned',
    'card/claimed',
  ]),

  'tame-pet': command('tame-pet', id, (itemId) => ({ name: 'tame-pet', input: { itemId } }), [
    'item/unknown',
    'pet/not-a-pet',
    'item/not-owned',
    'pet/tamed',
  ]),

  'learn-recipe': command('learn-recipe', id, (itemId) => ({ name: 'learn-recipe', input: { itemId } }), [
    'item/unknown',
    'recipe/not-a-recipe',
    'item/not-owned',
    'recipe/known',
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
    // Clamped by the engine (specification 5.20).
    z.int(),
    (healingThreshold) => ({ name: 'set-healing-threshold', input: { healingThreshold } }),
    [],
  ),

  stop: command('stop', nothing, () => ({ name: 'stop', input: {} }), ['action/none']),

  'stop-remaining': command('stop-remaining', nothing, () => ({ name: 'stop-remaining', input: {} }), [
    'dungeon/none',
  ]),

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

  'begin-disenchanting': command(
    'begin-disenchanting',
    z.strictObject({ itemId: id, items: z.array(itemAmount).min(1).max(MAX_PIECES).readonly() }),
    (input) => ({ name: 'begin-disenchanting', input }),
    [
      'disenchant/unknown',
      'action/craft-in-combat',
      'craft/level',
      'disenchant/twice',
      'item/unknown',
      'disenchant/wrong-piece',
      'item/not-owned',
      'craft/amount',
    ],
  ),

  'begin-hunting': command(
    'begin-hunting',
    z.strictObject({ regionId: id }),
    (input) => ({ name: 'begin-hunting', input }),
    ['action/in-combat', 'hunt/wrong-region', 'hunt/no-enemies'],
  ),

  'begin-dungeon': command(
    'begin-dungeon',
    z.strictObject({ dungeonId: id, runs: amount }),
    (input) => ({ name: 'begin-dungeon', input }),
    ['dungeon/unknown', 'action/in-combat', 'dungeon/wrong-region', 'dungeon/keys'],
  ),
};
