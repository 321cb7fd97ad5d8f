import { describe, expect, test } from 'vitest';
import { BASE_IDLE_TIME } from '../../character/idle-time.ts';
import type { Command } from '../../commands/registry.ts';
import { amountOf } from '../../state/amounts.ts';
import type { State } from '../../state/state.ts';
import { enter, inDungeon, LATCHKEY, littleDungeon } from '../../testing/dungeon-world.ts';
import {
  executeAt,
  IDLE_TROPHY,
  ofType,
  recordUntil,
  refused,
  START,
  settle,
  TEST_SEED,
  testState,
  withIdleTime,
} from '../../testing/index.ts';

/**
 * Tests of leaving a dungeon at once or after the current run, and of a refresh in a dungeon (game-design
 * 2.8, 2.10, 2.16b; specification 4.26).
 */

const timeline = littleDungeon();
const stop: Command = { name: 'stop', input: {} };
const stopRemaining: Command = { name: 'stop-remaining', input: {} };
const refresh: Command = { name: 'refresh', input: {} };
const DAY = 86_400_000;

describe('leaving immediately', () => {
  test('ends the session with the health of that instant and loses the key of this run', () => {
    const state = inDungeon(2, timeline);
    const events = executeAt(state, timeline, START + 8_000, stop);
    expect(events).toEqual([{ type: 'OnIdleSessionFinished', reason: 'stopped', health: 99 }]);
    expect(state.shown).toMatchObject({ action: null, health: 99, healthAt: START + 8_000 });
    expect(amountOf(state.shown.inventory, LATCHKEY)).toBe(2);
    expect(state.hidden.session).toBeNull();
  });

  test('also loses the key in the pull that opens the run', () => {
    const state = inDungeon(1, timeline);
    executeAt(state, timeline, START, stop);
    expect(amountOf(state.shown.inventory, LATCHKEY)).toBe(2);
  });

  test('costs no key between two runs', () => {
    const state = inDungeon(2, timeline);
    executeAt(state, timeline, START + 19_999, stop);
    expect(amountOf(state.shown.inventory, LATCHKEY)).toBe(2);
  });
});

describe('leaving after finishing', () => {
  test('is shown at once: no runs are left', () => {
    const state = inDungeon(3, timeline);
    expect(executeAt(state, timeline, START + 8_000, stopRemaining)).toEqual([
      { type: 'OnRemainingRunsChange', remainingRuns: 0, leaving: true },
    ]);
    expect(state.shown.action).toMatchObject({ remainingRuns: 0, leaving: true, enemyIndex: 1 });
  });

  test('plays the current run to its end, with its loot, and takes no further key', () => {
    const state = inDungeon(3, timeline);
    executeAt(state, timeline, START + 8_000, stopRemaining);
    const moments = recordUntil(state, timeline, START + DAY);
    const last = moments.at(-1);
    expect(last?.at).toBe(START + 15_000);
    expect(last?.events.slice(-3)).toMatchObject([
      { type: 'OnInventoryChange', reason: 'loot' },
      { type: 'DungeonProgress', enemyIndex: 3, isRunOver: true, remainingRuns: 0 },
      { type: 'OnIdleSessionFinished', reason: 'stopped', health: 97 },
    ]);
    expect(amountOf(state.shown.inventory, LATCHKEY)).toBe(2);
  });

  test('in the last run ends the session with the reason of leaving, not as done', () => {
    const state = inDungeon(1, timeline);
    executeAt(state, timeline, START + 8_000, stopRemaining);
    const [finish] = ofType(recordUntil(state, timeline, START + DAY), 'OnIdleSessionFinished');
    expect(finish).toMatchObject({ reason: 'stopped', at: START + 15_000 });
  });

  test('twice has the same effect as once', () => {
    const [once, twice] = [inDungeon(3, timeline), inDungeon(3, timeline)];
    for (const state of [once, twice]) executeAt(state, timeline, START + 8_000, stopRemaining);
    executeAt(twice, timeline, START + 8_000, stopRemaining);
    expect(twice).toEqual(once);
  });

  test('between two runs leaves at once and costs no key', () => {
    const state = inDungeon(2, timeline);
    const events = executeAt(state, timeline, START + 15_000, stopRemaining);
    expect(events).toEqual([{ type: 'OnIdleSessionFinished', reason: 'stopped', health: 97 }]);
    expect(state.shown.action).toBeNull();
    expect(amountOf(state.shown.inventory, LATCHKEY)).toBe(2);
  });

  test('is refused outside a dungeon', () => {
    expect(refused(testState(), timeline, START, stopRemaining)).toBe('dungeon/none');
    const hunter = testState();
    executeAt(hunter, timeline, START, { name: 'begin-hunting', input: { regionId: 1, key: TEST_SEED } });
    expect(refused(hunter, timeline, START + 5_000, stopRemaining)).toBe('dungeon/none');
  });
});

describe('beginning anew after leaving', () => {
  /** The instant at which the next fight begins after the run that ended at START + 15 s. */
  const nextFight = (state: State): number | undefined =>
    ofType(recordUntil(state, timeline, START + DAY), 'OnCombatStart').find(({ at }) => at > START + 15_000)
      ?.at;

  /**
   * A character that leaves the dungeon after one run and begins another session `pause` ms after the end of
   * that run.
   */
  const leaver = (pause: number): State => {
    const state = inDungeon(3, timeline);
    executeAt(state, timeline, START + 8_000, stopRemaining);
    executeAt(state, timeline, START + 15_000 + pause, enter(1));
    return state;
  };

  test.each([0, 1, 1_000, 2_999, 3_000])('%i ms after a run waits as long as a player who stays', (pause) => {
    expect(nextFight(leaver(pause))).toBe(nextFight(inDungeon(2, timeline)));
  });

  test.each([3_001, 5_000, 60_000])('%i ms after a run waits for the pull inside a run', (pause) => {
    expect(nextFight(leaver(pause))).toBe(START + 15_000 + pause + 2_000);
  });

  test('after leaving in the pull between two runs waits as long as a player who stays', () => {
    const state = inDungeon(3, timeline);
    executeAt(state, timeline, START + 17_000, stop);
    executeAt(state, timeline, START + 17_000, enter(1));
    expect(nextFight(state)).toBe(START + 22_000);
  });
});

describe('a refresh in a dungeon', () => {
  test('moves only the limit: run, fight and remaining runs do not change', () => {
    const state = inDungeon(3, timeline);
    settle(state, timeline, START + 8_000);
    const { action } = state.shown;
    const limitAt = START + 8_000 + BASE_IDLE_TIME * 1000;
    expect(executeAt(state, timeline, START + 8_000, refresh)).toEqual([
      { type: 'SessionRefreshed', limitAt, target: null, pieces: null },
    ]);
    expect(state.shown.action).toEqual({ ...action, startAt: START + 8_000, limitAt });
    expect(action).toMatchObject({ remainingRuns: 2, enemyIndex: 1, phase: 'fight' });
  });

  test('allows runs that the old limit would have prevented', () => {
    const when = withIdleTime(timeline, 16);
    const state = inDungeon(3, when, { trophies: [IDLE_TROPHY, 1] });
    executeAt(state, when, START + 15_500, refresh);
    const [finish] = ofType(recordUntil(state, when, START + DAY), 'OnIdleSessionFinished');
    expect(finish).toMatchObject({ reason: 'limit', at: START + 33_000 });
  });

  test('does not cancel leaving', () => {
    const state = inDungeon(3, timeline);
    executeAt(state, timeline, START + 8_000, stopRemaining);
    executeAt(state, timeline, START + 9_000, refresh);
    expect(state.shown.action).toMatchObject({ remainingRuns: 0, leaving: true });
  });
});
