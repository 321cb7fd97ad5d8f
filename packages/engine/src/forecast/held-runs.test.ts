import { expect, test } from 'vitest';
import { BASE_IDLE_TIME } from '../character/idle-time.ts';
import { amountsOf } from '../state/amounts.ts';
import {
  START,
  testDungeon,
  testEnemy,
  testItem,
  testRegion,
  testState,
  testWorld,
} from '../testing/index.ts';
import { heldRuns } from './held-runs.ts';
import { openForecast } from './open-forecast.ts';
import { exactly } from './precision.ts';
import type { BeginCommand } from './question.ts';

const [BREAD, KEY, DUNGEON] = [5, 21, 3];
const KEYS = 9_000;
/** Portions that last any night. */
const PLENTY = 100_000;

/** A dungeon of two fights against an enemy with some attack. */
const mill = (attackPower: number) =>
  testWorld({
    items: [testItem({ id: BREAD, healingAmount: 20 }), testItem({ id: KEY })],
    enemies: [testEnemy({ id: 1, attackPower, health: 30 })],
    regions: [testRegion({ id: 1, enemies: [1] })],
    dungeons: [testDungeon({ id: DUNGEON, keyItemId: KEY, sequences: [{ enemyId: 1, amount: 2 }] })],
  });

function forecastOf(runs: number, attackPower: number, foodAmount: number) {
  const command: BeginCommand = { name: 'begin-dungeon', input: { dungeonId: DUNGEON, runs, rest: true } };
  const equipment = foodAmount > 0 ? { food: BREAD, foodAmount } : {};
  const { shown } = testState({ equipment, inventory: amountsOf({ [KEY]: KEYS }) });
  const until = START + 3 * BASE_IDLE_TIME * 1000;
  const forecast = openForecast(
    { shown, command, at: START, until, seed: [1, 2, 3, 4] },
    mill(attackPower),
    exactly(20),
  );
  if ('refused' in forecast) throw new Error(forecast.refused);
  forecast.play(20);
  return forecast.summary();
}

test('the night holds fewer runs than there are keys, and as many end with it', () => {
  const all = forecastOf(KEYS, 6, PLENTY);
  const held = heldRuns(all);
  expect(all.why).toEqual([{ reason: 'limit', share: 1 }]);
  expect(held).toBeGreaterThan(1);
  expect(held).toBeLessThan(KEYS);
  expect(forecastOf(held - 1, 6, PLENTY).why).toEqual([{ reason: 'done', share: 1 }]);
});

test('the food holds fewer runs than the night, and more of it holds more', () => {
  const [few, many] = [60, 120].map((foodAmount) => heldRuns(forecastOf(KEYS, 6, foodAmount)));
  expect(few).toBeGreaterThanOrEqual(1);
  expect(many).toBeGreaterThan(few ?? 0);
  expect(many).toBeLessThan(heldRuns(forecastOf(KEYS, 6, PLENTY)));
});

test('the keys hold no more runs than they are', () => {
  expect(heldRuns(forecastOf(3, 6, PLENTY))).toBe(3);
});

test('a character that finishes no run holds none', () => {
  expect(heldRuns(forecastOf(KEYS, 500, 0))).toBe(0);
});
