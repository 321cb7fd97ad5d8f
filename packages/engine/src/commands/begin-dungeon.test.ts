import { describe, expect, test } from 'vitest';
import type { Command } from '../commands/registry.ts';
import {
  CELLAR,
  CROWN,
  DUNGEON_SETS,
  enter,
  inDungeon,
  LATCHKEY,
  littleDungeon,
  RAT,
  TAIL,
} from '../testing/dungeon-world.ts';
import {
  executeAt,
  refused,
  START,
  TEST_SEED,
  testCraft,
  testDungeon,
  testItem,
  testState,
} from '../testing/index.ts';

/** Tests of the command `begin-dungeon` (game-design 2.8, 2.16b; specification 5.19). */

const [ATTIC, FLAX, ESSENCE] = [10, 31, 32];
const timeline = littleDungeon({
  items: [...DUNGEON_SETS.items, testItem({ id: FLAX }), testItem({ id: ESSENCE })],
  crafteableItems: [testCraft({ itemId: FLAX, requiredRegions: [1] }), testCraft({ itemId: ESSENCE })],
  dungeons: [
    ...DUNGEON_SETS.dungeons,
    testDungeon({
      id: ATTIC,
      keyItemId: LATCHKEY,
      regionId: 2,
      sequences: [{ enemyId: RAT, amount: 1 }],
    }),
  ],
});
const withKeys = { inventory: [LATCHKEY, 3] };
const hunt: Command = { name: 'begin-hunting', input: { regionId: 1, key: TEST_SEED } };
const gather: Command = { name: 'begin-crafting', input: { itemId: FLAX, amount: 9, key: TEST_SEED } };

test('sets the context, takes the first key and opens with a pull of 2 s', () => {
  const state = testState({ ...withKeys, health: 40, healthAt: START - 3_000 });
  expect(executeAt(state, timeline, START, enter(2))).toEqual([
    {
      type: 'DungeonSessionStart',
      dungeonId: CELLAR,
      remainingRuns: 1,
      limitAt: START + 28_800_000,
      content: 'v1',
      health: 40,
      rest: null,
      runCost: null,
    },
    { type: 'OnInventoryChange', reason: 'key', changes: [{ itemId: LATCHKEY, amount: -1 }] },
    { type: 'OnGoldGiven', amount: 20 },
    { type: 'CombatPullStart', pullTime: 2_000 },
    expect.objectContaining({ type: 'OnLastBeginChange' }),
  ]);
  expect(state.shown.action).toEqual({
    kind: 'dungeon',
    dungeonId: CELLAR,
    startAt: START,
    limitAt: START + 28_800_000,
    content: 'v1',
    phase: 'pull',
    phaseAt: START,
    pullTime: 2_000,
    enemyId: null,
    enemyHealth: 0,
    fighter: null,
    enemyIndex: 0,
    isRunOver: false,
    remainingRuns: 1,
    leaving: false,
  });
  expect(state.hidden.session).toEqual({ seed: TEST_SEED, ordinal: 0, turn: 0 });
});

test('allows as many runs as there are keys, and takes one key', () => {
  const state = testState(withKeys);
  executeAt(state, timeline, START, enter(3));
  expect(state.shown).toMatchObject({ inventory: [LATCHKEY, 2], action: { remainingRuns: 2 } });
});

test('ends a running craft and loses its running action', () => {
  const state = testState(withKeys);
  executeAt(state, timeline, START, gather);
  const events = executeAt(state, timeline, START + 4_999, enter(1));
  expect(events[0]).toEqual({ type: 'OnIdleSessionFinished', reason: 'replaced', health: null });
  expect(events[1]).toMatchObject({ type: 'DungeonSessionStart' });
  expect(state.shown.inventory).toEqual([LATCHKEY, 2]);
});

describe('is refused', () => {
  test.each([
    ['where there is no such dungeon', {}, enter(1, 99), 'dungeon/unknown'],
    ['in another region', withKeys, enter(1, ATTIC), 'dungeon/wrong-region'],
    ['without a key', {}, enter(1), 'dungeon/keys'],
    ['for more runs than keys', withKeys, enter(4), 'dungeon/keys'],
    ['for no run', withKeys, enter(0), 'amount/invalid'],
    ['for a part of a run', withKeys, enter(1.5), 'amount/invalid'],
    ['for less than no run', withKeys, enter(-1), 'amount/invalid'],
    ['for what is no number', withKeys, enter(Number.NaN), 'amount/invalid'],
  ] as const)('%s', (_why, shown, command, code) => {
    expect(refused(testState(shown), timeline, START, command)).toBe(code);
  });

  test('during a hunt and during another run, also in a pull', () => {
    const hunter = testState(withKeys);
    executeAt(hunter, timeline, START, hunt);
    expect(refused(hunter, timeline, START + 1, enter(1))).toBe('action/in-combat');
    expect(refused(hunter, timeline, START + 5_000, enter(1, ATTIC))).toBe('action/in-combat');
    const delver = inDungeon(2, timeline);
    expect(refused(delver, timeline, START + 1, enter(1))).toBe('action/in-combat');
    expect(refused(delver, timeline, START + 16_000, enter(1))).toBe('action/in-combat');
  });
});

describe('during a run and between two', () => {
  const disenchant: Command = {
    name: 'begin-disenchanting',
    input: { itemId: ESSENCE, items: [{ itemId: CROWN, amount: 1 }], key: TEST_SEED },
  };
  test.each([
    [hunt, 'action/in-combat'],
    [gather, 'action/craft-in-combat'],
    [disenchant, 'action/craft-in-combat'],
    [{ name: 'travel', input: { regionId: 2 } }, 'travel/in-combat'],
  ] as const)('%j is refused', (command, code) => {
    for (const after of [1_000, 3_000, 16_000]) {
      expect(refused(inDungeon(2, timeline), timeline, START + after, command)).toBe(code);
    }
  });

  test('buying, selling and the other commands of the hands are not refused', () => {
    const state = inDungeon(2, timeline, { inventory: [TAIL, 2, LATCHKEY, 3], gold: 20 });
    executeAt(state, timeline, START + 3_000, { name: 'buy', input: { itemId: LATCHKEY, amount: 1 } });
    executeAt(state, timeline, START + 16_000, { name: 'sell', input: { itemId: TAIL, amount: 2 } });
    expect(state.shown).toMatchObject({ gold: 2, action: { kind: 'dungeon' } });
    expect(state.shown.inventory).toEqual([CROWN, 2, LATCHKEY, 3]);
  });
});
