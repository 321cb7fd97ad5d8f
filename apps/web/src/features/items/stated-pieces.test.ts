import { compileWorld, shippedWorldDirectory } from '@slumberfell/content';
import { amountsOf, isPet, openWorld, wornSlotOf } from '@slumberfell/engine';
import { expect, test } from 'vitest';
import { piecesOfSet } from '../traits/item-sets.ts';
import { piecesSummary, statedPieces } from './stated-pieces.ts';

const { sets, version } = compileWorld(shippedWorldDirectory);
const world = openWorld(sets, version);
const [itemSet] = sets.itemSets;
if (!itemSet) throw new Error('The shipped world has no item set');
const all = piecesOfSet(itemSet, world);
const [FIRST, SECOND, LAST] = [all[0], all[1], all.at(-1)];
if (!FIRST || !SECOND || !LAST) throw new Error('The item set has too few pieces');
const NOTHING = { equipment: {}, inventory: amountsOf({}), companion: null, pets: [] };

test('lists first what is worn, then what is in the bag, then what is missing', () => {
  const shown = {
    ...NOTHING,
    equipment: { [wornSlotOf(LAST) ?? 'weapon']: LAST.id },
    // One that is worn may be in the bag, too.
    inventory: amountsOf({ [LAST.id]: 1, [SECOND.id]: 2 }),
  };
  const pieces = statedPieces(all, shown);
  expect(pieces).toHaveLength(all.length);
  expect(pieces.slice(0, 3)).toEqual([
    { item: LAST, state: 'worn' },
    { item: SECOND, state: 'owned' },
    { item: FIRST, state: 'missing' },
  ]);
  expect(piecesSummary(pieces)).toBe(`All ${all.length} pieces: 1 worn, 1 more owned`);
});

test('says what is in the bag alone, and nothing of what is missing', () => {
  const inventory = amountsOf({ [FIRST.id]: 1, [SECOND.id]: 1 });
  expect(piecesSummary(statedPieces(all, { ...NOTHING, inventory }))).toBe(
    `All ${all.length} pieces: 2 owned`,
  );
  const none = statedPieces(all, NOTHING);
  expect(piecesSummary(none)).toBe(`All ${all.length} pieces`);
  expect(piecesSummary(none.slice(0, 1))).toBe('Its only piece');
});

test('a visitor has no pieces', () => {
  const pieces = statedPieces(all, null);
  expect(pieces.map(({ item }) => item)).toEqual(all);
  expect(new Set(pieces.map(({ state }) => state))).toEqual(new Set([null]));
});

test('a pet that goes along counts as worn, and a tamed one as owned', () => {
  const [first, second, third] = sets.items.filter(isPet);
  if (!first || !second || !third) throw new Error('The shipped world has too few pets');
  const shown = { ...NOTHING, companion: third.id, pets: [second.id, third.id] };
  expect(statedPieces([first, second, third], shown)).toEqual([
    { item: third, state: 'worn' },
    { item: second, state: 'owned' },
    { item: first, state: 'missing' },
  ]);
});
