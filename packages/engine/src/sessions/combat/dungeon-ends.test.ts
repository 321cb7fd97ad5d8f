import { describe, expect, test } from 'vitest';
import { CombatResult } from '../../events/combat.ts';
import type { Moment } from '../../events/registry.ts';
import { amountOf } from '../../state/amounts.ts';
import {
  CROWN,
  DUNGEON_SETS,
  inDungeon,
  KING,
  LATCHKEY,
  littleDungeon,
  RAT,
  TAIL,
} from '../../testing/dungeon-world.ts';
import {
  executeAt,
  IDLE_TROPHY,
  ofType,
  recordUntil,
  START,
  settle,
  testEnemy,
  withIdleTime,
} from '../../testing/index.ts';
import type { StaticData } from '../../world/static-data.ts';
import type { Timeline } from '../../world/world.ts';

/** Tests when dungeon sessions end without a command (game-design 2.6, 2.8, 2.10, 2.16b). */

const timeline = littleDungeon();
const DAY = 86_400_000;
const KILL = ['OnCombatTurn', 'GrantedCombatExperience'];

const finishIn = (moments: readonly Moment[]) => ofType(moments, 'OnIdleSessionFinished')[0];
const typesOf = (moment: Moment | undefined) => moment?.events.map(({ type }) => type);

/** Begins `runs` runs with three keys and plays a day. @param totalIdleTime in seconds */
function endOf(totalIdleTime: number, runs: number, when: Timeline = timeline) {
  const timed = withIdleTime(when, totalIdleTime);
  const state = inDungeon(runs, timed, { trophies: [IDLE_TROPHY, 1] });
  const moments = recordUntil(state, timed, START + DAY);
  return {
    finish: finishIn(moments),
    last: typesOf(moments.at(-1)),
    fights: ofType(moments, 'OnCombatStart').length,
    keys: amountOf(state.shown.inventory, LATCHKEY),
  };
}

test('after the last run the session is done, at the last victory and without another pull', () => {
  const state = inDungeon(2, timeline);
  const moments = recordUntil(state, timeline, START + DAY);
  expect(moments.at(-1)?.at).toBe(START + 33_000);
  expect(typesOf(moments.at(-1))).toEqual([
    ...KILL,
    'OnInventoryChange',
    'DungeonProgress',
    'OnIdleSessionFinished',
  ]);
  expect(finishIn(moments)).toMatchObject({ reason: 'done', health: 94 });
  expect(state.shown).toMatchObject({ action: null, health: 94, healthAt: START + 33_000 });
  expect(state.hidden.session).toBeNull();
});

describe('without a key when the next run should begin', () => {
  const sell = (amount: number) => ({ name: 'sell', input: { itemId: LATCHKEY, amount } }) as const;
  const buy = (amount: number) => ({ name: 'buy', input: { itemId: LATCHKEY, amount } }) as const;

  test('the session ends at that instant with this reason', () => {
    const state = inDungeon(3, timeline);
    executeAt(state, timeline, START + 1_000, sell(2));
    settle(state, timeline, START + 19_999);
    expect(recordUntil(state, timeline, START + DAY)).toEqual([
      { at: START + 20_000, events: [{ type: 'OnIdleSessionFinished', reason: 'no-key', health: 97 }] },
    ]);
  });

  test('the session does not end when a key was bought in time', () => {
    const state = inDungeon(2, timeline);
    executeAt(state, timeline, START + 1_000, sell(2));
    executeAt(state, timeline, START + 20_000 - 1, buy(1));
    expect(finishIn(recordUntil(state, timeline, START + DAY))).toMatchObject({
      reason: 'done',
      at: START + 33_000,
    });
    expect(amountOf(state.shown.inventory, LATCHKEY)).toBe(0);
  });

  test('a key that is bought at that instant is too late', () => {
    const state = inDungeon(2, timeline);
    executeAt(state, timeline, START + 1_000, sell(2));
    executeAt(state, timeline, START + 20_000, buy(1));
    expect(state.shown.action).toBeNull();
  });

  test('keys that are bought meanwhile add no runs to the requested ones', () => {
    const state = inDungeon(1, timeline, { gold: 1_000 });
    executeAt(state, timeline, START + 1_000, buy(9));
    expect(finishIn(recordUntil(state, timeline, START + DAY))).toMatchObject({
      reason: 'done',
      at: START + 15_000,
    });
    expect(amountOf(state.shown.inventory, LATCHKEY)).toBe(11);
  });
});

describe('the limit', () => {
  test('never ends a run: its fights also begin after the limit, and then the session ends', () => {
    const { finish, fights, keys } = endOf(6, 3);
    expect(finish).toMatchObject({ reason: 'limit', at: START + 15_000, health: 97 });
    expect(fights).toBe(3);
    expect(keys).toBe(2);
  });

  test('at the instant at which a run ends also ends the session', () => {
    const { finish, last } = endOf(15, 3);
    expect(finish).toMatchObject({ reason: 'limit', at: START + 15_000 });
    expect(last).toEqual([...KILL, 'OnInventoryChange', 'DungeonProgress', 'OnIdleSessionFinished']);
  });

  test('between two runs ends the session at the limit, and no key is taken', () => {
    const { finish, last, keys } = endOf(17, 3);
    expect(finish).toMatchObject({ reason: 'limit', at: START + 17_000, health: 97 });
    expect(last).toEqual(['OnIdleSessionFinished']);
    expect(keys).toBe(2);
  });

  test('at the instant at which a run would begin prevents the run', () => {
    const { finish, keys } = endOf(20, 3);
    expect(finish).toMatchObject({ reason: 'limit', at: START + 20_000 });
    expect(keys).toBe(2);
  });

  test('one millisecond later allows the run until its end', () => {
    const when = withIdleTime(timeline, 20);
    const state = inDungeon(3, when, { trophies: [IDLE_TROPHY, 1] });
    executeAt(state, when, START + 1, { name: 'refresh', input: {} });
    const finish = finishIn(recordUntil(state, when, START + DAY));
    expect(finish).toMatchObject({ reason: 'limit', at: START + 33_000 });
  });

  test('passed in the last run does not change the reason: all runs are done', () => {
    expect(endOf(6, 1).finish).toMatchObject({ reason: 'done', at: START + 15_000 });
  });
});

/** The timeline of the little dungeon, in which the enemy `id` defeats the character in one turn. */
const deadly = (id: number, numbers: { readonly health: number }): Timeline => {
  const enemies: StaticData['enemies'] = DUNGEON_SETS.enemies.map((enemy) =>
    enemy.id === id ? testEnemy({ ...enemy, ...numbers, attackPower: 100_000 }) : enemy,
  );
  return littleDungeon({ enemies });
};

describe('a defeat', () => {
  const when = deadly(KING, { health: 1_000_000 });

  test('loses only the key of this run, cancels the other runs, and restores a quarter of the health', () => {
    const state = inDungeon(3, when, { gold: 7 });
    const moments = recordUntil(state, when, START + DAY);
    expect(moments.at(-1)).toMatchObject({
      at: START + 15_000,
      events: [
        { type: 'OnCombatTurn', result: CombatResult.Defeat, characterHealth: 0 },
        { type: 'OnIdleSessionFinished', reason: 'defeated', health: 25 },
      ],
    });
    expect(state.shown).toMatchObject({ action: null, health: 25, healthAt: START + 15_000, gold: 7 });
    expect(state.shown.inventory).toEqual([LATCHKEY, 2]);
  });

  test('keeps the experience of the enemies before', () => {
    const state = inDungeon(1, when);
    settle(state, when, START + DAY);
    expect(Math.max(...state.shown.experience)).toBe(20);
  });
});

describe('a double defeat', () => {
  test('at an enemy before the last counts it as beaten and is then a defeat', () => {
    const when = deadly(RAT, { health: 1 });
    const state = inDungeon(3, when);
    const moments = recordUntil(state, when, START + DAY);
    expect(moments.at(-1)).toMatchObject({
      at: START + 5_000,
      events: [
        { type: 'OnCombatTurn', result: CombatResult.Both },
        { type: 'GrantedCombatExperience', experience: 10, healthExperience: 4 },
        { type: 'DungeonProgress', enemyIndex: 1, isRunOver: false, remainingRuns: 2 },
        { type: 'OnIdleSessionFinished', reason: 'defeated', health: 25 },
      ],
    });
    expect(amountOf(state.shown.inventory, TAIL)).toBe(0);
  });

  test('at the last enemy gives its loot and ends the run, and is then a defeat: no further run', () => {
    const when = deadly(KING, { health: 1 });
    const state = inDungeon(3, when);
    const moments = recordUntil(state, when, START + DAY);
    expect(moments.at(-1)).toMatchObject({
      at: START + 15_000,
      events: [
        { type: 'OnCombatTurn', result: CombatResult.Both },
        { type: 'GrantedCombatExperience', experience: 30 },
        { type: 'OnInventoryChange', reason: 'loot', changes: [{ itemId: CROWN, amount: 2 }] },
        { type: 'DungeonProgress', enemyIndex: 3, isRunOver: true, remainingRuns: 2 },
        { type: 'OnIdleSessionFinished', reason: 'defeated', health: 25 },
      ],
    });
    expect(amountOf(state.shown.inventory, LATCHKEY)).toBe(2);
  });
});
