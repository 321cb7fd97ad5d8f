import { expect, test } from 'vitest';
import { apply } from '../events/apply.ts';
import { amountsOf } from '../state/amounts.ts';
import { enter, LATCHKEY, littleDungeon } from '../testing/dungeon-world.ts';
import {
  always,
  executeAt,
  START,
  settle,
  TEST_SEED,
  testCraft,
  testEnemy,
  testItem,
  testRegion,
  testState,
  testWorld,
} from '../testing/index.ts';

/**
 * Tests of situations that only a bug of the product can cause. The rules throw an exception (specification
 * 8.14).
 */

const [RAT, FLAX, BREAD] = [1, 2, 3];
const items = [testItem({ id: FLAX }), testItem({ id: BREAD, healingAmount: 10 })];
const full = testWorld({
  items,
  enemies: [testEnemy({ id: RAT, health: 1_000 })],
  crafteableItems: [testCraft({ itemId: FLAX, requiredRegions: [1] })],
  regions: [testRegion({ id: 1, enemies: [RAT] })],
});
/**
 * A world with the version of `full`, but without the enemy and the recipe that a running session of `full`
 * needs.
 */
const bare = testWorld({ items, regions: [testRegion({ id: 1 })] });
const MINUTE = 60_000;

test('an item that the world does not have', () => {
  expect(() => full.itemIndex(999)).toThrow('Item with id 999 not found');
});

test('an enemy that the world does not have', () => {
  const state = testState();
  executeAt(state, always(full), START, { name: 'begin-hunting', input: { regionId: 1, key: TEST_SEED } });
  settle(state, always(full), START + 5_000);
  expect(() => settle(state, always(bare), START + MINUTE)).toThrow(`Enemy with id ${RAT} not found`);
});

test('a dungeon that the world does not have', () => {
  const state = testState({ inventory: amountsOf({ [LATCHKEY]: 1 }) });
  executeAt(state, littleDungeon(), START, enter(1));
  expect(() => settle(state, littleDungeon({ dungeons: [] }), START + MINUTE)).toThrow(
    /^Dungeon with id \d+ not found$/,
  );
});

test('a crafteable item that the world does not have', () => {
  const state = testState();
  executeAt(state, always(full), START, {
    name: 'begin-crafting',
    input: { itemId: FLAX, amount: 10, key: TEST_SEED },
  });
  expect(() => settle(state, always(bare), START + MINUTE)).toThrow(
    `Crafteable item with id ${FLAX} not found`,
  );
});

test('a turn in which food is eaten although no food is equipped', () => {
  const state = testState();
  executeAt(state, always(full), START, { name: 'begin-hunting', input: { regionId: 1, key: TEST_SEED } });
  settle(state, always(full), START + 5_000);
  const turn = {
    type: 'OnCombatTurn',
    characterDamageDealt: 1,
    critical: false,
    enemyDamageDealt: 1,
    characterHealingData: { itemId: BREAD, foodAmount: 1, healing: 10 },
    characterHealth: 100,
    enemyHealth: 9,
    result: null,
    fighter: null,
  } as const;
  const fed = { ...state.shown, equipment: { food: BREAD, foodAmount: 2 } };
  expect(apply(fed, turn, START + 7_000).equipment).toEqual({ food: BREAD, foodAmount: 1 });
  expect(() => apply(state.shown, turn, START + 7_000)).toThrow('no food equipped');
});
