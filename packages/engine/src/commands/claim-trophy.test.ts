import { describe, expect, test } from 'vitest';
import type { Command } from '../commands/registry.ts';
import { sessionCap } from '../sessions/crafting/amount.ts';
import { amountOf, amountsOf } from '../state/amounts.ts';
import { MAX_AMOUNT } from '../state/experience.ts';
import {
  always,
  executeAt,
  refused,
  START,
  TEST_SEED,
  testCraft,
  testEnemy,
  testItem,
  testRegion,
  testState,
  testWorld,
} from '../testing/index.ts';
import { ItemCategory } from '../world/static-data.ts';

/** Tests of the command `claim-trophy` (game-design 2.10, 2.15; specification 4.40, 4.41, 9.9). */

const HOUR = 3_600;
const [TOOTH, FEATHER, FLAX, OLD] = [1, 2, 3, 4];
const entry = (itemId: number, bonusTime: number) => ({ itemId, bonusTime, category: 'Combat', rank: 1 });
const world = testWorld({
  items: [
    testItem({ id: TOOTH, category: ItemCategory.Trophy }),
    testItem({ id: FEATHER, category: ItemCategory.Trophy }),
    testItem({ id: FLAX }),
    testItem({ id: OLD, category: ItemCategory.Trophy }),
  ],
  relicariumEntries: [entry(TOOTH, 30), entry(FEATHER, 110)],
  crafteableItems: [testCraft({ itemId: FLAX, requiredRegions: [1], baseActionTime: 10 })],
  enemies: [testEnemy({ id: 1 })],
  regions: [testRegion({ id: 1, enemies: [1] })],
});
const timeline = always(world);
const claim = (itemId: number, amount: number): Command => ({
  name: 'claim-trophy',
  input: { itemId, amount },
});
const hunt: Command = { name: 'begin-hunting', input: { regionId: 1, key: TEST_SEED } };
const refresh: Command = { name: 'refresh', input: {} };
const owning = (amounts: Readonly<Record<number, number>>) => ({ inventory: amountsOf(amounts) });

test('moves the amount from the inventory to the trophies, and the first of a kind adds its time', () => {
  const state = testState(owning({ [TOOTH]: 5 }));
  expect(executeAt(state, timeline, START, claim(TOOTH, 2))).toEqual([
    { type: 'OnInventoryChange', reason: 'claimed', changes: [{ itemId: TOOTH, amount: -2 }] },
    { type: 'OnTrophyChange', itemId: TOOTH, amount: 2 },
    { type: 'OnIdleTimeChange', totalIdleTime: 28_830 },
  ]);
  expect(state.shown).toMatchObject({ inventory: [TOOTH, 3], trophies: [TOOTH, 2], totalIdleTime: 28_830 });
});

test('silver and gold give no time, nor do further ones', () => {
  const state = testState(owning({ [TOOTH]: 9 }));
  const times = [1, 1, 1, 6].map((amount) => {
    executeAt(state, timeline, START, claim(TOOTH, amount));
    return state.shown.totalIdleTime;
  });
  expect(times).toEqual([28_830, 28_830, 28_830, 28_830]);
  expect(amountOf(state.shown.trophies, TOOTH)).toBe(9);
});

test('a trophy that adds no time emits no change of the idle time', () => {
  const state = testState({ ...owning({ [TOOTH]: 1 }), trophies: [TOOTH, 1], totalIdleTime: 28_830 });
  expect(executeAt(state, timeline, START, claim(TOOTH, 1)).map(({ type }) => type)).toEqual([
    'OnInventoryChange',
    'OnTrophyChange',
  ]);
});

test('each further kind adds its own time', () => {
  const state = testState(owning({ [TOOTH]: 1, [FEATHER]: 3 }));
  executeAt(state, timeline, START, claim(FEATHER, 3));
  expect(state.shown.totalIdleTime).toBe(28_910);
  executeAt(state, timeline, START, claim(TOOTH, 1));
  expect(state.shown.totalIdleTime).toBe(28_940);
});

test('idle time grows from 8 hours without a trophy to 24 with all of them', () => {
  const ids = Array.from({ length: 8 }, (_, index) => index + 1);
  const all = testWorld({
    items: ids.map((id) => testItem({ id, category: ItemCategory.Trophy })),
    relicariumEntries: ids.map((id) => entry(id, 2 * HOUR)),
  });
  const state = testState({ inventory: ids.flatMap((id) => [id, 3]) });
  expect(state.shown.totalIdleTime).toBe(8 * HOUR);
  for (const id of ids) executeAt(state, always(all), START, claim(id, 3));
  expect(state.shown.totalIdleTime).toBe(24 * HOUR);
});

describe('the time of a trophy claimed meanwhile', () => {
  test('counts for a hunt from its next refresh, not before', () => {
    const state = testState(owning({ [FEATHER]: 1 }));
    executeAt(state, timeline, START, hunt);
    executeAt(state, timeline, START + 5_000, claim(FEATHER, 1));
    expect(state.shown.action?.limitAt).toBe(START + 28_800_000);
    executeAt(state, timeline, START + 6_000, refresh);
    expect(state.shown.action?.limitAt).toBe(START + 6_000 + 28_910_000);
  });

  test('counts from the next begin', () => {
    const state = testState(owning({ [FEATHER]: 1 }));
    executeAt(state, timeline, START, hunt);
    executeAt(state, timeline, START + 1_000, claim(FEATHER, 1));
    executeAt(state, timeline, START + 2_000, { name: 'stop', input: {} });
    executeAt(state, timeline, START + 3_000, hunt);
    expect(state.shown.action?.limitAt).toBe(START + 3_000 + 28_910_000);
  });

  test('lets a craft hold more actions', () => {
    const state = testState(owning({ [FEATHER]: 1 }));
    const most = sessionCap(28_910, 10);
    const gather: Command = { name: 'begin-crafting', input: { itemId: FLAX, amount: most, key: TEST_SEED } };
    expect(most).toBe(2_891);
    expect(refused(state, timeline, START, gather)).toBe('craft/amount');
    executeAt(state, timeline, START, claim(FEATHER, 1));
    executeAt(state, timeline, START, gather);
  });
});

describe('new content that gives another time for what is claimed', () => {
  const generous = testWorld({ ...world.sets, relicariumEntries: [entry(TOOTH, 90)] }, 'generous');
  const timelineWithNew = [...timeline, { at: START + 5_000, world: generous }];
  const claimed = () => testState({ trophies: [TOOTH, 1], totalIdleTime: 28_830 });
  const changed = { type: 'OnIdleTimeChange', totalIdleTime: 28_890 };

  test('counts from the next begin, and no earlier', () => {
    const state = claimed();
    expect(executeAt(state, timelineWithNew, START, hunt)).not.toContainEqual(
      expect.objectContaining({ type: 'OnIdleTimeChange' }),
    );
    expect(state.shown.action?.limitAt).toBe(START + 28_830_000);
    executeAt(state, timelineWithNew, START + 6_000, { name: 'stop', input: {} });
    expect(state.shown.totalIdleTime).toBe(28_830);
    expect(executeAt(state, timelineWithNew, START + 7_000, hunt)[0]).toEqual(changed);
    expect(state.shown).toMatchObject({
      totalIdleTime: 28_890,
      action: { limitAt: START + 7_000 + 28_890_000 },
    });
  });

  test('counts from the next refresh', () => {
    const state = claimed();
    executeAt(state, timelineWithNew, START, hunt);
    expect(executeAt(state, timelineWithNew, START + 6_000, refresh)[0]).toEqual(changed);
    expect(state.shown.action?.limitAt).toBe(START + 6_000 + 28_890_000);
  });

  test('limits the amount of a craft; a refused craft changes nothing', () => {
    const state = claimed();
    const gather = (amount: number): Command => ({
      name: 'begin-crafting',
      input: { itemId: FLAX, amount, key: TEST_SEED },
    });
    expect(refused(state, timelineWithNew, START + 6_000, gather(2_890))).toBe('craft/amount');
    expect(state.shown.totalIdleTime).toBe(28_830);
    executeAt(state, timelineWithNew, START + 6_000, gather(2_889));
    expect(state.shown.totalIdleTime).toBe(28_890);
  });
});

test('is refused above the owned or the largest amount, and for an item that is not a trophy', () => {
  const state = testState(owning({ [TOOTH]: 2, [FLAX]: 1, [OLD]: 1 }));
  expect(refused(state, timeline, START, claim(TOOTH, 3))).toBe('item/not-owned');
  expect(refused(state, timeline, START, claim(FEATHER, 1))).toBe('item/not-owned');
  expect(refused(state, timeline, START, claim(FLAX, 1))).toBe('trophy/not-a-trophy');
  expect(refused(state, timeline, START, claim(OLD, 1))).toBe('trophy/not-a-trophy');
  expect(refused(state, timeline, START, claim(99, 1))).toBe('item/unknown');
  const full = testState({ ...owning({ [TOOTH]: 2 }), trophies: [TOOTH, MAX_AMOUNT - 1] });
  expect(refused(full, timeline, START, claim(TOOTH, 2))).toBe('amount/too-large');
  executeAt(full, timeline, START, claim(TOOTH, 1));
});

test.each([0, -1, 0.5, Number.NaN])('is refused for the amount %d', (amount) => {
  expect(refused(testState(owning({ [TOOTH]: 2 })), timeline, START, claim(TOOTH, amount))).toBe(
    'amount/invalid',
  );
});
