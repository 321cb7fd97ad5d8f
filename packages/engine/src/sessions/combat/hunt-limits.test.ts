import { describe, expect, test } from 'vitest';
import { BASE_IDLE_TIME } from '../../character/idle-time.ts';
import type { Command } from '../../commands/registry.ts';
import {
  always,
  executeAt,
  IDLE_TROPHY,
  ofType,
  recordUntil,
  START,
  settle,
  TEST_SEED,
  testEnemy,
  testItem,
  testRegion,
  testState,
  testWorld,
  withIdleTime,
} from '../../testing/index.ts';
import type { Timeline } from '../../world/world.ts';

/**
 * Tests when hunts end without a command (game-design 2.10, 2.16b), and how a change of content affects them
 * (2.16b).
 */

const hunt: Command = { name: 'begin-hunting', input: { regionId: 1, key: TEST_SEED } };
const regions = [testRegion({ id: 1, enemies: [1] })];
/** An enemy that is beaten in the first turn. With the pulls, a fight ends every 7 s. */
const mouse = testEnemy({ id: 1, health: 1, attackPower: 0 });
/** An enemy that does 1 damage, the least, in each turn and is beaten after several turns. */
const sheep = testEnemy({ id: 1, health: 40, attackPower: 0 });

function endOf(totalIdleTime: number, timeline: Timeline) {
  const state = testState({ trophies: [IDLE_TROPHY, 1] });
  const when = withIdleTime(timeline, totalIdleTime);
  executeAt(state, when, START, hunt);
  const moments = recordUntil(state, when, START + 86_400_000);
  const [finish] = ofType(moments, 'OnIdleSessionFinished');
  const last = moments.at(-1)?.events.map(({ type }) => type);
  return { finish, last, fights: ofType(moments, 'OnCombatStart').length };
}

describe('the limit', () => {
  const timeline = always(testWorld({ enemies: [mouse], regions }));

  test('is the idle time after the begin', () => {
    const state = testState();
    executeAt(state, timeline, START, hunt);
    expect(state.shown.action).toMatchObject({ startAt: START, limitAt: START + BASE_IDLE_TIME * 1000 });
  });

  test('allows the current fight until its end, then ends the hunt', () => {
    const { finish, fights } = endOf(13, timeline);
    expect(finish).toMatchObject({ reason: 'limit', at: START + 14_000, health: 98 });
    expect(fights).toBe(2);
  });

  test('at the instant at which a fight ends also ends the hunt', () => {
    const { finish, last } = endOf(14, timeline);
    expect(finish).toMatchObject({ reason: 'limit', at: START + 14_000 });
    expect(last).toEqual(['OnCombatTurn', 'GrantedCombatExperience', 'OnIdleSessionFinished']);
  });

  test('during a pull ends the hunt at the limit, and no fight starts', () => {
    const { finish, fights } = endOf(17, timeline);
    expect(finish).toMatchObject({ reason: 'limit', at: START + 17_000, health: 98 });
    expect(fights).toBe(2);
  });

  test('at the instant at which a pull ends prevents the fight', () => {
    const { finish, fights } = endOf(18, timeline);
    expect(finish).toMatchObject({ reason: 'limit', at: START + 18_000 });
    expect(fights).toBe(2);
  });

  test('one millisecond after a pull allows the fight until its end', () => {
    const state = testState({ trophies: [IDLE_TROPHY, 1] });
    const when = withIdleTime(timeline, 18);
    executeAt(state, when, START, hunt);
    executeAt(state, when, START + 1, { name: 'refresh', input: {} });
    const [finish] = ofType(recordUntil(state, when, START + 86_400_000), 'OnIdleSessionFinished');
    expect(finish).toMatchObject({ reason: 'limit', at: START + 21_000 });
  });

  test('allows a long fight until its end far beyond the limit', () => {
    const patient = always(testWorld({ enemies: [sheep], regions }));
    const { finish, fights } = endOf(5, patient);
    expect(finish?.at).toBeGreaterThan(START + 10_000);
    expect(finish).toMatchObject({ reason: 'limit' });
    expect(fights).toBe(1);
  });

  test('is fixed at the begin: idle time gained meanwhile counts from the next refresh', () => {
    const state = testState({ trophies: [IDLE_TROPHY, 1] });
    executeAt(state, withIdleTime(timeline, 100), START, hunt);
    const later = withIdleTime(timeline, 200);
    settle(state, later, START + 60_000);
    expect(state.shown.action?.limitAt).toBe(START + 100_000);
    executeAt(state, later, START + 60_000, { name: 'refresh', input: {} });
    expect(state.shown.action).toMatchObject({ startAt: START + 60_000, limitAt: START + 260_000 });
  });

  test('moved by a refresh does not change the current fight', () => {
    const patient = always(testWorld({ enemies: [sheep], regions }));
    const state = testState();
    executeAt(state, patient, START, hunt);
    settle(state, patient, START + 8_000);
    const { action, health } = state.shown;
    expect(executeAt(state, patient, START + 8_000, { name: 'refresh', input: {} })).toEqual([
      {
        type: 'SessionRefreshed',
        limitAt: START + 8_000 + BASE_IDLE_TIME * 1000,
        target: null,
        pieces: null,
      },
    ]);
    expect(state.shown.action).toEqual({
      ...action,
      startAt: START + 8_000,
      limitAt: START + 8_000 + BASE_IDLE_TIME * 1000,
    });
    expect(state.shown.health).toBe(health);
  });
});

describe('new content', () => {
  const before = testWorld({ enemies: [sheep], regions }, 'old');
  const strong = testWorld({ enemies: [{ ...sheep, health: 999, mainStatExperience: 77 }], regions }, 'new');
  const from = (after: number, world = strong): Timeline => [
    { at: 0, world: before },
    { at: START + after, world },
  ];

  test('changes only the next fight, not the current one', () => {
    const timeline = from(5_000);
    const state = testState();
    executeAt(state, timeline, START, hunt);
    const moments = recordUntil(state, timeline, START + 120_000);
    const starts = ofType(moments, 'OnCombatStart');
    expect(starts.map(({ enemyHealth, content }) => [enemyHealth, content])).toEqual([
      [40, 'old'],
      [999, 'new'],
    ]);
    expect(ofType(moments, 'GrantedCombatExperience').map(({ experience }) => experience)).toEqual([10]);
  });

  test('that becomes live at the instant at which a pull ends counts for the fight', () => {
    const state = testState();
    executeAt(state, from(4_000), START, hunt);
    const [start] = ofType(recordUntil(state, from(4_000), START + 4_000), 'OnCombatStart');
    expect(start?.content).toBe('new');
  });

  test('that changes twice in a hunt loses no loot (found by the properties)', () => {
    const items = [testItem({ id: 7 }), testItem({ id: 8 })];
    const loot = [{ id: 1, subTables: [{ itemId: 8, amount: 3, probability: 1 }] }];
    const timeline: Timeline = [
      { at: 0, world: testWorld({ items, enemies: [mouse], lootTables: loot, regions }, 'a') },
      { at: START + 9_000, world: testWorld({ items, enemies: [mouse], regions }, 'b') },
      { at: START + 16_000, world: testWorld({ items, enemies: [mouse], regions }, 'c') },
    ];
    const state = testState();
    executeAt(state, timeline, START, hunt);
    settle(state, timeline, START + 60_000);
    expect(state.shown.inventory).toEqual([8, 3]);
  });

  test('without an enemy to hunt ends the hunt at the end of the pull', () => {
    const timeline = from(2_000, testWorld({ enemies: [sheep], regions: [testRegion({ id: 1 })] }, 'empty'));
    const state = testState();
    executeAt(state, timeline, START, hunt);
    const moments = recordUntil(state, timeline, START + 60_000);
    expect(moments).toEqual([
      { at: START + 4_000, events: [{ type: 'OnIdleSessionFinished', reason: 'retired', health: 100 }] },
    ]);
  });
});
