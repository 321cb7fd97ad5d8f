import fc from 'fast-check';
import type { Command, CommandInputs, CommandName } from '../commands.ts';
import { MAX_AMOUNT } from '../experience.ts';
import { EquipmentType } from '../static-data.ts';
import { keyArbitrary, record, skewed } from './number-arbitraries.ts';
import { FOODS, ITEM_IDS, PRODUCTS, REGIONS, UNKNOWN } from './plan.ts';

/** Every command with inputs of the right types: sensible, beyond what is allowed, and beyond sense. */

const amount = fc.oneof(
  { weight: 8, arbitrary: skewed(1, 5, 100, 1_000_000) },
  { weight: 1, arbitrary: fc.integer({ min: MAX_AMOUNT - 20, max: MAX_AMOUNT }) },
  { weight: 1, arbitrary: fc.constantFrom(0, -1, 0.5, 2 ** 53, Number.NaN, Number.POSITIVE_INFINITY) },
);
const itemId = fc.oneof(
  { weight: 20, arbitrary: fc.constantFrom(...ITEM_IDS) },
  { weight: 1, arbitrary: fc.constant<number>(UNKNOWN.item) },
);
const foodId = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom<number>(...FOODS) },
  { weight: 1, arbitrary: itemId },
);
const productId = fc.oneof(
  { weight: 9, arbitrary: fc.constantFrom(...PRODUCTS) },
  { weight: 1, arbitrary: itemId },
);
const regionId = fc.constantFrom(...REGIONS, 1, 2, UNKNOWN.region);
const nothing = fc.constant({});

const INPUTS: { readonly [N in CommandName]: fc.Arbitrary<CommandInputs[N]> } = {
  equip: record({ itemId }),
  unequip: record({ equipmentType: fc.constantFrom(...Object.values(EquipmentType)) }),
  'equip-food': record({ itemId: foodId, amount }),
  'unequip-food': nothing,
  sell: record({ itemId, amount }),
  travel: record({ regionId }),
  'set-training-attribute': record({ trainingAttribute: fc.constantFrom(0, 1, 2) }),
  'set-healing-threshold': record({
    healingThreshold: fc.oneof(
      { weight: 5, arbitrary: fc.integer({ min: 0, max: 1_100 }) },
      { weight: 1, arbitrary: fc.constantFrom(-1, 0.5, MAX_AMOUNT, Number.NaN) },
    ),
  }),
  stop: nothing,
  refresh: nothing,
  'begin-crafting': record({ itemId: productId, amount, key: keyArbitrary }),
  'begin-hunting': record({ regionId, key: keyArbitrary }),
};

const named = <N extends CommandName>(name: N): fc.Arbitrary<Command> =>
  INPUTS[name].map((input) => ({ name, input }) as Command);

export const COMMAND_NAMES = Object.keys(INPUTS) as readonly CommandName[];

export const commandArbitrary: fc.Arbitrary<Command> = fc.oneof(...COMMAND_NAMES.map(named));
