import { describe, expect, test } from 'vitest';
import { amountOf } from '../../state/amounts.ts';
import { LogType } from '../../state/state.ts';
import {
  CELLAR,
  CROWN,
  inDungeon,
  KING,
  LATCHKEY,
  littleDungeon,
  RAT,
  TAIL,
} from '../../testing/dungeon-world.ts';
import { ofType, recordUntil, START, settle, testDungeon } from '../../testing/index.ts';
import { SKILL } from '../../world/skills.ts';

/** Tests of what happens in a run of a dungeon and between runs (game-design 2.6, 2.8). */

const timeline = littleDungeon();
const KILL = ['OnCombatTurn', 'GrantedCombatExperience'];

describe('the timing of a run', () => {
  test('a pull of 2 s before each enemy, a turn of 3 s, and 5 s between two runs', () => {
    const moments = recordUntil(inDungeon(2, timeline), timeline, START + 23_000);
    expect(moments.map(({ at, events }) => [at - START, events.map(({ type }) => type)])).toEqual([
      [2_000, ['OnCombatStart']],
      [5_000, [...KILL, 'DungeonProgress', 'CombatPullStart']],
      [7_000, ['OnCombatStart']],
      [10_000, [...KILL, 'DungeonProgress', 'CombatPullStart']],
      [12_000, ['OnCombatStart']],
      [15_000, [...KILL, 'OnInventoryChange', 'DungeonProgress', 'CombatPullStart']],
      [20_000, ['OnInventoryChange', 'OnGoldGiven', 'DungeonProgress', 'OnCombatStart']],
      [23_000, [...KILL, 'DungeonProgress', 'CombatPullStart']],
    ]);
    const pulls = ofType(moments, 'CombatPullStart').map(({ pullTime }) => pullTime);
    expect(pulls).toEqual([2_000, 2_000, 5_000, 2_000]);
  });

  test('the enemies of the sequences come in order, each as often as it says, in every run', () => {
    const starts = ofType(recordUntil(inDungeon(2, timeline), timeline, START + 33_000), 'OnCombatStart');
    expect(starts.map(({ enemyId }) => enemyId)).toEqual([RAT, RAT, KING, RAT, RAT, KING]);
  });

  test('progress counts single enemies over the whole run, and the runs still to begin', () => {
    const progress = ofType(recordUntil(inDungeon(2, timeline), timeline, START + 23_000), 'DungeonProgress');
    expect(progress.map(({ at, type: _type, ...values }) => [at - START, values])).toEqual([
      [5_000, { enemyIndex: 1, isRunOver: false, remainingRuns: 1 }],
      [10_000, { enemyIndex: 2, isRunOver: false, remainingRuns: 1 }],
      [15_000, { enemyIndex: 3, isRunOver: true, remainingRuns: 1 }],
      [20_000, { enemyIndex: 0, isRunOver: false, remainingRuns: 0 }],
      [23_000, { enemyIndex: 1, isRunOver: false, remainingRuns: 0 }],
    ]);
  });

  test('each fight of all runs has draws of its own', () => {
    const state = inDungeon(2, timeline);
    const ordinals = [5_000, 10_000, 15_000, 23_000].map((after) => {
      settle(state, timeline, START + after);
      return state.hidden.session?.ordinal;
    });
    expect(ordinals).toEqual([1, 2, 3, 4]);
  });
});

describe('health', () => {
  test('carries over from enemy to enemy and from run to run, and does not return in pulls', () => {
    const turns = ofType(recordUntil(inDungeon(3, timeline), timeline, START + 51_000), 'OnCombatTurn');
    const healths = turns.map(({ characterHealth }) => characterHealth);
    expect(healths).toEqual([99, 98, 97, 96, 95, 94, 93, 92, 91]);
  });

  test('begins with the health that has returned until then', () => {
    const state = inDungeon(1, timeline, { health: 40, healthAt: START - 10_000 });
    expect(state.shown).toMatchObject({ health: 42, healthAt: START });
  });
});

describe('keys', () => {
  test('one is taken when each run begins, the others stay in the inventory until their runs', () => {
    const state = inDungeon(2, timeline);
    const keysAt = (after: number): number => {
      settle(state, timeline, START + after);
      return amountOf(state.shown.inventory, LATCHKEY);
    };
    expect(keysAt(0)).toBe(2);
    expect(keysAt(19_999)).toBe(2);
    expect(keysAt(20_000)).toBe(1);
    expect(keysAt(60_000)).toBe(1);
  });

  test('the key, the new count of enemies and the first enemy change at one instant', () => {
    const state = inDungeon(2, timeline);
    settle(state, timeline, START + 19_999);
    const [moment] = recordUntil(state, timeline, START + 20_000);
    expect(moment?.events).toMatchObject([
      { type: 'OnInventoryChange', reason: 'key', changes: [{ itemId: LATCHKEY, amount: -1 }] },
      { type: 'OnGoldGiven', amount: 20 },
      { type: 'DungeonProgress', enemyIndex: 0, isRunOver: false, remainingRuns: 0 },
      { type: 'OnCombatStart', enemyId: RAT, enemyHealth: 1, content: 'v1' },
    ]);
  });

  test('a further run differs from the first only in its instant and its remaining runs', () => {
    const first = inDungeon(2, timeline);
    settle(first, timeline, START + 2_000);
    const second = inDungeon(2, timeline);
    settle(second, timeline, START + 20_000);
    expect(second.shown.action).toEqual({ ...first.shown.action, phaseAt: START + 20_000, remainingRuns: 0 });
  });
});

describe('victories', () => {
  test('over all enemies give experience', () => {
    const state = inDungeon(1, timeline);
    const grants = ofType(recordUntil(state, timeline, START + 15_000), 'GrantedCombatExperience');
    expect(grants.map(({ experience, healthExperience }) => [experience, healthExperience])).toEqual([
      [10, 4],
      [10, 4],
      [30, 10],
    ]);
    expect(state.shown.experience[SKILL.Attack - 1]).toBe(50);
    expect(state.shown.experience[SKILL.Health - 1]).toBe(18);
  });

  test('give loot only for the enemy of the last sequence, and log it', () => {
    const state = inDungeon(1, timeline);
    const changes = ofType(recordUntil(state, timeline, START + 15_000), 'OnInventoryChange');
    expect(changes).toEqual([
      {
        at: START + 15_000,
        type: 'OnInventoryChange',
        reason: 'loot',
        changes: [{ itemId: CROWN, amount: 2 }],
      },
    ]);
    expect(amountOf(state.shown.inventory, TAIL)).toBe(0);
    expect(state.shown.combatLog.at(-1)).toEqual([START + 15_000, LogType.Loot, CROWN, 2]);
  });

  test('give loot for each of several enemies of the last sequence', () => {
    const sequences = [
      { enemyId: KING, amount: 1 },
      { enemyId: RAT, amount: 2 },
    ];
    const dungeons = [testDungeon({ id: CELLAR, keyItemId: LATCHKEY, sequences })];
    const reversed = littleDungeon({ dungeons });
    const loot = ofType(recordUntil(inDungeon(1, reversed), reversed, START + 60_000), 'OnInventoryChange');
    expect(loot.map(({ at, changes }) => [at - START, changes])).toEqual([
      [10_000, [{ itemId: TAIL, amount: 1 }]],
      [15_000, [{ itemId: TAIL, amount: 1 }]],
    ]);
  });
});

test('the combat log starts empty and continues from run to run', () => {
  const state = inDungeon(2, timeline, { combatLog: [[START - 1, LogType.Victory, RAT, 0]] });
  expect(state.shown.combatLog).toEqual([]);
  settle(state, timeline, START + 33_000);
  const victories = state.shown.combatLog.filter(([, type]) => type === LogType.Victory);
  expect(victories.map(([, , enemyId]) => enemyId)).toEqual([RAT, RAT, KING, RAT, RAT, KING]);
});

test('the pending enemy of open combat stays pending, also when the dungeon has the same enemy', () => {
  const state = inDungeon(1, timeline);
  state.hidden = { ...state.hidden, pendingEnemies: [1, RAT] };
  settle(state, timeline, START + 60_000);
  expect(state.shown.action).toBeNull();
  expect(state.hidden.pendingEnemies).toEqual([1, RAT]);
});
