import { expect, expectTypeOf, test } from 'vitest';
import {
  AMOUNT,
  choiceOf,
  INTEGER,
  ITEM_AMOUNT,
  idOf,
  isWellFormed,
  listOf,
  NOTHING,
  SEED,
} from '../inputs/field.ts';
import { EquipmentType } from '../world/static-data.ts';
import { command } from './command.ts';
import { COMMANDS, type CommandInputs, type RefusalCode } from './registry.ts';

/**
 * Tests of command definitions. `npm run check` checks the types when it compiles this file. A test run
 * checks the values.
 */

const about = { section: 'character', summary: 'For this test' } as const;

test('a command refuses with the codes that it lists, and with no other', () => {
  const listed = command({
    ...about,
    name: 'listed',
    input: NOTHING,
    refusals: ['item/unknown'],
    obstacles: () => ['item/unknown'],
    run: () => {},
  });
  command({
    ...about,
    name: 'unlisted',
    input: NOTHING,
    refusals: ['item/unknown'],
    // @ts-expect-error: the definition does not list this code.
    obstacles: () => ['craft/recipe'],
    run: () => {},
  });
  command({
    ...about,
    name: 'unrefusing',
    input: NOTHING,
    refusals: [],
    // @ts-expect-error: the definition lists no code.
    obstacles: () => ['item/unknown'],
    run: () => {},
  });
  expectTypeOf<(typeof listed)['refusals'][number]>().toEqualTypeOf<'item/unknown'>();
  expect(listed.refusals).toEqual(['item/unknown']);
});

test('the type of the input follows from its fields', () => {
  command({
    ...about,
    name: 'everything',
    input: {
      itemId: idOf('item'),
      type: choiceOf(EquipmentType),
      pieces: listOf(ITEM_AMOUNT, 3),
      level: INTEGER,
      key: SEED,
    },
    refusals: [],
    run(_draft, input) {
      expectTypeOf(input.itemId).toEqualTypeOf<number>();
      expectTypeOf(input.type).toEqualTypeOf<EquipmentType>();
      expectTypeOf(input.pieces).toEqualTypeOf<
        readonly { readonly itemId: number; readonly amount: number }[]
      >();
      expectTypeOf(input.key).toEqualTypeOf<readonly [number, number, number, number]>();
      // @ts-expect-error: the input has no field `amount`.
      void input.amount;
      return null;
    },
  });
  expectTypeOf<CommandInputs['sell']>().toEqualTypeOf<{ readonly itemId: number; readonly amount: number }>();
  expectTypeOf<CommandInputs['stop']>().toEqualTypeOf<Record<string, never>>();
});

test('each command has its own name in the registry and lists each code once', () => {
  for (const [name, { name: own, refusals }] of Object.entries(COMMANDS)) {
    expect(own).toBe(name);
    expect(new Set(refusals).size, name).toBe(refusals.length);
  }
  expectTypeOf<'craft/recipe'>().toExtend<RefusalCode>();
  expectTypeOf<'no/such-code'>().not.toExtend<RefusalCode>();
});

test.each([
  ['a whole number from its least on', { amount: AMOUNT }, { amount: 1 }, true],
  ['a number below its least', { amount: AMOUNT }, { amount: 0 }, false],
  ['a number that may be below zero', { level: INTEGER }, { level: -1 }, true],
  ['a fraction', { level: INTEGER }, { level: 0.5 }, false],
  ['what is no number', { level: INTEGER }, { level: Number.NaN }, false],
  ['a number that is missing', { level: INTEGER }, {}, false],
  ['a list', { items: listOf(ITEM_AMOUNT, 3) }, { items: [{ itemId: 1, amount: 1 }] }, true],
  ['an empty list', { items: listOf(ITEM_AMOUNT, 3) }, { items: [] }, false],
  [
    'a list with a wrong entry',
    { items: listOf(ITEM_AMOUNT, 3) },
    { items: [{ itemId: 1, amount: 0 }] },
    false,
  ],
  ['nothing', NOTHING, {}, true],
])('%s', (_what, fields, input, allowed) => {
  expect(isWellFormed(fields, input)).toBe(allowed);
});
