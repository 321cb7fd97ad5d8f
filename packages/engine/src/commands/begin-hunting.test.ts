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
import { EnemyType } from '../world/static-data.ts';

const timeline = always(
  testWorld({
    items: [testItem({ id: 1 })],
    crafteableItems: [testCraft({ itemId: 1, requiredRegions: [1] })],
    enemies: [testEnemy({ id: 1 }), testEnemy({ id: 2, type: EnemyType.Boss })],
    regions: [
      testRegion({ id: 1, enemies: [1] }),
      testRegion({ id: 2, enemies: [2] }),
      testRegion({ id: 3 }),
    ],
  }),
);
const hunt = (regionId: number): Command => ({ name: 'begin-hunting', input: { regionId, key: TEST_SEED } });

test('opens with a pull of 4 s', () => {
  expect(executeAt(testState(), timeline, START, hunt(1))).toEqual([
    {
      type: 'HuntingSessionStart',
      regionId: 1,
      limitAt: START + 28_800_000,
      content: 'v1',
      health: 100,
      rest: null,
      until: null,
    },
    { type: 'CombatPullStart', pullTime: 4_000 },
    expect.objectContaining({ type: 'OnLastBeginChange' }),
  ]);
});

test('ends a running craft', () => {
  const state = testState();
  executeAt(state, timeline, START, {
    name: 'begin-crafting',
    input: { itemId: 1, amount: 9, key: TEST_SEED },
  });
  const events = executeAt(state, timeline, START + 7_000, hunt(1));
  expect(events.map(({ type }) => type)).toEqual([
    'OnIdleSessionFinished',
    'HuntingSessionStart',
    'CombatPullStart',
    'OnLastBeginChange',
  ]);
  expect(events[0]).toMatchObject({ reason: 'replaced', health: null });
  expect(state.shown.action?.kind).toBe('hunt');
});

test('is refused during combat, even for another region', () => {
  const state = testState();
  executeAt(state, timeline, START, hunt(1));
  expect(refused(state, timeline, START + 1, hunt(1))).toBe('action/in-combat');
  expect(refused(state, timeline, START + 5_000, hunt(2))).toBe('action/in-combat');
});

test('is possible only in the region of the character', () => {
  expect(refused(testState(), timeline, START, hunt(2))).toBe('hunt/wrong-region');
  expect(refused(testState(), timeline, START, hunt(99))).toBe('hunt/wrong-region');
});

test('needs an enemy that roams; bosses do not roam', () => {
  expect(refused(testState({ regionId: 2 }), timeline, START, hunt(2))).toBe('hunt/no-enemies');
  expect(refused(testState({ regionId: 3 }), timeline, START, hunt(3))).toBe('hunt/no-enemies');
});
