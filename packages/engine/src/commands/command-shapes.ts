import type { CommandInputs, CommandName } from '../commands.ts';
import { itemAmountShape, keyShape } from '../state/state-shape.ts';
import { EquipmentType, TrainingAttribute } from '../static-data.ts';
import { fields, integer, list, oneOf, type Shape } from '../stored/shape.ts';

const id = integer();
const amount = integer();
const nothing: Shape<Record<string, never>> = fields<Record<string, never>>({});
const item: Shape<{ readonly itemId: number }> = fields<{ readonly itemId: number }>({ itemId: id });

/**
 * What the input of each command looks like, as it is logged. What of it the rules allow is told by the
 * command itself.
 */
export const COMMAND_SHAPES: { readonly [N in CommandName]: Shape<CommandInputs[N]> } = {
  equip: item,
  unequip: fields<CommandInputs['unequip']>({ equipmentType: oneOf(...Object.values(EquipmentType)) }),
  'equip-food': itemAmountShape,
  'unequip-food': nothing,
  sell: itemAmountShape,
  buy: itemAmountShape,
  'claim-trophy': itemAmountShape,
  'claim-card': item,
  'tame-pet': item,
  'learn-recipe': item,
  travel: fields<CommandInputs['travel']>({ regionId: id }),
  'set-training-attribute': fields<CommandInputs['set-training-attribute']>({
    trainingAttribute: oneOf(...Object.values(TrainingAttribute)),
  }),
  'set-healing-threshold': fields<CommandInputs['set-healing-threshold']>({
    healingThreshold: integer(Number.MIN_SAFE_INTEGER),
  }),
  stop: nothing,
  'stop-remaining': nothing,
  refresh: nothing,
  'begin-crafting': fields<CommandInputs['begin-crafting']>({ itemId: id, amount, key: keyShape }),
  'begin-disenchanting': fields<CommandInputs['begin-disenchanting']>({
    itemId: id,
    items: list(itemAmountShape),
    key: keyShape,
  }),
  'begin-hunting': fields<CommandInputs['begin-hunting']>({ regionId: id, key: keyShape }),
  'begin-dungeon': fields<CommandInputs['begin-dungeon']>({ dungeonId: id, runs: amount, key: keyShape }),
};
