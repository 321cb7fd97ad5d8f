import { expect, test } from 'vitest';
import { CELLAR, DUNGEON_SETS, inDungeon, LATCHKEY, littleDungeon } from '../testing/dungeon-world.ts';
import { executeAt, ofType, recordUntil, START, testRegion, testState } from '../testing/index.ts';

/** Gold that a character gives to the mountain (game-design 2.15). A key is worth 20. */

const timeline = littleDungeon({
  regions: [...DUNGEON_SETS.regions.slice(0, 1), testRegion({ id: 2, travelCost: 50 })],
});

test('each run gives the value of its key, the first at the begin', () => {
  const state = inDungeon(3, timeline);
  expect(state.shown.goldGiven).toBe(20);
  const moments = recordUntil(state, timeline, START + 86_400_000);
  expect(ofType(moments, 'OnGoldGiven')).toMatchObject([
    { at: START + 20_000, amount: 20 },
    { at: START + 38_000, amount: 20 },
  ]);
  expect(state.shown.goldGiven).toBe(60);
});

test('a fare is given, a free one is not', () => {
  const state = testState({ gold: 80 });
  executeAt(state, timeline, START, { name: 'travel', input: { regionId: 2 } });
  executeAt(state, timeline, START, { name: 'travel', input: { regionId: 1 } });
  expect(state.shown).toMatchObject({ gold: 30, goldGiven: 50 });
});

test('buying and selling keys gives nothing', () => {
  const state = testState({ gold: 100 });
  executeAt(state, timeline, START, { name: 'buy', input: { itemId: LATCHKEY, amount: 5 } });
  executeAt(state, timeline, START, { name: 'sell', input: { itemId: LATCHKEY, amount: 5 } });
  expect(state.shown).toMatchObject({ gold: 100, goldGiven: 0 });
});

test('nothing is given beyond the largest amount', () => {
  const state = testState({ goldGiven: Number.MAX_SAFE_INTEGER - 5, inventory: [LATCHKEY, 1] });
  executeAt(state, timeline, START, {
    name: 'begin-dungeon',
    input: { dungeonId: CELLAR, runs: 1, key: [1, 2, 3, 4] },
  });
  expect(state.shown.goldGiven).toBe(Number.MAX_SAFE_INTEGER);
});
