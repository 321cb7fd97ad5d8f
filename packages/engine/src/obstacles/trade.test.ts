import { expect, test } from 'vitest';
import { amountsOf } from '../state/amounts.ts';
import { MAX_AMOUNT } from '../state/experience.ts';
import { always, START, testDungeon, testItem, testState, testWorld } from '../testing/index.ts';
import { ItemCategory } from '../world/static-data.ts';
import { worldAt } from '../world/world.ts';
import { buyObstacles, mostToBuy } from './trade.ts';

const PRICE = 15;
const key = testItem({ id: 1, category: ItemCategory.Key, value: PRICE });
const gift = testItem({ id: 2, category: ItemCategory.Key, value: 0 });
const world = worldAt(
  always(
    testWorld({
      items: [key, gift],
      dungeons: [key, gift].map(({ id }) => testDungeon({ id, keyItemId: id, sequences: [] })),
    }),
  ),
  START,
);

test.each([
  [key, PRICE - 1, 0, 0],
  [key, PRICE, 0, 1],
  [key, 10 * PRICE + 1, 0, 10],
  [key, 10 * PRICE, MAX_AMOUNT - 3, 3],
  [gift, 0, 7, MAX_AMOUNT - 7],
])(
  'as many can be bought as nothing keeps the character from, and no more',
  (item, gold, owned, expected) => {
    const { shown } = testState({ gold, inventory: amountsOf({ [item.id]: owned }) });
    const most = mostToBuy(shown, item);
    expect(most).toBe(expected);
    const obstacles = (amount: number) => buyObstacles(shown, { itemId: item.id, amount }, world);
    if (most > 0) expect(obstacles(most)).toEqual([]);
    expect(obstacles(most + 1)).not.toEqual([]);
  },
);
