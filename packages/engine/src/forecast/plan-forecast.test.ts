import { describe, expect, test } from 'vitest';
import type { Command } from '../commands/registry.ts';
import { amountsOf } from '../state/amounts.ts';
import { AS_OFTEN_AS_POSSIBLE, type PlanStep, type Shown } from '../state/state.ts';
import { CELLAR, CROWN, DUNGEON_SETS, LATCHKEY, littleDungeon } from '../testing/dungeon-world.ts';
import {
  executeAt,
  ofType,
  recordUntil,
  START,
  TEST_SEED,
  testCraft,
  testEnemy,
  testItem,
  testRegion,
  testState,
} from '../testing/index.ts';
import { openPlanForecast, type PlanForecast } from './plan-forecast.ts';
import type { PlanQuestion } from './plan-question.ts';
import { exactly, FIRST_RUNS } from './precision.ts';

/** A small world in which everything is certain but the fights of region 3. An action of FLAX takes 5 s. */
const [FLAX, THREAD, OGRE, TOOTH] = [31, 32, 33, 34];
const FARE = 15;
const SETS = {
  items: [
    ...DUNGEON_SETS.items,
    testItem({ id: FLAX, value: 2 }),
    testItem({ id: THREAD, value: 7 }),
    testItem({ id: TOOTH, value: 10 }),
  ],
  enemies: [...DUNGEON_SETS.enemies, testEnemy({ id: OGRE, attackPower: 8, health: 30 })],
  lootTables: [
    ...DUNGEON_SETS.lootTables,
    { id: OGRE, subTables: [{ itemId: TOOTH, amount: 1, probability: 0.5 }] },
  ],
  regions: [
    ...DUNGEON_SETS.regions.filter(({ id }) => id !== 2),
    testRegion({ id: 2, travelCost: FARE }),
    testRegion({ id: 3, enemies: [OGRE] }),
  ],
  crafteableItems: [
    testCraft({ itemId: FLAX, requiredRegions: [1] }),
    testCraft({ itemId: THREAD, requiredComponents: [{ itemId: FLAX, amount: 2 }] }),
  ],
};
const timeline = littleDungeon(SETS);
const world = timeline[0]?.world as NonNullable<(typeof timeline)[0]>['world'];
const HOUR = 3_600_000;
const IDLE = 8 * HOUR;

const gather = (amount: number): PlanStep => ({ name: 'begin-crafting', input: { itemId: FLAX, amount } });
const spin = (amount: number): PlanStep => ({ name: 'begin-crafting', input: { itemId: THREAD, amount } });
const sell = (amount: number): PlanStep => ({ name: 'sell', input: { itemId: FLAX, amount } });
const hunt = (regionId: number): PlanStep => ({ name: 'begin-hunting', input: { regionId } });
const toRegion = (regionId: number): PlanStep => ({ name: 'travel', input: { regionId } });
const delve: PlanStep = { name: 'begin-dungeon', input: { dungeonId: CELLAR, runs: 2 } };

const beginGathering = (amount: number, key = TEST_SEED): Command => ({
  name: 'begin-crafting',
  input: { itemId: FLAX, amount, key },
});

const question = (steps: readonly PlanStep[], given: Partial<PlanQuestion> = {}): PlanQuestion => ({
  shown: testState().shown,
  steps,
  times: 1,
  at: START,
  seed: [1, 2, 3, 4],
  ...given,
});

function played(steps: readonly PlanStep[], given: Partial<PlanQuestion> = {}, runs = 3): PlanForecast {
  const forecast = openPlanForecast(question(steps, given), world, exactly(runs));
  if ('refused' in forecast) throw new Error(forecast.refused);
  forecast.play(runs);
  return forecast.summary();
}

const same = (value: number) => ({ p5: value, p50: value, p95: value });
const shownWith = (shown: Partial<Shown>): Shown => testState(shown).shown;

describe('the forecast of a plan in which everything is certain', () => {
  test('has the begins, ends, products and sales of the settled plan', () => {
    const steps = [gather(100), spin(20), sell(50)];
    const state = testState();
    executeAt(state, timeline, START, {
      name: 'set-plan',
      input: { steps, key: TEST_SEED },
    } as unknown as Command);
    const moments = recordUntil(state, timeline, START + IDLE);
    const [gathered = 0, spun = 0] = ofType(moments, 'OnIdleSessionFinished').map(({ at }) => at);

    const forecast = played(steps);
    expect(forecast.steps).toMatchObject([
      { step: 0, share: 1, times: 1, begins: same(START), ends: same(gathered), amount: 100 },
      { step: 1, share: 1, times: 1, begins: same(gathered), ends: same(spun), amount: 20 },
      { step: 2, share: 1, times: 1, begins: same(spun), ends: same(spun), amount: 0, coins: 100 },
    ]);
    expect(forecast).toMatchObject({
      endsAt: same(spun),
      why: [{ reason: 'done', share: 1 }],
      defeats: 0,
      experience: [{ skillId: 1, expected: state.shown.experience[0], points: same(840) }],
      items: [
        { itemId: FLAX, expected: 60, chance: 1, sold: 50 },
        { itemId: THREAD, expected: 20, chance: 1, sold: 0 },
      ],
      gold: { expected: 60 * 2 + 20 * 7 },
      coins: { expected: state.shown.gold },
      runs: 3,
      standardErrors: { experience: 0, gold: 0 },
    });
  });

  test('stops after the first runs', () => {
    const forecast = openPlanForecast(question([gather(3), spin(1)]), world);
    if ('refused' in forecast) throw new Error(forecast.refused);
    forecast.play(1_000);
    expect(forecast.isDone).toBe(true);
    expect(forecast.summary().runs).toBe(FIRST_RUNS);
  });

  test('has the key, the kills and the loot of dungeon runs, and the fare', () => {
    const shown = shownWith({ inventory: amountsOf({ [LATCHKEY]: 3 }), gold: 40 });
    const forecast = played([delve, toRegion(2), gather(1)], { shown });
    expect(forecast.steps).toMatchObject([
      { step: 0, amount: 2, coins: 0, refused: null },
      { step: 1, amount: 0, coins: -FARE },
      { step: 2, share: 0, refused: { share: 1, code: 'craft/region' } },
    ]);
    expect(forecast.kills.expected).toBe(6);
    expect(forecast.dungeonRuns).toMatchObject({ expected: 2, finished: same(2) });
    expect(forecast.items).toMatchObject([
      { itemId: CROWN, expected: 4, chance: 1 },
      { itemId: LATCHKEY, expected: -2, chance: 0 },
    ]);
    expect(forecast.coins.expected).toBe(-FARE);
    expect(forecast.gold.expected).toBe(4 - 2 * 20);
  });
});

describe('a step', () => {
  test('that is refused has its code and the instant of it', () => {
    const { steps, why } = played([hunt(2), gather(2), spin(9), spin(1), sell(1)]);
    const [wrong, gathered, spun, again, sold] = steps;
    expect(wrong).toMatchObject({
      share: 0,
      begins: null,
      ends: null,
      refused: { share: 1, code: 'hunt/wrong-region', at: same(START) },
      isNeverReached: false,
    });
    expect(gathered).toMatchObject({ amount: 2, refused: null });
    expect(spun).toMatchObject({ amount: 1, ends: same(START + 15_000) });
    expect(again).toMatchObject({ refused: { code: 'craft/missing-input', at: same(START + 15_000) } });
    expect(sold?.refused?.code).toBe('item/not-owned');
    expect(why).toEqual([{ reason: 'done', share: 1 }]);
  });

  test('after an endless gathering is never reached', () => {
    const { steps, why, night, endsAt } = played([gather(AS_OFTEN_AS_POSSIBLE), spin(1)]);
    expect(steps[0]).toMatchObject({ share: 1, ends: same(START + IDLE), isNeverReached: false });
    expect(steps[1]).toMatchObject({ share: 0, times: 0, refused: null, isNeverReached: true });
    expect(why).toEqual([{ reason: 'limit', share: 1 }]);
    expect(night).toEqual({ startAt: START, limitAt: START + IDLE });
    expect(endsAt).toEqual(same(START + IDLE));
  });

  test('is carried out in each round, from its first begin to its last end', () => {
    const { steps, items } = played([gather(4), spin(9)], { times: 3 });
    expect(steps).toMatchObject([
      { step: 0, times: 3, amount: 12, begins: same(START), ends: same(START + 80_000) },
      { step: 1, times: 3, amount: 6, begins: same(START + 20_000), ends: same(START + 90_000) },
    ]);
    expect(items).toMatchObject([
      { itemId: FLAX, expected: 0, chance: 1 },
      { itemId: THREAD, expected: 6 },
    ]);
  });

  test('before the place is carried out in later rounds only', () => {
    const shown = shownWith({ inventory: amountsOf({ [FLAX]: 2 }) });
    const { steps } = played([gather(4), spin(1)], { shown, times: 2, place: 1 });
    expect(steps).toMatchObject([
      { times: 1, begins: same(START + 5_000), ends: same(START + 25_000) },
      { times: 2, begins: same(START), ends: same(START + 30_000) },
    ]);
  });

  test('ends at the limit that the question has', () => {
    const limitAt = START + 12_000;
    const { steps, night } = played([gather(9), spin(1)], { limitAt });
    expect(night.limitAt).toBe(limitAt);
    expect(steps).toMatchObject([{ amount: 3 }, { isNeverReached: true }]);
  });
});

describe('the session that runs', () => {
  const runningWith = (key = TEST_SEED): Shown => {
    const state = testState();
    executeAt(state, timeline, START, beginGathering(10, key));
    return state.shown;
  };

  test('goes on before the first step', () => {
    const { steps } = played([spin(9)], { shown: runningWith() });
    expect(steps).toMatchObject([
      { step: null, share: 1, times: 1, amount: 10, begins: same(START), ends: same(START + 50_000) },
      { step: 0, share: 1, times: 1, amount: 5, begins: same(START + 50_000), ends: same(START + 75_000) },
    ]);
  });

  test('is all that there is without steps', () => {
    const { steps, endsAt } = played([], { shown: runningWith() });
    expect(steps).toMatchObject([{ step: null, amount: 10 }]);
    expect(endsAt).toEqual(same(START + 50_000));
  });

  test('is forecast without its seed and without what else is hidden', () => {
    const begun = (key: typeof TEST_SEED, pending: number): Shown => {
      const fresh = testState(
        { regionId: 3 },
        { pendingEnemies: amountsOf({ 3: pending }), fractions: testState().hidden.fractions.map(() => 77) },
      );
      executeAt(fresh, timeline, START, { name: 'begin-hunting', input: { regionId: 3, key } });
      return fresh.shown;
    };
    const one = begun(TEST_SEED, OGRE);
    const before = JSON.stringify(one);
    expect(played([hunt(3)], { shown: one }, 9)).toEqual(
      played([hunt(3)], { shown: begun([5, 6, 7, 8], 1) }, 9),
    );
    expect(JSON.stringify(one)).toBe(before);
  });
});

test('runs with a defeat are counted, and no fight follows it', () => {
  const { defeats, steps, why } = played([hunt(3), hunt(3)], { shown: shownWith({ regionId: 3 }) }, 20);
  expect(defeats).toBe(1);
  expect(why).toEqual([{ reason: 'defeated', share: 1 }]);
  expect(steps[1]?.refused).toMatchObject({ share: 1, code: 'plan/defeated' });
});

test('a plan that begins nothing ends at once', () => {
  const { why, endsAt, coins, runningTime, steps } = played([toRegion(2), spin(1)], {
    shown: shownWith({ gold: 20 }),
  });
  expect(why).toEqual([{ reason: 'nothing', share: 1 }]);
  expect(endsAt).toEqual(same(START));
  expect([runningTime, coins]).toEqual([0, { expected: -FARE, perHour: 0 }]);
  expect(steps).toMatchObject([{ share: 1, coins: -FARE }, { refused: { share: 1 } }]);
});

test('a plan that carries out too many steps says so', () => {
  const steps = [gather(1), ...new Array<PlanStep>(19).fill(toRegion(1))];
  expect(played(steps, { times: 99 }, 1).why).toEqual([{ reason: 'steps', share: 1 }]);
});

test('the runs are the same for the same seed, however they are divided', () => {
  const asked = question([hunt(3), gather(2)], { shown: shownWith({ regionId: 3 }) });
  const open = (seed = asked.seed) => {
    const forecast = openPlanForecast({ ...asked, seed }, world, exactly(20));
    if ('refused' in forecast) throw new Error(forecast.refused);
    return forecast;
  };
  const whole = open();
  whole.play(20);
  const parts = open();
  for (const runs of [1, 7, 12]) parts.play(runs);
  expect(parts.summary()).toEqual(whole.summary());
  const other = open([9, 9, 9, 9]);
  other.play(20);
  expect(other.summary()).not.toEqual(whole.summary());
});

test('a question is refused as the command is, and when there is nothing to forecast', () => {
  const refusalOf = (asked: PlanQuestion): unknown => openPlanForecast(asked, world);
  expect(refusalOf(question([]))).toEqual({ refused: 'action/none' });
  expect(refusalOf(question([gather(0)]))).toEqual({ refused: 'amount/invalid' });
  expect(refusalOf(question([gather(1)], { times: 100 }))).toEqual({ refused: 'amount/invalid' });
  const pieces = Array.from({ length: 126 }, (_, index) => ({ itemId: index + 1, amount: 1 }));
  const wear: PlanStep = { name: 'wear', input: { pieces } };
  expect(refusalOf(question([wear, wear]))).toEqual({ refused: 'plan/too-long' });
});
