import { expect, test } from 'vitest';
import { openForecast } from '../../forecast/open-forecast.ts';
import { openPlanForecast } from '../../forecast/plan-forecast.ts';
import { exactly } from '../../forecast/precision.ts';
import type { Seed } from '../../random/seed.ts';
import { amountOf } from '../../state/amounts.ts';
import type { Shown } from '../../state/state.ts';
import {
  CELLAR,
  DUNGEON_SETS,
  enter,
  inDungeon,
  LATCHKEY,
  littleDungeon,
} from '../../testing/dungeon-world.ts';
import {
  executeAt,
  experienceOf,
  ofType,
  recordUntil,
  refused,
  START,
  testItem,
  testState,
} from '../../testing/index.ts';
import { EquipmentType } from '../../world/static-data.ts';
import { type Trait, Verb } from '../../world/traits/trait.ts';
import { ThriftKind } from '../../world/traits/verbs.ts';
import { worldAt } from '../../world/world.ts';

/** Keys that the trait Thrift saves (game-design 2.16d). A run and its pull take at most 20 s. */

const [RING, BAND] = [101, 102];
const thrift = (thousandths: number): Trait => [Verb.Thrift, thousandths, ThriftKind.Key];
const worldWith = (own: readonly Trait[], version = 'v1') =>
  littleDungeon(
    {
      items: [
        ...DUNGEON_SETS.items,
        testItem({ id: RING, equipmentType: EquipmentType.Ring, traits: own }),
        testItem({ id: BAND, equipmentType: EquipmentType.Ring }),
      ],
    },
    version,
  );
const timeline = worldWith([thrift(250)]);
const world = worldAt(timeline, START);
const worn = (keys: number, more: Partial<Shown> = {}): Partial<Shown> => ({
  inventory: [LATCHKEY, keys, BAND, 1],
  equipment: { ring: RING },
  experience: experienceOf({ Health: 100 }),
  health: 1_000,
  ...more,
});
const RUN = 20_000;
const seedOf = (word: number): Seed => [word, 2, 3, 4];

/** Keys that so many runs of one session have taken, and the gold that was given for them. */
function taken(runs: number, own: readonly Trait[]) {
  const when = worldWith(own);
  const state = inDungeon(runs, when, worn(runs));
  const moments = recordUntil(state, when, START + runs * RUN);
  expect(ofType(moments, 'DungeonProgress').filter(({ isRunOver }) => isRunOver)).toHaveLength(runs);
  return { keys: runs - amountOf(state.shown.inventory, LATCHKEY), gold: state.shown.goldGiven };
}

test('with its chance a run takes no key, and a saved key gives no gold', () => {
  const { keys, gold } = taken(300, [thrift(250)]);
  expect(Math.abs(keys - 225)).toBeLessThan(3 * Math.sqrt(300 * 0.25 * 0.75));
  expect(gold).toBe(20 * keys);
});

test('at most half of the keys are saved, and none by thrift of something else', () => {
  const { keys } = taken(300, [thrift(500), thrift(500)]);
  expect(Math.abs(keys - 150)).toBeLessThan(3 * Math.sqrt(300 * 0.5 * 0.5));
  const other: Trait[] = [
    [Verb.Thrift, 500, ThriftKind.Food],
    [Verb.Thrift, 500, ThriftKind.Crafting],
  ];
  expect(taken(40, other).keys).toBe(40);
});

test('the first run may take no key as well, by the seed of the session', () => {
  const saved = Array.from({ length: 200 }, (_, word) => {
    const state = testState(worn(1));
    const command = {
      name: 'begin-dungeon',
      input: { dungeonId: CELLAR, runs: 1, key: seedOf(word) },
    } as const;
    const events = executeAt(state, timeline, START, command);
    const isSaved = amountOf(state.shown.inventory, LATCHKEY) === 1;
    expect(events.some(({ type }) => type === 'OnGoldGiven')).toBe(!isSaved);
    expect(events.some(({ type }) => type === 'OnInventoryChange')).toBe(!isSaved);
    return isSaved;
  }).filter(Boolean).length;
  expect(Math.abs(saved - 50)).toBeLessThan(3 * Math.sqrt(200 * 0.25 * 0.75));
});

test('the key of a run must be owned, also one that is saved', () => {
  const when = worldWith([thrift(500)]);
  expect(refused(testState(worn(0)), when, START, enter(1))).toBe('dungeon/keys');
  const state = inDungeon(50, when, worn(50));
  executeAt(state, when, START + 1, {
    name: 'sell',
    input: { itemId: LATCHKEY, amount: amountOf(state.shown.inventory, LATCHKEY) },
  });
  const [end] = ofType(recordUntil(state, when, START + 50 * RUN), 'OnIdleSessionFinished');
  expect(end).toMatchObject({ reason: 'no-key', at: START + RUN });
});

test('what is worn when the run begins counts, and the split does not matter', () => {
  const play = (step: number) => {
    const state = inDungeon(60, timeline, worn(60));
    executeAt(state, timeline, START + 10 * RUN, { name: 'equip', input: { itemId: BAND } });
    const { action, inventory } = state.shown;
    const left = action?.kind === 'dungeon' ? action.remainingRuns : 0;
    const keys = amountOf(inventory, LATCHKEY) - left;
    for (let at = START + 10 * RUN; at < START + 60 * RUN; at += step) recordUntil(state, timeline, at);
    recordUntil(state, timeline, START + 60 * RUN);
    return { state, left, keys };
  };
  const { state, left, keys } = play(1_000);
  expect(play(50 * RUN).state).toEqual(state);
  expect(left).toBeGreaterThan(40);
  // Some were saved with the ring, and none without it.
  expect(keys).toBeGreaterThan(0);
  expect(state.shown.action).toBeNull();
  expect(amountOf(state.shown.inventory, LATCHKEY)).toBe(keys);
});

/** The mean keys of settled sessions of ten runs, and its standard error. */
function settledKeys(): { readonly mean: number; readonly error: number } {
  const keys = Array.from({ length: 300 }, (_, word) => {
    const state = testState(worn(10));
    const input = { dungeonId: CELLAR, runs: 10, key: seedOf(1_000 + word) };
    executeAt(state, timeline, START, { name: 'begin-dungeon', input });
    recordUntil(state, timeline, START + 11 * RUN);
    return 10 - amountOf(state.shown.inventory, LATCHKEY);
  });
  const mean = keys.reduce((sum, one) => sum + one, 0) / keys.length;
  const squares = keys.reduce((sum, one) => sum + (one - mean) * (one - mean), 0);
  return { mean, error: Math.sqrt(squares / (keys.length - 1) / keys.length) };
}

test('forecasts of runs and of plans expect the keys of settled sessions', () => {
  const { shown } = testState(worn(10));
  const { mean, error } = settledKeys();
  const runs = openForecast(
    {
      shown,
      command: { name: 'begin-dungeon', input: { dungeonId: CELLAR, runs: 10 } },
      at: START,
      until: START + 11 * RUN,
      seed: [5, 6, 7, 8],
    },
    world,
    exactly(300),
  );
  const plan = openPlanForecast(
    {
      shown,
      steps: [{ name: 'begin-dungeon', input: { dungeonId: CELLAR, runs: 10 } }],
      times: 1,
      at: START,
      seed: [9, 6, 7, 8],
    },
    world,
    exactly(300),
  );
  for (const forecast of [runs, plan]) {
    if ('refused' in forecast) throw new Error(forecast.refused);
    forecast.play(300);
    const keys = forecast.summary().items.find(({ itemId }) => itemId === LATCHKEY);
    expect(Math.abs(-(keys?.expected ?? 0) - mean)).toBeLessThan(3 * Math.SQRT2 * error);
  }
  expect(Math.abs(mean - 7.5)).toBeLessThan(3 * error);
});

test('the key of the first run differs between the runs of a plan forecast', () => {
  const question = {
    shown: testState(worn(1)).shown,
    steps: [{ name: 'begin-dungeon', input: { dungeonId: CELLAR, runs: 1 } }] as const,
    times: 1,
    at: START,
    seed: [9, 6, 7, 8] as const,
  };
  const plan = openPlanForecast(question, world, exactly(200));
  if ('refused' in plan) throw new Error(plan.refused);
  plan.play(200);
  const keys = plan.summary().items.find(({ itemId }) => itemId === LATCHKEY)?.expected ?? 0;
  expect(Math.abs(keys + 0.75)).toBeLessThan(3 * Math.sqrt((0.25 * 0.75) / 200));
});
