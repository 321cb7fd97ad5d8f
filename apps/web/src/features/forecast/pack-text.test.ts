import type { ForecastEnd, NightPack, World } from '@slumberfell/engine';
import { testState } from '@slumberfell/engine/testing';
import { expect, test } from 'vitest';
import { piecesText } from '../items/pieces-text.ts';
import {
  changesSomething,
  doneText,
  missingText,
  nothingToPack,
  preparationTexts,
  pressText,
} from './pack-text.ts';

const BREAD = 7;
const world = {
  item: (id: number) =>
    id === BREAD ? { id, name: 'Bread', healingAmount: 5 } : { id, name: `Piece ${id}` },
} as unknown as World;

const pack = (part: Partial<NightPack>, reason: ForecastEnd = 'limit') =>
  ({
    pieces: [],
    healingShare: null,
    food: null,
    after: { survives: 0.5, why: [{ reason, share: 1 }] },
    ...part,
  }) as unknown as NightPack;
const food = (needed: number, owned: number) => ({
  itemId: BREAD,
  needed,
  owned,
  packed: Math.min(needed, owned),
});

test('lists gear by name and food with its portions', () => {
  const pieces = [
    { itemId: 3, amount: 1 },
    { itemId: BREAD, amount: 1_250 },
  ];
  expect(piecesText(pieces, world)).toBe('Piece 3, 1,250 × Bread');
});

test('says what to do where the character comes home safe', () => {
  const safe = { ...pack({ food: food(61, 60) }), after: { survives: 1, why: [] } } as unknown as NightPack;
  expect(missingText(safe, world, 'night')).toBe(
    'For the whole night you need 1 more × Bread. A short one is no shame: gather and cook after it, and go again.',
  );
});

test.each([
  [pack({ food: food(40, 60) }), null],
  [pack({ food: food(61, 60) }), 'For the whole night you need 1 more × Bread.'],
  [pack({ food: food(5_000, 60) }), 'For the whole night you need 4,940 more × Bread.'],
  [pack({}, 'limit'), null],
  [pack({}, 'provisions'), 'You own no food. Cook some first, or this will be a short one.'],
])('says what is missing (%#)', (packed, text) => {
  expect(missingText(packed, world, 'night')).toBe(text);
});

test.each([
  [pack({ pieces: [{ itemId: 3, amount: 1 }] }), null],
  [pack({ healingShare: 2_491 }), null],
  [pack({ food: food(40, 60) }), 'Everything the night needs is worn and packed.'],
  [pack({ food: food(90, 60) }), 'Nothing else that you own would help.'],
  [pack({}, 'limit'), 'Nothing else that you own would help.'],
  [pack({}, 'defeated'), 'You own no food that could be packed.'],
])('says why there is nothing to pack (%#)', (packed, text) => {
  expect(nothingToPack(packed, 'night')).toBe(text);
});

const { shown } = testState({ healingShare: 5_000 });
const HELM = { itemId: 3, amount: 1 };
const lower = 'Eats at 25% of health instead of 50%.';

test.each([
  [[HELM], null, ['Wears Piece 3.'], 'Worn: Piece 3.', 'Wear and pack the best'],
  [
    [HELM],
    2_491,
    ['Wears Piece 3.', lower],
    'Worn: Piece 3. Eats at 25% of health now.',
    'Wear and pack the best',
  ],
  [[], 2_491, [lower], 'Eats at 25% of health now.', 'Eat at 25% of health'],
])('says what a press changes (%#)', (pieces, healingShare, before, after, press) => {
  const preparation = { pieces, healingShare };
  expect(changesSomething(preparation)).toBe(true);
  expect(preparationTexts(preparation, shown, world)).toEqual(before);
  expect(doneText(preparation, world)).toBe(after);
  expect(pressText(preparation)).toBe(press);
});

test('speaks of runs for a dungeon', () => {
  expect(missingText(pack({ food: food(61, 59) }), world, 'runs')).toBe(
    'For all runs you need 2 more × Bread.',
  );
  expect(nothingToPack(pack({ food: food(4, 4) }), 'runs')).toBe(
    'Everything the runs need is worn and packed.',
  );
});
