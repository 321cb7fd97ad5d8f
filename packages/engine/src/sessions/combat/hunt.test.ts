import { describe, expect, test } from 'vitest';
import { healingThresholdOf } from '../../character/healing-threshold.ts';
import type { Command } from '../../commands/registry.ts';
import { CombatResult } from '../../events/combat.ts';
import { amountsOf } from '../../state/amounts.ts';
import { MAX_AMOUNT } from '../../state/experience.ts';
import { LogType, type Shown, type State } from '../../state/state.ts';
import {
  always,
  executeAt,
  experienceOf,
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
} from '../../testing/index.ts';
import { SKILL } from '../../world/skills.ts';
import type { Timeline } from '../../world/world.ts';

const [MOUSE, OGRE, HIDE, CLAW, BREAD] = [1, 2, 3, 4, 5];
const [MEADOW, CAVE] = [1, 2];

/** In the meadow every fight takes one turn. In the cave the first turn defeats the character. */
const world = testWorld({
  items: [HIDE, CLAW].map((id) => testItem({ id })).concat(testItem({ id: BREAD, healingAmount: 10 })),
  enemies: [
    testEnemy({ id: MOUSE, health: 1, mainStatExperience: 30, healthExperience: 10 }),
    testEnemy({ id: OGRE, health: 100_000, attackPower: 100_000 }),
  ],
  lootTables: [
    {
      id: MOUSE,
      subTables: [
        { itemId: HIDE, amount: 2, probability: 1 },
        { itemId: CLAW, amount: 1, probability: 1e-12 },
        { itemId: HIDE, amount: 1, probability: 1 },
      ],
    },
  ],
  regions: [testRegion({ id: MEADOW, enemies: [MOUSE] }), testRegion({ id: CAVE, enemies: [OGRE] })],
});
const timeline = always(world);

const hunt = (regionId: number): Command => ({ name: 'begin-hunting', input: { regionId, key: TEST_SEED } });

function hunting(shown: Partial<Shown> = {}, when: Timeline = timeline): State {
  const state = testState(shown);
  executeAt(state, when, START, hunt(state.shown.regionId));
  return state;
}

describe('the rhythm of a hunt', () => {
  test('a pull of 4 s, a turn of 3 s, and again', () => {
    const moments = recordUntil(hunting(), timeline, START + 14_000);
    expect(moments.map(({ at, events }) => [at - START, events.map(({ type }) => type)])).toEqual([
      [4_000, ['OnCombatStart']],
      [7_000, ['OnCombatTurn', 'GrantedCombatExperience', 'OnInventoryChange', 'CombatPullStart']],
      [11_000, ['OnCombatStart']],
      [14_000, ['OnCombatTurn', 'GrantedCombatExperience', 'OnInventoryChange', 'CombatPullStart']],
    ]);
  });

  test('what is due at the instant of a command happens before the command', () => {
    const late = hunting();
    executeAt(late, timeline, START + 7_000, { name: 'stop', input: {} });
    expect(late.shown.experience[SKILL.Attack - 1]).toBe(30);
    const early = hunting();
    executeAt(early, timeline, START + 6_999, { name: 'stop', input: {} });
    expect(early.shown.experience[SKILL.Attack - 1]).toBe(0);
  });

  test('draws each fight and each turn anew', () => {
    const state = hunting();
    for (let fights = 1; fights <= 3; fights++) {
      settle(state, timeline, START + fights * 7_000);
      expect(state.hidden.session).toEqual({ seed: TEST_SEED, ordinal: fights, turn: 0 });
    }
    const beast = testEnemy({ id: MOUSE, health: 1_000, attackPower: 0 });
    const when = always(testWorld({ ...world.sets, enemies: [beast] }));
    const long = hunting({ equipment: {}, experience: experienceOf({ Melee: 100 }) }, when);
    const turns = ofType(recordUntil(long, when, START + 4_000 + 12 * 3_000), 'OnCombatTurn');
    expect(long.hidden.session).toEqual({ seed: TEST_SEED, ordinal: 0, turn: 12 });
    expect(new Set(turns.map(({ characterDamageDealt }) => characterDamageDealt)).size).toBeGreaterThan(4);
  });

  test('begins with health, an empty log and no enemy', () => {
    const state = testState({ health: 40, combatLog: [[START - 1, LogType.Victory, MOUSE, 0]] });
    executeAt(state, timeline, START + 10_000, hunt(MEADOW));
    expect(state.shown.combatLog).toEqual([]);
    expect(state.shown.health).toBe(42);
    expect(state.shown.action).toMatchObject({ kind: 'hunt', phase: 'pull', enemyId: null, pullTime: 4_000 });
  });
});

describe('a victory', () => {
  test('gives experience in Attack by default, and in Health', () => {
    const state = hunting();
    const [grant] = ofType(recordUntil(state, timeline, START + 7_000), 'GrantedCombatExperience');
    expect(grant).toMatchObject({ skillId: SKILL.Attack, experience: 30, healthExperience: 10 });
    expect(state.shown.experience[SKILL.Attack - 1]).toBe(30);
    expect(state.shown.experience[SKILL.Health - 1]).toBe(10);
  });

  test('gives each loot row that the draw hits, all in one event', () => {
    const state = hunting();
    const [loot] = ofType(recordUntil(state, timeline, START + 7_000), 'OnInventoryChange');
    expect(loot).toMatchObject({
      reason: 'loot',
      changes: [
        { itemId: HIDE, amount: 2 },
        { itemId: HIDE, amount: 1 },
      ],
    });
  });

  test('gives loot only up to the largest amount, and the event has the amount that was added', () => {
    const state = hunting({ inventory: amountsOf({ [HIDE]: MAX_AMOUNT - 3 }) });
    const loot = ofType(recordUntil(state, timeline, START + 21_000), 'OnInventoryChange');
    expect(loot.map(({ changes }) => changes.map(({ amount }) => amount))).toEqual([[2, 1]]);
    expect(state.shown.inventory).toEqual([HIDE, MAX_AMOUNT]);
  });

  test('gives experience to each skill by its own pets and by the experience factor', () => {
    const pets = [
      testItem({ id: 71, skillId: SKILL.Attack, bonusExperiencePercentage: 10 }),
      testItem({ id: 72, skillId: SKILL.Attack, bonusExperiencePercentage: 5 }),
      testItem({ id: 73, skillId: SKILL.Health, bonusExperiencePercentage: 50 }),
      testItem({ id: 74, skillId: SKILL.Melee, bonusExperiencePercentage: 90 }),
    ];
    const when = always(testWorld({ ...world.sets, items: [...world.sets.items, ...pets] }));
    // The combat level 16 is 15 above the level of the enemy. 5 of these levels are free, and each of the
    // other 10 removes 5 percent, so half of the experience is given.
    const experience = experienceOf({ Attack: 16, Defence: 16, Health: 16, Melee: 16 });
    const state = hunting({ pets: [71, 72, 73, 74], experience }, when);
    const [grant] = ofType(recordUntil(state, when, START + 60_000), 'GrantedCombatExperience');
    // 30 · 1.15 / 2 = 17.25 and 10 · 1.5 / 2 = 7.5: the event has the whole points, the hidden state the
    // fractions.
    expect(grant).toMatchObject({ experience: 17, healthExperience: 7 });
    const once = hunting({ pets: [71, 72, 73, 74], experience }, when);
    settle(once, when, START + 7_000);
    expect(once.hidden.fractions[SKILL.Attack - 1]).toBe(2_500);
    expect(once.hidden.fractions[SKILL.Health - 1]).toBe(5_000);
  });

  test('that raises Health raises the points of the threshold, not the current health', () => {
    const state = hunting({ experience: experienceOf({}).with(SKILL.Health - 1, 75), healingShare: 3_300 });
    const [turn] = ofType(recordUntil(state, timeline, START + 7_000), 'OnCombatTurn');
    expect(state.shown.experience[SKILL.Health - 1]).toBe(85);
    expect(state.shown.health).toBe(turn?.characterHealth);
    expect(state.shown.health).toBe(99);
    expect(state.shown.healingShare).toBe(3_300);
    expect(healingThresholdOf(state.shown)).toBe(36);
  });

  test('that reaches a level exactly counts for the next fight', () => {
    const state = hunting({ experience: experienceOf({}).with(SKILL.Attack - 1, 83 - 30) });
    const starts = ofType(recordUntil(state, timeline, START + 11_000), 'OnCombatStart');
    expect(starts.map(({ fighter }) => fighter.attackLevel)).toEqual([1, 2]);
    expect(starts.map(({ fighter }) => fighter.criticalChance)).toEqual([51, 52]);
  });
});

describe('falling', () => {
  test('ends the hunt, takes no items, and restores a quarter of the health in the same region', () => {
    const inventory = testState({ regionId: CAVE }).shown.inventory;
    const state = hunting({ regionId: CAVE, inventory, gold: 77 });
    const moments = recordUntil(state, timeline, START + 60_000);
    expect(ofType(moments, 'OnCombatTurn')).toMatchObject([
      { result: CombatResult.Defeat, characterHealth: 0 },
    ]);
    expect(moments.at(-1)).toEqual({
      at: START + 7_000,
      events: [
        expect.objectContaining({ type: 'OnCombatTurn' }),
        { type: 'OnIdleSessionFinished', reason: 'defeated', health: 25 },
      ],
    });
    expect(state.shown).toMatchObject({
      action: null,
      health: 25,
      healthAt: START + 7_000,
      regionId: CAVE,
      gold: 77,
    });
    expect(state.hidden.session).toBeNull();
  });

  test('together with the enemy is a victory for experience and loot, and then a defeat', () => {
    const both = testEnemy({ id: MOUSE, health: 1, attackPower: 100_000 });
    const when = always(testWorld({ ...world.sets, enemies: [both] }));
    const state = hunting({}, when);
    const [, last] = recordUntil(state, when, START + 60_000);
    expect(last?.events.map(({ type }) => type)).toEqual([
      'OnCombatTurn',
      'GrantedCombatExperience',
      'OnInventoryChange',
      'OnIdleSessionFinished',
    ]);
    expect(last?.events[0]).toMatchObject({ result: CombatResult.Both, characterHealth: 0, enemyHealth: 0 });
    expect(last?.events[3]).toMatchObject({ reason: 'defeated', health: 25 });
    const types = state.shown.combatLog.map(([, type]) => type);
    expect(types).toContain(LogType.Victory);
    expect(types).toContain(LogType.Defeat);
  });
});

test('a stop ends the hunt with the health of that instant, which then returns', () => {
  const state = hunting();
  const events = executeAt(state, timeline, START + 15_000, { name: 'stop', input: {} });
  expect(events).toEqual([{ type: 'OnIdleSessionFinished', reason: 'stopped', health: 98 }]);
  expect(state.shown).toMatchObject({ action: null, health: 98, healthAt: START + 15_000 });
  expect(state.hidden.session).toBeNull();
});

test('the log keeps the last hundred lines, oldest first', () => {
  const state = hunting();
  settle(state, timeline, START + 7_000 * 40);
  const log = state.shown.combatLog;
  expect(log).toHaveLength(100);
  expect(log.at(-1)).toEqual([START + 7_000 * 40, LogType.Loot, HIDE, 1]);
  expect(log.map(([at]) => at)).toEqual(log.map(([at]) => at).toSorted((a, b) => a - b));
});
