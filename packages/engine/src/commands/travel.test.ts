import { expect, test } from 'vitest';
import type { Command } from '../commands/registry.ts';
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

const timeline = always(
  testWorld({
    items: [testItem({ id: 1 })],
    crafteableItems: [testCraft({ itemId: 1, requiredRegions: [1] })],
    enemies: [testEnemy({ id: 1 })],
    regions: [testRegion({ id: 1, enemies: [1] }), testRegion({ id: 2, travelCost: 250 })],
  }),
);
const to = (regionId: number): Command => ({ name: 'travel', input: { regionId } });

test('costs the fare of the destination', () => {
  const state = testState({ gold: 250 });
  expect(executeAt(state, timeline, START, to(2))).toEqual([
    { type: 'OnGoldChange', reason: 'travel', amount: -250 },
    { type: 'OnGoldGiven', amount: 250 },
    { type: 'OnRegionChange', regionId: 2 },
  ]);
  expect(state.shown).toMatchObject({ gold: 0, regionId: 2 });
});

test('to a region without a fare is free, so that every character can always travel', () => {
  const state = testState({ gold: 0, regionId: 2 });
  expect(executeAt(state, timeline, START, to(1))).toEqual([{ type: 'OnRegionChange', regionId: 1 }]);
});

test('ends a running craft and keeps health and products', () => {
  const state = testState({ gold: 250, health: 40 });
  executeAt(state, timeline, START, {
    name: 'begin-crafting',
    input: { itemId: 1, amount: 9, key: TEST_SEED },
  });
  const events = executeAt(state, timeline, START + 7_000, to(2));
  expect(events[0]).toEqual({ type: 'OnIdleSessionFinished', reason: 'travelled', health: null });
  expect(state.shown).toMatchObject({ action: null, inventory: [1, 1], health: 40, healthAt: START });
  expect(state.hidden.session).toBeNull();
});

test('is refused during combat', () => {
  const state = testState({ gold: 250 });
  executeAt(state, timeline, START, { name: 'begin-hunting', input: { regionId: 1, key: TEST_SEED } });
  expect(refused(state, timeline, START + 1, to(2))).toBe('travel/in-combat');
});

test('is refused without the fare, to the current region, and to an unknown region', () => {
  expect(refused(testState({ gold: 249 }), timeline, START, to(2))).toBe('travel/gold');
  expect(refused(testState({ gold: 249 }), timeline, START, to(1))).toBe('travel/already-there');
  expect(refused(testState({ gold: 249 }), timeline, START, to(99))).toBe('travel/unknown-region');
});
