import { expect, test } from 'vitest';
import { testEnemy, testItem, testWorld } from '../testing/index.ts';
import { ChronicleBuilder } from './chronicle.ts';
import { rarestFind } from './rarest-find.ts';

const [COMMON, RARE, GEM, UNMET] = [1, 2, 3, 4];
const [RAT, OWL, KING] = [11, 12, 13];
const world = testWorld({
  items: [COMMON, RARE, GEM, UNMET].map((id) => testItem({ id, value: id === GEM ? 50 : 1 })),
  enemies: [RAT, OWL, KING].map((id) => testEnemy({ id, lootTableId: id })),
  lootTables: [
    { id: RAT, subTables: [{ itemId: COMMON, amount: 1, probability: 0.5 }] },
    {
      id: OWL,
      subTables: [
        { itemId: COMMON, amount: 1, probability: 0.001 },
        { itemId: RARE, amount: 1, probability: 0.01 },
        { itemId: GEM, amount: 1, probability: 0.01 },
      ],
    },
    { id: KING, subTables: [{ itemId: RARE, amount: 1, probability: 0.9 }] },
  ],
});

function found(items: readonly number[], enemies: readonly number[], origin: 'fights' | 'bought' = 'fights') {
  const builder = new ChronicleBuilder();
  for (const id of items) builder.add('items', id, origin, 1);
  for (const id of enemies) builder.add('enemies', id, 'kills', 3);
  return rarestFind(builder.build(), world);
}

test('of what was had the rarest counts, by the beaten enemy that leaves it most often', () => {
  expect(found([COMMON], [RAT, OWL])).toEqual({ itemId: COMMON, oneIn: 2 });
  expect(found([COMMON], [OWL])).toEqual({ itemId: COMMON, oneIn: 1_000 });
  expect(found([COMMON, RARE], [RAT, OWL])).toEqual({ itemId: RARE, oneIn: 100 });
  // The king was beaten, too, and it leaves the rare one nearly always.
  expect(found([COMMON, RARE], [RAT, KING])).toEqual({ itemId: COMMON, oneIn: 2 });
});

test('of equally rare items the more valuable one counts', () => {
  expect(found([RARE, GEM], [OWL])).toEqual({ itemId: GEM, oneIn: 100 });
});

test('what fights did not bring, or most kills bring, is no find', () => {
  expect(found([RARE], [KING])).toBeNull();
  expect(found([RARE], [OWL], 'bought')).toBeNull();
  expect(found([UNMET], [RAT, OWL])).toBeNull();
  expect(found([], [])).toBeNull();
});
