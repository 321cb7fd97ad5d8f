import { addAmounts, createState, type State } from '@slumberfell/engine';
import { STATE_VERSION, UnreadableValue } from '@slumberfell/engine/stored';
import { runs, sceneArbitrary } from '@slumberfell/engine/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SHIPPED, THINGS } from '../testing/played-character.ts';
import { decodeState, decodeTexts, encodeChanges, encodeState, encodeTexts } from './state-text.ts';

const state = createState(SHIPPED.newCharacter, 1_700_000_000_000);
const stateVersion = STATE_VERSION;

test('any state is equal after storing and reading, from a snapshot and from a row', () => {
  fc.assert(
    fc.property(sceneArbitrary, ({ state }) => {
      expect(decodeState({ state: encodeState(state), stateVersion })).toEqual(state);
      const texts = encodeTexts(state);
      const decoded = decodeTexts({ ...texts, stateVersion });
      expect(decoded).toEqual(state);
      expect(encodeTexts(decoded)).toEqual(texts);
    }),
    runs(50),
  );
});

test('equal states have equal rows, also after different histories', () => {
  const reversed = Object.fromEntries(Object.entries(state.shown).reverse()) as unknown as State['shown'];
  expect(encodeTexts({ ...state, shown: reversed })).toEqual(encodeTexts(state));
});

test('a row that is damaged, or of another version, is refused with a reason', () => {
  const texts = { ...encodeTexts(state), stateVersion };
  const refused = (change: Partial<typeof texts>, sentence: string): void => {
    const read = (): State => decodeTexts({ ...texts, ...change });
    expect(read).toThrow(UnreadableValue);
    expect(read).toThrow(sentence);
  };
  refused({ core: texts.core.slice(1) }, 'The stored state is damaged: it is not JSON.');
  refused({ inventory: '{}' }, 'The stored state is damaged: shown.inventory is not a list of ids');
  refused({ collection: '{}' }, 'The stored state is damaged: shown.trophies is missing.');
  refused({ core: '{}' }, 'The stored state is damaged: shown.regionId is missing.');
  refused({ stateVersion: stateVersion + 1 }, 'A newer release of Slumberfell wrote the stored state');
  refused({ stateVersion: 0 }, 'The stored state is of version 0, which no release writes.');
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
