import { describe, expect, test } from 'vitest';
import { BASE_IDLE_TIME } from '../character/idle-time.ts';
import type { Seed } from '../random/seed.ts';
import { amountsOf } from '../state/amounts.ts';
import { CELLAR, DUNGEON_SETS, inDungeon, KING, LATCHKEY, littleDungeon } from '../testing/dungeon-world.ts';
import {
  always,
  executeAt,
  START,
  settle,
  testCraft,
  testDungeon,
  testEnemy,
  testItem,
  testRegion,
  testState,
  testWorld,
} from '../testing/index.ts';
import type { Forecast, OpenForecast } from './forecast.ts';
import { openForecast } from './open-forecast.ts';
import { exactly, FIRST_RUNS, MOST_RUNS } from './precision.ts';
import type { BeginCommand, ForecastQuestion } from './question.ts';

const SEED: Seed = [1, 2, 3, 4];
const HOUR = 3_600_000;
const [BREAD, TOOTH, FLAX, SEEDS] = [5, 6, 7, 8];
/** Loot and value of a kill: 30 of 100 kills bring two teeth of 10 gold. */
const [CHANCE, TEETH, TOOTH_VALUE, BREAD_VALUE] = [0.3, 2, 10, 3];

const world = testWorld({
  items: [
    testItem({ id: BREAD, healingAmount: 20, value: BREAD_VALUE }),
    testItem({ id: TOOTH, value: TOOTH_VALUE }),
    testItem({ id: FLAX, value: 2 }),
    testItem({ id: SEEDS, value: 4 }),
  ],
  enemies: [testEnemy({ id: 1, attackPower: 6, health: 30 })],
  lootTables: [
    { id: 1, subTables: [{ itemId: TOOTH, amount: TEETH, probability: CHANCE }] },
    { id: 2, subTables: [{ itemId: SEEDS, amount: 1, probability: 0.25 }] },
  ],
  regions: [testRegion({ id: 1, enemies: [1] })],
  crafteableItems: [testCraft({ itemId: FLAX, requiredRegions: [1], lootTableId: 2 })],
});
const timeline = always(world);

const HUNT: BeginCommand = { name: 'begin-hunting', input: { regionId: 1 } };
const gather = (amount: number): BeginCommand => ({
  name: 'begin-crafting',
  input: { itemId: FLAX, amount },
});
const packed = { food: BREAD, foodAmount: 40 };
const shown = testState({ equipment: packed, inventory: amountsOf({ [BREAD]: 5 }) }).shown;

const question = (given: Partial<ForecastQuestion> = {}): ForecastQuestion => ({
  shown,
  command: HUNT,
  at: START,
  until: START + HOUR,
  seed: SEED,
  ...given,
});

function opened(given: Partial<ForecastQuestion> = {}, runs?: number): OpenForecast {
  const forecast = openForecast(question(given), world, runs === undefined ? undefined : exactly(runs));
  if ('refused' in forecast) throw new Error(forecast.refused);
  return forecast;
}

function played(given: Partial<ForecastQuestion> = {}, runs = 40): Forecast {
  const forecast = opened(given, runs);
  forecast.play(runs);
  return forecast.summary();
}

describe('a forecast of open combat', () => {
  test('has the expected loot of its kills, less the eaten food', () => {
    const { kills, food, items, gold } = played();
    expect(kills.expected).toBeGreaterThan(1);
    expect(food.expected).toBeGreaterThan(1);
    const teeth = kills.expected * CHANCE * TEETH;
    expect(items.map(({ itemId }) => itemId)).toEqual([BREAD, TOOTH]);
    expect(items[0]).toMatchObject({ expected: -food.expected, chance: 0 });
    expect(items[1]?.expected).toBeCloseTo(teeth);
    expect(gold.expected).toBeCloseTo(teeth * TOOTH_VALUE - food.expected * BREAD_VALUE);
  });

  test('has shares of ends that add up to 1, and tells defeats after the food is gone', () => {
    const { why, survives, food, defeatedBy, endsAt } = played({ until: START + 8 * HOUR });
    expect(why.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
    expect(why[0]?.reason).toBe('defeated-food-gone');
    expect(survives).toBeLessThan(0.5);
    expect(food.gone?.at.p50).toBeLessThan(endsAt.p50);
    expect(defeatedBy).toBeLessThanOrEqual(endsAt.p50);
  });

  describe('with rest', () => {
    const rest: BeginCommand = { name: 'begin-hunting', input: { regionId: 1, rest: true } };

    test('tells when the packed food ends it, and the limit that it does not reach', () => {
      const { why, food, endsAt, night } = played({ command: rest, until: START + 9 * HOUR });
      expect(why).toEqual([{ reason: 'provisions', share: 1 }]);
      expect(food).toMatchObject({ packed: 40, ends: { share: 1, at: endsAt } });
      expect(night).toEqual({ startAt: START, limitAt: START + BASE_IDLE_TIME * 1000 });
      expect(endsAt.p95).toBeLessThan(night.limitAt);
    });

    test('does not say that food ends it where none is packed', () => {
      const hungry = testState().shown;
      const { why, food } = played({ command: rest, shown: hungry, until: START + 9 * HOUR });
      expect(why[0]?.reason).toBe('provisions');
      expect(food).toMatchObject({ packed: 0, ends: null, gone: null });
    });
  });

  test('tells a rare drop also when no run had it', () => {
    const rare = testWorld({
      ...world.sets,
      lootTables: [{ id: 1, subTables: [{ itemId: TOOTH, amount: 1, probability: 1e-6 }] }],
    });
    const forecast = openForecast(question(), rare, exactly(20));
    if ('refused' in forecast) throw new Error(forecast.refused);
    forecast.play(20);
    const { items, kills } = forecast.summary();
    const tooth = items.find(({ itemId }) => itemId === TOOTH);
    expect(tooth?.chance).toBeCloseTo(kills.expected * 1e-6, 7);
  });

  test('goes on from a running session', () => {
    const state = testState({ equipment: packed });
    executeAt(state, timeline, START, { name: 'begin-hunting', input: { regionId: 1, key: SEED } });
    const { why, kills } = played({ shown: state.shown, command: null, until: START + 60_000 });
    expect(why).toEqual([{ reason: 'running', share: 1 }]);
    expect(kills.expected).toBeGreaterThan(1);
  });
});

test('a forecast of dungeon runs takes a key for each run, also for the first', () => {
  const [KEY, DUNGEON] = [21, 3];
  const mill = testWorld({
    ...world.sets,
    items: [...world.sets.items, testItem({ id: KEY, value: 7 })],
    enemies: [testEnemy({ id: 1, attackPower: 0 })],
    dungeons: [testDungeon({ id: DUNGEON, keyItemId: KEY, sequences: [{ enemyId: 1, amount: 2 }] })],
  });
  const owned = testState({ inventory: amountsOf({ [KEY]: 9 }) }).shown;
  const command = { name: 'begin-dungeon', input: { dungeonId: DUNGEON, runs: 3 } } as const;
  const forecast = openForecast(question({ shown: owned, command }), mill, exactly(20));
  if ('refused' in forecast) throw new Error(forecast.refused);
  forecast.play(20);
  const { why, items, dungeonRuns, kills, gold } = forecast.summary();
  expect(why).toEqual([{ reason: 'done', share: 1 }]);
  expect([dungeonRuns.expected, kills.expected]).toEqual([3, 6]);
  expect(dungeonRuns.finished).toEqual({ p5: 3, p50: 3, p95: 3 });
  expect(items.find(({ itemId }) => itemId === KEY)).toMatchObject({ expected: -3, chance: 0 });
  expect(gold.expected).toBeCloseTo(6 * CHANCE * TEETH * TOOTH_VALUE - 3 * 7);
});

describe('a forecast of gathering', () => {
  test('is exact: end, products, experience; what is found is expected', () => {
    const forecast = opened({ command: gather(100) });
    forecast.play(1);
    expect(forecast.isDone).toBe(true);
    const { endsAt, why, experience, items, gold, standardErrors } = forecast.summary();
    expect(endsAt).toEqual({ p5: START + 500_000, p50: START + 500_000, p95: START + 500_000 });
    expect(why).toEqual([{ reason: 'done', share: 1 }]);
    expect(experience).toMatchObject([{ skillId: 1, expected: 700, perHour: 5040 }]);
    expect(items.map(({ itemId, expected }) => [itemId, expected])).toEqual([
      [FLAX, 100],
      [SEEDS, 25],
    ]);
    expect(items[1]?.chance).toBeCloseTo(1);
    expect(gold.expected).toBeCloseTo(300);
    expect(standardErrors).toEqual({ experience: 0, gold: 0 });
  });

  test('ends with the question when the session is longer', () => {
    const forecast = opened({ command: gather(100), until: START + 50_000 });
    forecast.play(1);
    expect(forecast.summary().why).toEqual([{ reason: 'running', share: 1 }]);
    expect(forecast.summary().items[0]).toMatchObject({ itemId: FLAX, expected: 10, chance: 1 });
  });
});

describe('the runs of a forecast', () => {
  test('are the same for the same seed, however they are divided', () => {
    const whole = opened({}, 60);
    whole.play(60);
    const parts = opened({}, 60);
    for (const runs of [1, 19, 40]) parts.play(runs);
    expect(parts.summary()).toEqual(whole.summary());
    expect(played({ seed: [9, 9, 9, 9] }, 60)).not.toEqual(whole.summary());
  });

  test('stop when both errors are small, at the same run however they are divided', () => {
    const whole = opened();
    whole.play(MOST_RUNS);
    const { runs, standardErrors } = whole.summary();
    expect(whole.isDone).toBe(true);
    expect(runs).toBeGreaterThanOrEqual(FIRST_RUNS);
    if (runs < MOST_RUNS) expect(Math.max(standardErrors.experience, standardErrors.gold)).toBeLessThan(0.01);
    const parts = opened();
    parts.play(FIRST_RUNS);
    while (!parts.isDone) parts.play(7);
    expect(parts.summary()).toEqual(whole.summary());
  });
});

describe('a question is refused', () => {
  const refusalOf = (given: Partial<ForecastQuestion>): unknown => openForecast(question(given), world);

  test('with the code of its command', () => {
    expect(refusalOf({ command: { name: 'begin-hunting', input: { regionId: 2 } } })).toEqual({
      refused: 'hunt/wrong-region',
    });
    expect(refusalOf({ command: gather(0) })).toEqual({ refused: 'amount/invalid' });
  });

  test('when nothing runs that could go on', () => {
    expect(refusalOf({ command: null })).toEqual({ refused: 'action/none' });
  });

  test('when the live content does not have what runs', () => {
    const state = testState();
    executeAt(state, timeline, START, {
      name: 'begin-crafting',
      input: { itemId: FLAX, amount: 9, key: SEED },
    });
    const other = testWorld({ regions: [testRegion({ id: 1 })] });
    expect(openForecast(question({ shown: state.shown, command: null }), other)).toEqual({
      refused: 'action/none',
    });
  });

  test('when its dungeon has fewer enemies under the live content than are beaten in the run', () => {
    const state = inDungeon(1, littleDungeon());
    settle(state, littleDungeon(), START + 10_000);
    expect(state.shown.action).toMatchObject({ enemyIndex: 2 });
    const dungeon = testDungeon({
      id: CELLAR,
      keyItemId: LATCHKEY,
      sequences: [{ enemyId: KING, amount: 1 }],
    });
    const shorter = testWorld({ ...DUNGEON_SETS, dungeons: [dungeon] });
    const asked = question({ shown: state.shown, command: null, at: START + 10_000 });
    expect(openForecast(asked, shorter)).toEqual({ refused: 'action/none' });
  });
});
