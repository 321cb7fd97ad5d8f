import fc from 'fast-check';
import type { Command, CommandInputs, CommandName } from '../commands.ts';
import { MAX_AMOUNT } from '../experience.ts';
import { EquipmentType } from '../static-data.ts';
import { keyArbitrary, record, skewed } from './number-arbitraries.ts';
import {
  CARDS,
  DUNGEONS,
  FOODS,
  GEAR,
  ITEM_IDS,
  KEYS,
  MATERIALS,
  PETS,
  PRODUCTS,
  RECIPE,
  REGIONS,
  TROPHIES,
  UNKNOWN,
} from './plan.ts';

/** Every command with inputs of the right types: sensible, beyond what is allowed, and beyond sense. */

const amount = fc.oneof(
  { weight: 8, arbitrary: skewed(1, 5, 100, 1_000_000) },
  { weight: 1, arbitrary: fc.integer({ min: MAX_AMOUNT - 20, max: MAX_AMOUNT }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(0, -1, 0.5, Number.MAX_SAFE_INTEGER + 1, Number.NaN, Number.POSITIVE_INFINITY),
  },
);
const itemId = fc.oneof(
  { weight: 20, arbitrary: fc.constantFrom(...ITEM_IDS) },
  { weight: 1, arbitrary: fc.constant<number>(UNKNOWN.item) },
);
/** Mostly the things that a command is about. */
const mostly = (...ids: readonly number[]): fc.Arbitrary<number> =>
  fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...ids) }, { weight: 1, arbitrary: itemId });

const pieces = fc.array(record({ itemId: mostly(...GEAR.map(({ id }) => id)), amount }), { maxLength: 4 });
const regionId = fc.constantFrom(...REGIONS, 1, 2, UNKNOWN.region);
const nothing = fc.constant({});

const INPUTS: { readonly [N in CommandName]: fc.Arbitrary<CommandInputs[N]> } = {
  equip: record({ itemId }),
  unequip: record({ equipmentType: fc.constantFrom(...Object.values(EquipmentType)) }),
  'equip-food': record({ itemId: mostly(...FOODS), amount }),
  'unequip-food': nothing,
  sell: record({ itemId, amount }),
  buy: record({ itemId: mostly(...KEYS), amount }),
  'claim-trophy': record({ itemId: mostly(...TROPHIES), amount }),
  'claim-card': record({ itemId: mostly(...CARDS.map(({ id }) => id)) }),
  'tame-pet': record({ itemId: mostly(...PETS) }),
  'learn-recipe': record({ itemId: mostly(RECIPE) }),
  travel: record({ regionId }),
  'set-training-attribute': record({ trainingAttribute: fc.constantFrom(0, 1, 2) }),
  'set-healing-threshold': record({
    healingThreshold: fc.oneof(
      { weight: 5, arbitrary: fc.integer({ min: 0, max: 1_100 }) },
      { weight: 1, arbitrary: fc.constantFrom(-1, 0.5, MAX_AMOUNT, Number.NaN) },
    ),
  }),
  stop: nothing,
  'stop-remaining': nothing,
  refresh: nothing,
  'begin-crafting': record({ itemId: mostly(...PRODUCTS), amount, key: keyArbitrary }),
  'begin-disenchanting': record({ itemId: mostly(MATERIALS.essence), items: pieces, key: keyArbitrary }),
  'begin-hunting': record({ regionId, key: keyArbitrary }),
  'begin-dungeon': record({
    dungeonId: fc.constantFrom(...DUNGEONS, UNKNOWN.dungeon),
    runs: amount,
    key: keyArbitrary,
  }),
};

const named = <N extends CommandName>(name: N): fc.Arbitrary<Command> =>
  INPUTS[name].map((input) => ({ name, input }) as Command);

export const COMMAND_NAMES = Object.keys(INPUTS) as readonly CommandName[];

export const commandArbitrary: fc.Arbitrary<Command> = fc.oneof(...COMMAND_NAMES.map(named));
