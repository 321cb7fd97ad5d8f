import { describe, expect, test } from 'vitest';
import { DUNGEON_SETS, LATCHKEY, littleDungeon } from '../../testing/dungeon-world.ts';
import {
  always,
  executeAt,
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

/** Combat that ends before the food is gone (game-design 2.10). */

const [WOLF, BREAD, FEAST] = [1, 2, 8];
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
  const cellar = littleDungeon({ items: [...DUNGEON_SETS.items, ...items] });

  const delving = (portions: number) => {
    const state = testState({
      inventory: [LATCHKEY, 3, FEAST, 3],
      equipment: { food: FEAST, foodAmount: portions },
      healthAt: START - 60_000,
    });
    const input = { dungeonId: 9, runs: 3, rest: true, key: TEST_SEED };
    executeAt(state, cellar, START, { name: 'begin-dungeon', input });
    return state;
  };

  test('end between two runs, without the key of the next', () => {
    const state = delving(1);
    expect(state.shown.action).toMatchObject({ rest: 'armed' });
    executeAt(state, cellar, START + 1_000, { name: 'unequip-food', input: {} });
    const moments = recordUntil(state, cellar, START + DAY);
    expect(ofType(moments, 'OnIdleSessionFinished')).toMatchObject([
      { reason: 'provisions', at: START + 15_000 },
    ]);
    expect(state.shown.inventory).toContain(LATCHKEY);
  });

  test('go on with enough food', () => {
    const moments = recordUntil(delving(1), cellar, START + DAY);
    expect(ofType(moments, 'OnIdleSessionFinished')).toMatchObject([{ reason: 'done' }]);
  });
});
