import fc from 'fast-check';
import { COMMANDS, type Command, type CommandName } from '../commands/registry.ts';
import type { Field, Fields } from '../inputs/field.ts';
import { MAX_AMOUNT } from '../state/experience.ts';
import { COUNTER_KINDS, type Counter } from '../world/counter.ts';
import { record, seedArbitrary, skewed } from './number-arbitraries.ts';
import {
  CARDS,
  CHAPTERS,
  DUNGEONS,
  ENEMIES,
  FOODS,
  GEAR,
  ITEM_IDS,
  KEYS,
  MATERIALS,
  PETS,
  PRODUCTS,
  RECIPE,
  REGIONS,
  SALE_IDS,
  SETS,
  TROPHIES,
  UNKNOWN,
  VILLAGERS,
} from './plan.ts';
import { boardDayArbitrary, errandIdArbitrary } from './quest-arbitrary.ts';

/**
 * This file generates every command. Inputs have the types of the definition, but a number may also be too
 * large, too small, or NaN.
 */

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
/** An id that is mostly one of the given ones. */
const mostly = (...ids: readonly number[]): fc.Arbitrary<number> =>
  fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...ids) }, { weight: 1, arbitrary: itemId });

const regionId = fc.constantFrom(...REGIONS, 1, 2, UNKNOWN.region);
const dungeonId = fc.constantFrom(...DUNGEONS, UNKNOWN.dungeon);
const thingId = fc.oneof(itemId, fc.constantFrom(...SETS));
const questId = fc.oneof(errandIdArbitrary, fc.constantFrom(...CHAPTERS));
const ID_ARBITRARIES = {
  item: itemId,
  region: regionId,
  dungeon: dungeonId,
  thing: thingId,
  errand: errandIdArbitrary,
  quest: questId,
  villager: fc.constantFrom(...VILLAGERS, 9_999),
};

/** Counters of any chronicle. */
const counters = fc.array(
  record<Counter>({
    kind: fc.constantFrom(...COUNTER_KINDS),
    id: fc.constantFrom(1, 2, ...ENEMIES, ...DUNGEONS),
    count: skewed(0, 100, 10_000, 10_000_000),
  }),
  { maxLength: 6 },
);

const integer = fc.oneof(
  { weight: 5, arbitrary: fc.integer({ min: 0, max: 1_100 }) },
  { weight: 1, arbitrary: fc.constantFrom(-1, 0.5, MAX_AMOUNT, Number.NaN) },
);

/**
 * The generators of ids for commands that need a certain kind of item or a sale. With random ids these
 * commands would mostly be refused.
 */
const ABOUT: { readonly [N in CommandName]?: Readonly<Record<string, fc.Arbitrary<number>>> } = {
  'equip-food': { itemId: mostly(...FOODS) },
  buy: { itemId: mostly(...KEYS) },
  'claim-trophy': { itemId: mostly(...TROPHIES) },
  'claim-card': { itemId: mostly(...CARDS.map(({ id }) => id)) },
  'tame-pet': { itemId: mostly(...PETS) },
  'take-along': { itemId: mostly(...PETS) },
  'learn-recipe': { itemId: mostly(RECIPE) },
  'undo-sale': { saleId: fc.oneof(fc.constantFrom(...SALE_IDS), amount) },
  'accept-errand': { day: boardDayArbitrary },
  'turn-in': { id: fc.oneof(fc.constantFrom(...CHAPTERS), errandIdArbitrary) },
  'begin-crafting': { itemId: mostly(...PRODUCTS) },
  'begin-disenchanting': { itemId: mostly(MATERIALS.essence) },
};

function valueArbitrary(field: Field): fc.Arbitrary<unknown> {
  switch (field.kind) {
    case 'id':
      return ID_ARBITRARIES[field.of];
    case 'integer':
      if (field.max !== undefined) return fc.integer({ min: (field.min ?? 0) - 1, max: field.max + 1 });
      return field.min === 1 ? amount : integer;
    case 'truth':
      return fc.boolean();
    case 'object':
      return inputArbitrary(field.of);
    case 'optional':
      return valueArbitrary(field.of);
    case 'choice':
      return fc.constantFrom(...Object.values(field.of));
    case 'list': {
      const piece = { itemId: mostly(...GEAR.map(({ id }) => id), ...PETS) };
      return fc.array(inputArbitrary(field.of, piece), { maxLength: 4 });
    }
    case 'steps':
      return fc.array(
        fc.oneof(
          ...Object.entries(field.of).map(([name, fields]) =>
            inputArbitrary(fields).map((input) => ({ name, input })),
          ),
        ),
        { minLength: field.min, maxLength: 4 },
      );
    case 'word':
      return fc.constantFrom(...field.of);
    case 'text':
      return fc.oneof(
        { weight: 5, arbitrary: fc.constantFrom('Night', 'Ärger im Moor', '🛏️') },
        { weight: 1, arbitrary: fc.constantFrom('', ' ', 'a\nb', 'x'.repeat(field.max + 1)) },
      );
    case 'seed':
      return seedArbitrary;
    case 'counters':
      return counters;
  }
}

const inputArbitrary = (fields: Fields, about: Readonly<Record<string, fc.Arbitrary<unknown>>> = {}) =>
  fc.record(
    Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [name, about[name] ?? valueArbitrary(field)]),
    ),
    {
      noNullPrototype: true,
      requiredKeys: Object.keys(fields).filter((name) => fields[name]?.kind !== 'optional'),
    },
  );

const named = (name: CommandName): fc.Arbitrary<Command> =>
  inputArbitrary(COMMANDS[name].input, ABOUT[name]).map((input) => ({ name, input }) as Command);

export const COMMAND_NAMES = Object.keys(COMMANDS) as readonly CommandName[];

export const commandArbitrary: fc.Arbitrary<Command> = fc.oneof(...COMMAND_NAMES.map(named));
