import { describe, expect, test } from 'vitest';
import { execute } from '../../commands/execute.ts';
import { amountOf } from '../../state/amounts.ts';
import type { DungeonAction, Shown, State } from '../../state/state.ts';
import { DUNGEON_SETS, LATCHKEY, littleDungeon } from '../../testing/dungeon-world.ts';
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
import { EquipmentType } from '../../world/static-data.ts';

/** Combat that ends before the food is gone (game-design 2.10). */

const [WOLF, BREAD, FEAST, PLATE] = [1, 2, 8, 30];
const items = [testItem({ id: BREAD, healingAmount: 24 }), testItem({ id: FEAST, healingAmount: 200 })];
/** Takes some turns to beat, and about 10 points of health in each. */
const wolf = testEnemy({ id: WOLF, health: 25, attackPower: 11 });
const regions = [testRegion({ id: 1, enemies: [WOLF] })];
const timeline = always(testWorld({ items, enemies: [wolf], regions }));
const DAY = 86_400_000;

const hunt = (rest?: boolean) =>
  ({
    name: 'begin-hunting',
    input: { regionId: 1, ...(rest !== undefined && { rest }), key: TEST_SEED },
  }) as const;

function hunting(portions: number, rest?: boolean) {
  const equipment = portions === 0 ? {} : { food: BREAD, foodAmount: portions };
  const state = testState({ equipment, inventory: [BREAD, 50, FEAST, 3] });
  executeAt(state, timeline, START, hunt(rest));
  return state;
}

function ended(portions: number, rest?: boolean) {
  const state = hunting(portions, rest);
  const moments = recordUntil(state, timeline, START + DAY);
  const [finish] = ofType(moments, 'OnIdleSessionFinished');
  return { state, reason: finish?.reason, at: finish?.at, last: moments.at(-1)?.events[0] };
}

describe('a hunt that rests', () => {
  test('ends after a victory when the food restores no more than the maximum health', () => {
    const { state, reason, last } = ended(30, true);
    expect(reason).toBe('provisions');
    expect(last).toMatchObject({ type: 'OnCombatTurn', result: 1 });
    // Four loaves of 24 are left for a maximum of 100, or three when the last turn of the fight ate two.
    expect([3, 4]).toContain(state.shown.equipment.foodAmount);
    expect(state.hidden.pendingEnemies).toEqual([]);
  });

  test.each([0, 3, 4])(
    'with only %i loaves ends at low health with nothing packed, before a defeat',
    (portions) => {
      const { state, reason, last } = ended(portions, true);
      expect(reason).toBe('provisions');
      expect(last).toMatchObject({ type: 'OnCombatTurn', result: null });
      expect(state.shown.equipment).toEqual({});
      expect(state.shown.health).toBeGreaterThan(0);
      expect(state.shown.health).toBeLessThanOrEqual(35);
      // It is the player's stop, so the enemy waits.
      expect(state.hidden.pendingEnemies).toEqual([1, WOLF]);
    },
  );

  test('is armed when more food is packed, by an event', () => {
    const state = hunting(3, true);
    expect(state.shown.action).toMatchObject({ rest: 'unarmed' });
    const pack = (amount: number) =>
      executeAt(state, timeline, START + 1_000, { name: 'equip-food', input: { itemId: BREAD, amount } });
    expect(pack(1).map(({ type }) => type)).toEqual(['OnFoodChange', 'OnInventoryChange']);
    expect(pack(1).map(({ type }) => type)).toEqual(['OnFoodChange', 'OnInventoryChange', 'OnRestArmed']);
    expect(state.shown.action).toMatchObject({ rest: 'armed' });
    expect(pack(1).map(({ type }) => type)).toEqual(['OnFoodChange', 'OnInventoryChange']);
  });

  test('ends in the same way when it is settled in steps', () => {
    const { state: once } = ended(30, true);
    const state = hunting(30, true);
    for (let at = START; at < START + 3_600_000; at += 777) settle(state, timeline, at);
    settle(state, timeline, START + DAY);
    expect(state).toEqual(once);
  });
});

test.each([undefined, false])('a hunt without rest (%s) ends by a defeat, as before', (rest) => {
  expect(ended(30, rest).reason).toBe('defeated');
  expect(hunting(30, rest).shown.action).not.toHaveProperty('rest');
});

describe('runs of a dungeon that rest', () => {
  /** A run costs more than the 100 points of health. */
  const ogre = testEnemy({ id: 1, health: 30, attackPower: 22 });
  const cellar = littleDungeon({
    items: [
      ...DUNGEON_SETS.items,
      ...items,
      testItem({ id: PLATE, equipmentType: EquipmentType.Chest, armor: 60 }),
    ],
    enemies: [ogre, testEnemy({ id: 2, health: 30, attackPower: 22 })],
  });
  const keys = 40;

  const delving = (portions: number, more: Partial<Shown> = {}, rest = true) => {
    const equipment = portions === 0 ? {} : { food: BREAD, foodAmount: portions };
    const state = testState({ inventory: [LATCHKEY, keys], equipment, healthAt: START - 60_000, ...more });
    const input = { dungeonId: 9, runs: keys, rest, key: TEST_SEED };
    return { state, outcome: execute(state, { name: 'begin-dungeon', input }, cellar, START) };
  };
  const costOf = (state: State): number =>
    state.shown.action?.kind === 'dungeon' ? (state.shown.action.runCost ?? Number.NaN) : Number.NaN;
  const finishOf = (state: State) =>
    ofType(recordUntil(state, cellar, START + DAY), 'OnIdleSessionFinished')[0];

  test('begin no run that health and packed food do not cover, also not the first', () => {
    const cost = costOf(delving(500).state);
    expect(cost).toBeGreaterThan(100 + 24);
    const portions = Math.floor((cost - 100) / 24) + 1;
    expect(delving(portions - 1).outcome).toEqual({ refused: 'dungeon/food' });
    expect(delving(portions - 1).state.shown.inventory).toEqual([LATCHKEY, keys]);
    expect(delving(portions).outcome).toMatchObject({
      events: [{ rest: 'armed', runCost: cost }, {}, {}, {}, {}],
    });
  });

  test('need no food where health alone covers a run, and end before it does no more', () => {
    const { state } = delving(0, { experience: experienceOf({ Defence: 90, Health: 40 }), health: 200 });
    const cost = costOf(state);
    expect(cost).toBeGreaterThan(0);
    expect(finishOf(state)).toMatchObject({ reason: 'provisions' });
    expect(state.shown.health).toBeGreaterThan(0);
    expect(state.shown.health).toBeLessThanOrEqual(cost);
  });

  test('end for want of food between two runs and not in one, with the key of the next', () => {
    const { state } = delving(100);
    const cost = costOf(state);
    expect(finishOf(state)).toMatchObject({ reason: 'provisions' });
    const { health, equipment } = state.shown;
    expect(health + (equipment.foodAmount ?? 0) * 24).toBeLessThanOrEqual(cost);
    expect(amountOf(state.shown.inventory, LATCHKEY)).toBeGreaterThan(0);
  });

  test('cost no more in about 95 of 100 runs, under other seeds', () => {
    const { state } = delving(5_000, { inventory: [LATCHKEY, 300] }, false);
    const cost = costOf(delving(5_000).state);
    const runs: number[] = [];
    let taken = 0;
    for (const { events } of recordUntil(state, cellar, START + DAY))
      for (const event of events) {
        if (event.type === 'OnCombatTurn') taken += event.enemyDamageDealt;
        if (event.type !== 'DungeonProgress' || !event.isRunOver) continue;
        runs.push(taken);
        taken = 0;
      }
    expect(runs).toHaveLength(keys);
    const share = runs.filter((points) => points <= cost).length / runs.length;
    expect(share).toBeGreaterThanOrEqual(0.85);
    expect(runs.filter((points) => points <= cost / 2).length).toBeLessThan(runs.length / 2);
  });

  test('are done when the food lasts, and fall without resting', () => {
    expect(finishOf(delving(5_000).state)).toMatchObject({ reason: 'done' });
    expect(finishOf(delving(20, {}, false).state)).toMatchObject({ reason: 'defeated' });
  });

  test('cost less with better armour, put on during a run', () => {
    const { state } = delving(100, { inventory: [LATCHKEY, keys, PLATE, 1] });
    const before = costOf(state);
    const events = executeAt(state, cellar, START + 1_000, { name: 'equip', input: { itemId: PLATE } });
    expect(events.at(-1)).toEqual({ type: 'OnRunCostChange', runCost: costOf(state) });
    expect(costOf(state)).toBeLessThan(before);
  });

  test('keep the rule under which they began, by which this one falls in a run that it should not begin', () => {
    const { state } = delving(100);
    const { runCost: _, ...action } = state.shown.action as DungeonAction;
    state.shown = { ...state.shown, action };
    expect(finishOf(state)).toMatchObject({ reason: 'defeated' });
    expect(finishOf(delving(100).state)).toMatchObject({ reason: 'provisions' });
  });
});
