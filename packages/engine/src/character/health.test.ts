import { describe, expect, test } from 'vitest';
import { execute } from '../commands/execute.ts';
import {
  always,
  experienceOf,
  START,
  TEST_SEED,
  testEnemy,
  testRegion,
  testState,
  testWorld,
} from '../testing/index.ts';
import { healthAfterDefeat, healthAt, maxHealth } from './health.ts';

describe('the maximum health', () => {
  test.each([
    [1, 100],
    [2, 110],
    [10, 182],
    [20, 273],
    [50, 546],
    [99, 991],
    [100, 1_000],
  ])('at Health level %i is %i (game-design 2.17)', (level, health) => expect(maxHealth(level)).toBe(health));

  test.each([0, 101, -1, Number.NaN, Number.POSITIVE_INFINITY])('throws at level %d', (level) => {
    expect(() => maxHealth(level)).toThrow(RangeError);
  });
});

describe('health out of combat', () => {
  const wounded = (health: number, level = 1) =>
    testState({ health, healthAt: START, experience: experienceOf({ Health: level }) }).shown;

  test('returns by 1 percent, rounded up, for each full 5 s', () => {
    const shown = wounded(10, 10);
    expect(healthAt(shown, START + 4_999)).toBe(10);
    expect(healthAt(shown, START + 5_000)).toBe(12);
    expect(healthAt(shown, START + 14_999)).toBe(14);
  });

  test('is full from empty after 500 s at level 1 and stays full', () => {
    expect(healthAt(wounded(0), START + 499_999)).toBe(99);
    expect(healthAt(wounded(0), START + 500_000)).toBe(100);
    expect(healthAt(wounded(0), START + 10 ** 12)).toBe(100);
  });

  test('stays the same when the clock is set back', () =>
    expect(healthAt(wounded(40), START - 60_000)).toBe(40));

  test('is computed when a hunt begins, and does not return while the hunt runs', () => {
    const timeline = always(
      testWorld({ enemies: [testEnemy({ id: 1 })], regions: [testRegion({ id: 1, enemies: [1] })] }),
    );
    const state = testState({ health: 40 });
    const input = { regionId: 1, key: TEST_SEED };
    execute(state, { name: 'begin-hunting', input }, timeline, START + 50_000);
    expect(state.shown).toMatchObject({ health: 50, healthAt: START + 50_000 });
    expect(healthAt(state.shown, START + 10 ** 9)).toBe(50);
  });
});

test('a defeated character wakes with a quarter of the maximum health, rounded up', () => {
  expect(healthAfterDefeat(100)).toBe(25);
  expect(healthAfterDefeat(110)).toBe(28);
});
