import { addAmounts, createState, type State } from '@slumberfell/engine';
import { expect, test } from 'vitest';
import { SHIPPED, THINGS } from '../testing/played-character.ts';
import { decodeState, decodeTexts, encodeChanges, encodeState, encodeTexts } from './state-text.ts';

const state = createState(SHIPPED.newCharacter, 1_700_000_000_000);

test('a state comes back as it was', () => {
  expect(decodeState(encodeState(state))).toEqual(state);
  const busy: State = {
    shown: {
      ...state.shown,
      cards: [3, 1, 12, 2],
      equipment: { weapon: 5, food: 7, foodAmount: 2 },
      combatLog: [[1, 2, 3, 4]],
    },
    hidden: { ...state.hidden, quarry: [1, 4], session: { key: [1, 2, 3, 4], ordinal: 1, turn: 0 } },
  };
  expect(decodeState(encodeState(busy))).toEqual(busy);
});

test('a row is the same however its state came about', () => {
  expect(encodeTexts(decodeTexts(encodeTexts(state)))).toEqual(encodeTexts(state));
  const reversed = Object.fromEntries(Object.entries(state.shown).reverse()) as unknown as State['shown'];
  expect(encodeTexts({ ...state, shown: reversed })).toEqual(encodeTexts(state));
});

test('a row comes back as the state it was made of', () => {
  expect(decodeTexts(encodeTexts(state))).toEqual(state);
});

test('a row is updated in the parts that changed', () => {
  const healed: State = { ...state, shown: { ...state.shown, health: 3 } };
  expect(encodeChanges(healed, state)).toEqual({
    core: encodeTexts(healed).core,
    inventory: null,
    collection: null,
  });
  const inventory = addAmounts(state.shown.inventory, [{ itemId: THINGS.flax, amount: 1 }]);
  const richer: State = { ...state, shown: { ...state.shown, inventory } };
  expect(encodeChanges(richer, state)).toMatchObject({
    inventory: JSON.stringify(inventory),
    collection: null,
  });
  const keeper: State = { ...state, shown: { ...state.shown, pets: [7] } };
  expect(encodeChanges(keeper, state)).toMatchObject({
    inventory: null,
    collection: encodeTexts(keeper).collection,
  });
});
