import { describe, expect, test } from 'vitest';
import { amountOf } from '../state/amounts.ts';
import {
  always,
  executeAt,
  experienceOf,
  ofType,
  recordUntil,
  START,
  settle,
  TEST_SEED,
  testCraft,
  testEnemy,
  testItem,
  testRegion,
  testState,
  testWorld,
} from '../testing/index.ts';
import { milestoneLevel } from '../world/world.ts';

/** Gifts for a total level (game-design 2.15). All twenty skills at level 1 are a total level of 20. */

const [FLAX, SHELL, CAP, LAMP] = [1, 2, 3, 4];
const items = [
  testItem({ id: FLAX }),
  testItem({ id: SHELL, milestone: 21 }),
  testItem({ id: CAP, milestone: 22 }),
  testItem({ id: LAMP, milestone: 40 }),
];
/** Is beaten in the first turn: a fight ends every 7 s and gives 10 points of Attack and 5 of Health. */
const mouse = testEnemy({ id: 1, health: 1, attackPower: 0 });
const timeline = always(
  testWorld({
    items,
    enemies: [mouse],
    regions: [testRegion({ id: 1, enemies: [1] })],
    crafteableItems: [testCraft({ itemId: FLAX, requiredRegions: [1] })],
  }),
);
const DAY = 86_400_000;
const hunt = { name: 'begin-hunting', input: { regionId: 1, key: TEST_SEED } } as const;
const gather = { name: 'begin-crafting', input: { itemId: FLAX, amount: 3_000, key: TEST_SEED } } as const;

const giftsIn = (moments: Parameters<typeof ofType>[0]) =>
  ofType(moments, 'OnInventoryChange')
    .filter(({ reason }) => reason === 'milestone')
    .map(({ at, changes }) => [at - START, ...changes.map(({ itemId }) => itemId)]);

describe('a gift is given once, when the total level first reaches its number', () => {
  test('in combat', () => {
    const state = testState();
    executeAt(state, timeline, START, hunt);
    // Attack 2 needs 83 points: the ninth kill, at 63 s.
    const [first, second] = giftsIn(recordUntil(state, timeline, START + 600_000));
    expect(first).toEqual([63_000, SHELL]);
    expect(second?.slice(1)).toEqual([CAP]);
    expect([SHELL, CAP, LAMP].map((id) => amountOf(state.shown.inventory, id))).toEqual([1, 1, 0]);
    expect(state.hidden.giftLevel).toBe(milestoneLevel(22));
  });

  test('in gathering, at the action that brings the level', () => {
    const state = testState();
    executeAt(state, timeline, START, gather);
    // 7 points an action: 84 after 12 actions, 175 after 25.
    expect(giftsIn(recordUntil(state, timeline, START + DAY)).slice(0, 2)).toEqual([
      [60_000, SHELL],
      [125_000, CAP],
    ]);
  });

  test('whether it is settled at once or in steps', () => {
    for (const command of [hunt, gather]) {
      const [once, often] = [testState(), testState()];
      for (const state of [once, often]) executeAt(state, timeline, START, command);
      settle(once, timeline, START + 900_000);
      for (let at = START; at <= START + 900_000; at += 1_500) settle(often, timeline, at);
      expect(often).toEqual(once);
      expect(amountOf(once.shown.inventory, CAP)).toBe(1);
    }
  });
});

test('a level that jumps over several milestones gives all, in their order', () => {
  const rich = always(
    testWorld({
      items,
      crafteableItems: [testCraft({ itemId: FLAX, requiredRegions: [1], experience: 100_000 })],
    }),
  );
  const state = testState();
  executeAt(state, rich, START, gather);
  expect(giftsIn(recordUntil(state, rich, START + 5_000))).toEqual([[5_000, SHELL, CAP, LAMP]]);
});

test('a character from before the gifts gets them with the next begin, once', () => {
  const state = testState({ experience: experienceOf({ Attack: 10, Mining: 5 }) });
  const given = executeAt(state, timeline, START, hunt).filter(({ type }) => type === 'OnInventoryChange');
  expect(given).toMatchObject([
    { reason: 'milestone', changes: [{ itemId: SHELL, amount: 1 }] },
    { reason: 'milestone', changes: [{ itemId: CAP, amount: 1 }] },
  ]);
  executeAt(state, timeline, START + 1_000, { name: 'stop', input: {} });
  executeAt(state, timeline, START + 2_000, gather);
  expect(amountOf(state.shown.inventory, CAP)).toBe(1);
});
