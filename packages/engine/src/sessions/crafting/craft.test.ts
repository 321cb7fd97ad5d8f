import { describe, expect, test } from 'vitest';
import { BASE_IDLE_TIME } from '../../character/idle-time.ts';
import { amountsOf } from '../../state/amounts.ts';
import { MAX_AMOUNT } from '../../state/experience.ts';
import type { Shown, State } from '../../state/state.ts';
import {
  always,
  executeAt,
  IDLE_TROPHY,
  ofType,
  recordUntil,
  START,
  settle,
  TEST_SEED,
  testCraft,
  testItem,
  testRegion,
  testState,
  testWorld,
  withIdleTime,
} from '../../testing/index.ts';
import { SKILL } from '../../world/skills.ts';
import type { Timeline } from '../../world/world.ts';

const [FLAX, ORE, STONE, INGOT, CURIO, PET] = [1, 2, 3, 4, 5, 6];
const items = [
  ...[FLAX, ORE, STONE, INGOT, CURIO].map((id) => testItem({ id })),
  testItem({ id: PET, skillId: SKILL.Harvesting, bonusExperiencePercentage: 3 }),
];
const flax = testCraft({ itemId: FLAX, requiredRegions: [1], lootTableId: FLAX });
const ingot = testCraft({
  itemId: INGOT,
  skillId: SKILL.Armorsmithing,
  experience: 11,
  requiredComponents: [
    { itemId: ORE, amount: 2 },
    { itemId: STONE, amount: 1 },
  ],
});
const lootTables = [
  {
    id: FLAX,
    subTables: [
      { itemId: FLAX, amount: 1, probability: 1 },
      { itemId: CURIO, amount: 1, probability: 0.25 },
    ],
  },
];
const regions = [testRegion({ id: 1 }), testRegion({ id: 2 })];
const world = testWorld({ items, lootTables, regions, crafteableItems: [flax, ingot] });
const timeline = always(world);

function making(itemId: number, amount: number, shown: Partial<Shown> = {}, when = timeline): State {
  const state = testState(shown);
  executeAt(state, when, START, { name: 'begin-crafting', input: { itemId, amount, key: TEST_SEED } });
  return state;
}

describe('an action', () => {
  test('ends after its time with product, experience and loot at one instant', () => {
    const state = making(FLAX, 10);
    settle(state, timeline, START + 4_999);
    expect(state.shown.inventory).toEqual([]);
    const [moment] = recordUntil(state, timeline, START + 5_000);
    expect(moment?.events.slice(0, 2)).toEqual([
      {
        type: 'CraftingActionFinished',
        itemId: FLAX,
        skillId: 1,
        piece: null,
        experience: 7,
        done: 1,
        content: 'v1',
      },
      { type: 'OnInventoryChange', reason: 'crafted', changes: [{ itemId: FLAX, amount: 1 }] },
    ]);
    expect(moment?.events[2]).toMatchObject({ reason: 'found', changes: [{ itemId: FLAX, amount: 1 }] });
  });

  test('takes its components at its end', () => {
    const state = making(INGOT, 2, { inventory: amountsOf({ [ORE]: 5, [STONE]: 2 }) });
    settle(state, timeline, START + 4_999);
    expect(state.shown.inventory).toEqual(amountsOf({ [ORE]: 5, [STONE]: 2 }));
    const [crafted] = ofType(recordUntil(state, timeline, START + 5_000), 'OnInventoryChange');
    expect(crafted?.changes).toEqual([
      { itemId: ORE, amount: -2 },
      { itemId: STONE, amount: -1 },
      { itemId: INGOT, amount: 1 },
    ]);
  });

  test('gives 7.21 points with a pet of 3 %, and the fractions add up to whole points', () => {
    const state = making(FLAX, 100, { pets: [PET] });
    const points = ofType(recordUntil(state, timeline, START + 25_000), 'CraftingActionFinished');
    expect(points.map(({ experience }) => experience)).toEqual([7, 7, 7, 7, 8]);
    expect(state.hidden.fractions[SKILL.Harvesting - 1]).toBe(500);
  });

  test('gives loot of probability 1/4 in about a quarter of the actions', () => {
    const state = making(FLAX, 4_000);
    settle(state, timeline, START + 4_000 * 5_000);
    const { inventory } = state.shown;
    expect(inventory.slice(0, 2)).toEqual([FLAX, 8_000]);
    expect(inventory[2]).toBe(CURIO);
    expect(Math.abs((inventory[3] ?? 0) - 1_000)).toBeLessThan(4 * Math.sqrt(750));
  });

  test('adds only up to the largest amount, and the event has the amount that was added', () => {
    const state = making(FLAX, 3, { inventory: amountsOf({ [FLAX]: MAX_AMOUNT - 3 }) });
    const moments = recordUntil(state, timeline, START + 15_000);
    const gained = ofType(moments, 'OnInventoryChange').flatMap(({ changes }) => changes);
    expect(gained.filter(({ itemId }) => itemId === FLAX).map(({ amount }) => amount)).toEqual([1, 1, 1]);
    expect(state.shown.inventory.slice(0, 2)).toEqual([FLAX, MAX_AMOUNT]);
    expect(state.shown.experience[0]).toBe(21);
  });
});

describe('a session', () => {
  test('ends when the amount is made', () => {
    const state = making(INGOT, 2, { inventory: amountsOf({ [ORE]: 9, [STONE]: 9 }) });
    const moments = recordUntil(state, timeline, START + 3_600_000);
    expect(moments).toHaveLength(2);
    expect(moments.at(-1)?.events.at(-1)).toEqual({
      type: 'OnIdleSessionFinished',
      reason: 'done',
      health: null,
    });
    expect(state.shown.action).toBeNull();
    expect(state.hidden.session).toBeNull();
    expect(state.shown.inventory).toEqual(amountsOf({ [ORE]: 5, [STONE]: 7, [INGOT]: 2 }));
  });

  test('without components ends at the end of the action that lacks them, without a product', () => {
    const state = making(INGOT, 3, { inventory: amountsOf({ [ORE]: 6, [STONE]: 3 }) });
    executeAt(state, timeline, START + 7_000, { name: 'sell', input: { itemId: STONE, amount: 2 } });
    expect(state.shown.action).not.toBeNull();
    expect(recordUntil(state, timeline, START + 60_000)).toEqual([
      { at: START + 10_000, events: [{ type: 'OnIdleSessionFinished', reason: 'components', health: null }] },
    ]);
    expect(state.shown.inventory).toEqual(amountsOf({ [ORE]: 4, [INGOT]: 1 }));
  });

  test('continues when sold components were regained before the action ends', () => {
    const state = making(INGOT, 1, { inventory: amountsOf({ [ORE]: 2, [STONE]: 1 }) });
    executeAt(state, timeline, START + 1_000, { name: 'sell', input: { itemId: STONE, amount: 1 } });
    state.shown = { ...state.shown, inventory: amountsOf({ [ORE]: 2, [STONE]: 1 }) };
    settle(state, timeline, START + 5_000);
    expect(state.shown.inventory).toEqual(amountsOf({ [INGOT]: 1 }));
  });

  test('does not stop the return of health', () => {
    const state = making(FLAX, 1_000, { health: 10 });
    settle(state, timeline, START + 60_000);
    expect(state.shown).toMatchObject({ health: 10, healthAt: START });
  });

  test('that is stopped loses the running action, which takes no components', () => {
    const state = making(INGOT, 3, { inventory: amountsOf({ [ORE]: 6, [STONE]: 3 }) });
    const events = executeAt(state, timeline, START + 9_999, { name: 'stop', input: {} });
    expect(events).toEqual([{ type: 'OnIdleSessionFinished', reason: 'stopped', health: null }]);
    expect(state.shown.inventory).toEqual(amountsOf({ [ORE]: 4, [STONE]: 2, [INGOT]: 1 }));
  });
});

describe('a refresh', () => {
  test('keeps the progress of the running action and restarts the count', () => {
    const state = making(FLAX, 100);
    executeAt(state, timeline, START + 12_000, { name: 'refresh', input: {} });
    expect(state.shown.action).toMatchObject({
      startAt: START + 12_000,
      limitAt: START + 12_000 + BASE_IDLE_TIME * 1000,
      actionAt: START + 10_000,
      done: 0,
      target: 100,
      requested: 100,
    });
    const moments = recordUntil(state, timeline, START + 3_600_000);
    expect(moments[0]?.at).toBe(START + 15_000);
    expect(moments).toHaveLength(100);
    expect(moments.at(-1)?.at).toBe(START + 10_000 + 100 * 5_000);
  });

  test('allows no more than the present components do, with the running action', () => {
    const state = making(INGOT, 4, { inventory: amountsOf({ [ORE]: 9, [STONE]: 9 }) });
    executeAt(state, timeline, START + 12_000, { name: 'refresh', input: {} });
    expect(state.shown.action).toMatchObject({ done: 0, target: 2, requested: 4 });
    const moments = recordUntil(state, timeline, START + 3_600_000);
    expect(moments.map(({ at }) => at - START)).toEqual([15_000, 20_000]);
    expect(moments.at(-1)?.events.at(-1)).toMatchObject({ reason: 'done' });
  });

  test('allows no more actions than begin within the idle time', () => {
    const state = making(FLAX, 12, { trophies: [IDLE_TROPHY, 1] }, withIdleTime(timeline, 60));
    executeAt(state, withIdleTime(timeline, 31), START + 1_000, { name: 'refresh', input: {} });
    expect(state.shown.action).toMatchObject({ target: 7, requested: 12 });
  });

  test('without components continues until the running action ends, which then finds none', () => {
    const state = making(INGOT, 1, { inventory: amountsOf({ [ORE]: 2, [STONE]: 1 }) });
    executeAt(state, timeline, START + 1_000, { name: 'sell', input: { itemId: ORE, amount: 2 } });
    executeAt(state, timeline, START + 2_000, { name: 'refresh', input: {} });
    expect(recordUntil(state, timeline, START + 60_000)).toMatchObject([
      { at: START + 5_000, events: [{ reason: 'components' }] },
    ]);
  });

  test('does not change the loot: the draws continue', () => {
    const plain = making(FLAX, 600);
    const refreshed = making(FLAX, 600);
    executeAt(refreshed, timeline, START + 1_234_567, { name: 'refresh', input: {} });
    settle(plain, timeline, START + 2_000_000);
    settle(refreshed, timeline, START + 2_000_000);
    expect(refreshed.shown.inventory).toEqual(plain.shown.inventory);
  });
});

describe('new content', () => {
  const quick = { ...flax, baseActionTime: 3, experience: 100 };
  const next = testWorld({ items, lootTables, regions, crafteableItems: [quick, ingot] }, 'v2');
  const from = (after: number, later = next): Timeline => [
    ...always(world),
    { at: START + after, world: later },
  ];

  test('does not change the running action and counts from the next', () => {
    const state = making(FLAX, 100, {}, from(7_000));
    const finished = ofType(recordUntil(state, from(7_000), START + 16_000), 'CraftingActionFinished');
    expect(finished.map(({ at, experience, content }) => [at - START, experience, content])).toEqual([
      [5_000, 7, 'v1'],
      [10_000, 7, 'v2'],
      [13_000, 100, 'v2'],
      [16_000, 100, 'v2'],
    ]);
  });

  test('that becomes live at the instant at which an action begins counts for that action', () => {
    const state = making(FLAX, 100, {}, from(5_000));
    const finished = ofType(recordUntil(state, from(5_000), START + 8_000), 'CraftingActionFinished');
    expect(finished.map(({ at, experience }) => [at - START, experience])).toEqual([
      [5_000, 7],
      [8_000, 100],
    ]);
  });

  test('with longer actions starts no action at or after the limit', () => {
    const slow = testWorld({ items, regions, crafteableItems: [{ ...flax, baseActionTime: 10 }] }, 'v2');
    const when = withIdleTime(from(7_000, slow), 31);
    const state = making(FLAX, 7, { trophies: [IDLE_TROPHY, 1] }, when);
    const moments = recordUntil(state, when, START + 3_600_000);
    expect(moments.map(({ at }) => at - START)).toEqual([5_000, 10_000, 20_000, 30_000, 40_000]);
    expect(moments.at(-1)?.events.at(-1)).toMatchObject({ type: 'OnIdleSessionFinished', reason: 'limit' });
  });

  test('with longer actions finishes the requested amount when the limit allows it', () => {
    const slow = testWorld({ items, regions, crafteableItems: [{ ...flax, baseActionTime: 10 }] }, 'v2');
    const when = withIdleTime(from(7_000, slow), 31);
    const state = making(FLAX, 5, { trophies: [IDLE_TROPHY, 1] }, when);
    const [finish] = ofType(recordUntil(state, when, START + 3_600_000), 'OnIdleSessionFinished');
    expect(finish).toMatchObject({ reason: 'done', at: START + 40_000 });
  });

  test('without the recipe ends the session when the running action is finished', () => {
    const gone = from(7_000, testWorld({ items, lootTables, regions, crafteableItems: [ingot] }, 'v2'));
    const state = making(FLAX, 100, {}, gone);
    const moments = recordUntil(state, gone, START + 60_000);
    expect(moments.map(({ at }) => at - START)).toEqual([5_000, 10_000]);
    expect(moments.at(-1)?.events.at(-1)).toMatchObject({ reason: 'retired' });
    expect(state.shown.experience[0]).toBe(14);
  });
});
