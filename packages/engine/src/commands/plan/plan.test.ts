import { describe, expect, test } from 'vitest';
import { planSeed } from '../../sessions/plan/seed.ts';
import { amountOf } from '../../state/amounts.ts';
import {
  AS_OFTEN_AS_POSSIBLE,
  type PlanPlace,
  type PlanStep,
  type Shown,
  type State,
} from '../../state/state.ts';
import { STATE_VERSION, STORED_STATE } from '../../state/stored-state.ts';
import { readStored } from '../../stored/stored-format.ts';
import { DUNGEON_SETS, LATCHKEY, littleDungeon, RAT } from '../../testing/dungeon-world.ts';
import {
  executeAt,
  ofType,
  recordUntil,
  refused,
  START,
  settle,
  TEST_SEED,
  testCraft,
  testEnemy,
  testItem,
  testState,
} from '../../testing/index.ts';
import type { Command } from '../registry.ts';
import { setPlan as setPlanDefinition } from './set-plan.ts';

/** Tests of plans: what comes after the running session (game-design 2.16c). An action of FLAX takes 5 s. */

const [FLAX, THREAD] = [31, 32];
const SETS = {
  items: [...DUNGEON_SETS.items, testItem({ id: FLAX }), testItem({ id: THREAD })],
  crafteableItems: [
    testCraft({ itemId: FLAX, requiredRegions: [1] }),
    testCraft({ itemId: THREAD, requiredComponents: [{ itemId: FLAX, amount: 2 }] }),
  ],
};
const timeline = littleDungeon(SETS);
const HOUR = 3_600_000;
const IDLE = 8 * HOUR;

const gather = (amount: number): PlanStep => ({ name: 'begin-crafting', input: { itemId: FLAX, amount } });
const spin = (amount: number): PlanStep => ({ name: 'begin-crafting', input: { itemId: THREAD, amount } });
const hunt = (input: object = {}): PlanStep => ({ name: 'begin-hunting', input: { regionId: 1, ...input } });
const toRegion = (regionId: number): PlanStep => ({ name: 'travel', input: { regionId } });

const setPlan = (steps: readonly PlanStep[], times?: number): Command =>
  ({ name: 'set-plan', input: { steps, ...(times && { times }), key: TEST_SEED } }) as Command;
const stop: Command = { name: 'stop', input: {} };
const resume: Command = { name: 'resume-plan', input: {} };

function withPlan(steps: readonly PlanStep[], shown: Partial<Shown> = {}, times?: number): State {
  const state = testState(shown);
  executeAt(state, timeline, START, setPlan(steps, times));
  return state;
}

describe('a plan', () => {
  test('begins its first step at rest, and the next at the instant at which that has ended', () => {
    const state = testState();
    const events = executeAt(state, timeline, START, setPlan([gather(2), spin(1)]));
    expect(events.map(({ type }) => type)).toEqual([
      'OnLastBeginChange',
      'OnPlanChange',
      'CraftingSessionStarted',
      'OnPlanProgress',
    ]);
    expect(state.hidden.session?.seed).toEqual(planSeed(TEST_SEED, 0));
    const moments = recordUntil(state, timeline, START + 10_000);
    expect(moments.at(-1)?.events.map(({ type }) => type)).toEqual([
      'CraftingActionFinished',
      'OnInventoryChange',
      'OnIdleSessionFinished',
      'CraftingSessionStarted',
      'OnPlanProgress',
    ]);
    expect(state.shown.action).toMatchObject({ itemId: THREAD, startAt: START + 10_000, target: 1 });
    expect(state.shown.plan).toMatchObject({ place: 2, running: 1, status: 'active' });
    expect(state.hidden.session?.seed).toEqual(planSeed(TEST_SEED, 1));
    settle(state, timeline, START + HOUR);
    expect(state.shown).toMatchObject({ action: null, inventory: [THREAD, 1], plan: { status: 'over' } });
  });

  test('waits for the end of what runs, and goes on after what the player begins', () => {
    const state = testState();
    executeAt(state, timeline, START, {
      name: 'begin-crafting',
      input: { itemId: FLAX, amount: 1, key: TEST_SEED },
    });
    executeAt(state, timeline, START + 1_000, setPlan([gather(3)]));
    expect(state.shown.plan).toMatchObject({ place: 0, running: null });
    executeAt(state, timeline, START + 2_000, {
      name: 'begin-crafting',
      input: { itemId: FLAX, amount: 1, key: TEST_SEED },
    });
    settle(state, timeline, START + 7_000);
    expect(state.shown).toMatchObject({
      action: { target: 3, startAt: START + 7_000 },
      plan: { running: 0 },
    });
  });

  test('has the limit of its last renewal, at which it is paused', () => {
    const state = withPlan([gather(3), gather(100_000)]);
    settle(state, timeline, START + HOUR);
    expect(state.shown.action?.limitAt).toBe(START + IDLE);
    settle(state, timeline, START + IDLE + 10_000);
    expect(state.shown).toMatchObject({ action: null, plan: { status: 'limit', running: null } });
    const later = START + 10 * HOUR;
    executeAt(state, timeline, later, resume);
    expect(state.shown.plan).toMatchObject({ status: 'over', limitAt: later + IDLE });
  });

  test('is paused by stop and by travelling, and resumed with its next step', () => {
    const state = withPlan([gather(3), gather(7)]);
    executeAt(state, timeline, START + 1_000, stop);
    expect(state.shown.plan).toMatchObject({ status: 'stopped', place: 1, running: null });
    executeAt(state, timeline, START + 2_000, resume);
    expect(state.shown).toMatchObject({ action: { target: 7, limitAt: START + 2_000 + IDLE } });
    expect(state.hidden.session?.seed).toEqual(planSeed(TEST_SEED, 1));
    executeAt(state, timeline, START + 3_000, { name: 'travel', input: { regionId: 2 } });
    expect(state.shown.plan?.status).toBe('travelled');
    executeAt(state, timeline, START + 4_000, resume);
    expect(state.shown.plan?.status).toBe('over');
    expect(refused(state, timeline, START + 5_000, resume)).toBe('plan/not-paused');
  });

  test('is paused when the player leaves its dungeon after the current run', () => {
    const delve: PlanStep = { name: 'begin-dungeon', input: { dungeonId: 9, runs: 3 } };
    const state = withPlan([delve, gather(1)], { inventory: [LATCHKEY, 3] });
    executeAt(state, timeline, START + 3_000, { name: 'stop-remaining', input: {} });
    settle(state, timeline, START + HOUR);
    expect(state.shown).toMatchObject({ action: null, plan: { status: 'stopped', place: 1 } });
  });

  test('begins its first round at the given place, and is over at once behind its last step', () => {
    const state = testState();
    const input = { steps: [gather(3), gather(7)], times: 2, place: 1, key: TEST_SEED };
    executeAt(state, timeline, START, { name: 'set-plan', input } as Command);
    expect(state.shown).toMatchObject({ action: { target: 7 }, plan: { place: 2, round: 1 } });
    settle(state, timeline, START + HOUR);
    expect(amountOf(state.shown.inventory, FLAX)).toBe(17);
    const behind = testState();
    const last = { steps: [gather(3)], place: 5, key: TEST_SEED };
    executeAt(behind, timeline, START, { name: 'set-plan', input: last } as Command);
    expect(behind.shown).toMatchObject({ action: null, plan: { status: 'over' } });
  });

  test('is changed only where the player saw it, when the change says where', () => {
    const state = withPlan([gather(2), gather(3), gather(4)]);
    const change = (after: PlanPlace): Command =>
      ({ name: 'set-plan', input: { steps: [gather(9)], after, key: TEST_SEED } }) as Command;
    const seen = { round: 1, place: 1 };
    expect(state.shown.plan).toMatchObject(seen);
    settle(state, timeline, START + 20_000);
    expect(state.shown.plan).toMatchObject({ round: 1, place: 2 });
    expect(refused(state, timeline, START + 20_000, change(seen))).toBe('plan/moved');
    expect(state.shown.plan?.steps).toEqual([gather(2), gather(3), gather(4)]);
    executeAt(state, timeline, START + 20_000, change({ round: 1, place: 2 }));
    expect(state.shown.plan).toMatchObject({ steps: [gather(9)], round: 1, place: 0 });
    expect(refused(testState(), timeline, START, change(seen))).toBe('plan/moved');
  });

  test('is taken away by an empty list, and what runs goes on', () => {
    const state = withPlan([gather(3), gather(7)]);
    executeAt(state, timeline, START + 1_000, setPlan([]));
    expect(state.shown).toMatchObject({ plan: null, action: { target: 3 } });
    settle(state, timeline, START + HOUR);
    expect(state.shown).toMatchObject({ action: null, inventory: [FLAX, 3] });
    expect(executeAt(state, timeline, START + HOUR, setPlan([]))).toEqual([]);
  });

  test('goes round again, and is over after a round that began nothing', () => {
    const state = withPlan([gather(2), spin(9)], {}, 3);
    settle(state, timeline, START + HOUR);
    expect(state.shown).toMatchObject({ inventory: [THREAD, 3], plan: { round: 3, status: 'over' } });
    const idle = withPlan([toRegion(2), spin(1)], {}, 99);
    expect(idle.shown).toMatchObject({ regionId: 2, action: null, plan: { round: 1, status: 'over' } });
  });

  test('is paused after 500 steps', () => {
    const sales = new Array<PlanStep>(19).fill({ name: 'sell-junk', input: {} });
    const state = withPlan([gather(1), ...sales], {}, 99);
    settle(state, timeline, START + HOUR);
    expect(state.shown).toMatchObject({ action: null, plan: { round: 26, place: 0, status: 'steps' } });
    executeAt(state, timeline, START + HOUR, resume);
    expect(state.shown).toMatchObject({ action: { target: 1 }, plan: { round: 26, status: 'active' } });
  });

  test('is paused sooner with runs that rest, because what a run costs is played', () => {
    const delve: PlanStep = { name: 'begin-dungeon', input: { dungeonId: 9, runs: 1, rest: true } };
    const state = withPlan([gather(1), delve, delve], {}, 99);
    settle(state, timeline, START + HOUR);
    expect(state.shown.plan).toMatchObject({ round: 6, place: 0, status: 'steps' });
  });

  test('gets a new limit by a refresh, which keeps what is left of its session', () => {
    const state = withPlan([gather(10), gather(1)]);
    executeAt(state, timeline, START + 20_000, { name: 'refresh', input: {} });
    const limitAt = START + 20_000 + IDLE;
    expect(state.shown).toMatchObject({ action: { target: 6, limitAt }, plan: { limitAt, running: 0 } });
    settle(state, timeline, START + HOUR);
    expect(state.shown).toMatchObject({ inventory: [FLAX, 11], plan: { status: 'over' } });
  });
});

describe('a step', () => {
  const skips = (state: State) => state.shown.plan?.skipped.map(({ step, code }) => [step, code]);

  test('makes as many as are possible, and is skipped when none is', () => {
    const state = withPlan([spin(50), spin(50)], { inventory: [FLAX, 7] });
    expect(state.shown.action).toMatchObject({ itemId: THREAD, target: 3 });
    settle(state, timeline, START + HOUR);
    expect(skips(state)).toEqual([[1, 'craft/missing-input']]);
  });

  test('runs a dungeon as often as there are keys, and sells down to what is kept', () => {
    const delve: PlanStep = { name: 'begin-dungeon', input: { dungeonId: 9, runs: 50 } };
    const sell: PlanStep = { name: 'sell', input: { itemId: FLAX, amount: 50 } };
    const state = withPlan([sell, delve], { inventory: [LATCHKEY, 2, FLAX, 9], kept: [FLAX, 4] });
    expect(state.shown).toMatchObject({ gold: 5, action: { remainingRuns: 1 } });
    expect(state.shown.inventory).toEqual([LATCHKEY, 1, FLAX, 4]);
  });

  test('wears the saved set as it is then, and is skipped without one', () => {
    const state = withPlan([gather(1), { name: 'wear', input: { slot: 3 } }, gather(2)]);
    settle(state, timeline, START + 5_000);
    expect(skips(state)).toEqual([[1, 'set/none']]);
    expect(state.shown.action).toMatchObject({ target: 2 });
  });

  test('hunts until so many seconds after its begin', () => {
    const state = withPlan([gather(1), hunt({ until: { at: 60 } })]);
    const ends = ofType(recordUntil(state, timeline, START + HOUR), 'OnIdleSessionFinished');
    expect(ends.map(({ at, reason }) => [at - START, reason])).toEqual([
      [5_000, 'done'],
      [65_000, 'done'],
    ]);
  });

  // Found by the random commands of seed 57574778: the state could not be read again.
  test('hunts until the last instant that a state can hold', () => {
    const state = withPlan([hunt({ until: { at: Number.MAX_SAFE_INTEGER } })]);
    expect(state.shown.action).toMatchObject({ until: { at: Number.MAX_SAFE_INTEGER } });
    const stored: unknown = JSON.parse(JSON.stringify(state));
    expect(readStored(STORED_STATE, stored, STATE_VERSION)).toEqual(stored);
  });

  test('does not fight after a defeat, until another session has run', () => {
    const deadly = littleDungeon({
      ...SETS,
      enemies: DUNGEON_SETS.enemies.map((enemy) =>
        enemy.id === RAT ? testEnemy({ id: RAT, health: 100_000, attackPower: 100_000 }) : enemy,
      ),
    });
    const state = testState();
    executeAt(state, deadly, START, setPlan([hunt(), hunt(), gather(1), hunt()]));
    settle(state, deadly, START + HOUR);
    expect(skips(state)).toEqual([[1, 'plan/defeated']]);
    expect(state.shown).toMatchObject({ inventory: [FLAX, 1], plan: { place: 4, status: 'over' } });
    expect(state.hidden.plan?.sessions).toBe(3);
  });
});

describe('what follows a fight', () => {
  const hunting = (input: object = {}): Command => ({
    name: 'begin-hunting',
    input: { regionId: 1, key: TEST_SEED, ...input },
  });
  const then = { itemId: FLAX };
  const open = gather(AS_OFTEN_AS_POSSIBLE);
  const minute = (at: number) => ({ until: { at: at + 60_000 } });

  test('is made until the limit of the fight', () => {
    const state = testState();
    executeAt(state, timeline, START, hunting({ ...minute(START), then }));
    expect(state.shown.plan).toMatchObject({ steps: [open], place: 0, running: null, limitAt: START + IDLE });
    expect(state.hidden.plan?.key).not.toEqual(TEST_SEED);
    settle(state, timeline, START + HOUR);
    expect(state.shown).toMatchObject({
      action: { kind: 'craft', itemId: FLAX, limitAt: START + IDLE },
      plan: { running: 0, place: 1 },
    });
    settle(state, timeline, START + 2 * IDLE);
    expect(state.shown).toMatchObject({ action: null, plan: { status: 'limit' } });
  });

  test('comes before the next step, in place of gathering to the limit, and a paused plan goes on', () => {
    const state = withPlan([gather(3), gather(7)]);
    executeAt(state, timeline, START + 1_000, stop);
    executeAt(state, timeline, START + 2_000, hunting({ ...minute(START), then }));
    expect(state.shown.plan).toMatchObject({ steps: [gather(3), open, gather(7)], status: 'active' });
    executeAt(state, timeline, START + 3_000, stop);
    executeAt(state, timeline, START + 4_000, hunting({ ...minute(START), then: { itemId: THREAD } }));
    const { key, sessions } = state.hidden.plan ?? {};
    expect(state.shown.plan?.steps).toEqual([gather(3), spin(AS_OFTEN_AS_POSSIBLE), gather(7)]);
    expect([key, sessions]).toEqual([TEST_SEED, 1]);
    settle(state, timeline, START + HOUR);
    expect(state.shown).toMatchObject({
      action: null,
      plan: { status: 'over', skipped: [{ step: 1, code: 'craft/missing-input' }] },
    });
    expect(amountOf(state.shown.inventory, FLAX)).toBe(7);
    executeAt(state, timeline, START + HOUR, hunting({ then }));
    expect(state.shown.plan).toMatchObject({ steps: [open], skipped: [] });
  });

  test('leaves the skipped steps of the round before with their steps', () => {
    const state = withPlan([gather(1), spin(50), gather(1)], {}, 2);
    settle(state, timeline, START + 12_000);
    expect(state.shown.plan).toMatchObject({ round: 2, place: 1, skipped: [{ step: 1 }] });
    executeAt(state, timeline, START + 12_000, hunting({ then }));
    expect(state.shown.plan).toMatchObject({
      steps: [gather(1), open, spin(50), gather(1)],
      place: 1,
      skipped: [{ step: 2, round: 1, code: 'craft/missing-input' }],
    });
  });

  test('is refused when the plan has no room, and nothing begins', () => {
    const state = withPlan(new Array<PlanStep>(20).fill(gather(1)));
    expect(refused(state, timeline, START, hunting({ then }))).toBe('plan/too-long');
    executeAt(state, timeline, START, hunting());
    expect(refused(state, timeline, START, hunting({ then }))).toBe('action/in-combat');
  });

  test('follows the runs of a dungeon, too, and is no part of a step', () => {
    const state = testState({ inventory: [LATCHKEY, 1] });
    const delve = { name: 'begin-dungeon', input: { dungeonId: 9, runs: 1, then, key: TEST_SEED } } as const;
    executeAt(state, timeline, START, delve);
    settle(state, timeline, START + HOUR);
    expect(state.shown.action).toMatchObject({ kind: 'craft', itemId: FLAX });
    expect(Object.keys(setPlanDefinition.input.steps.of['begin-hunting'])).toEqual([
      'regionId',
      'rest',
      'until',
    ]);
  });
});

test('a plan with more than 250 entries in its lists is refused', () => {
  const pieces = new Array(9).fill({ itemId: FLAX, amount: 1 });
  const steps = new Array<PlanStep>(20).fill({ name: 'wear', input: { pieces } });
  const items = new Array(71).fill({ itemId: FLAX, amount: 1 });
  const more: PlanStep = { name: 'begin-disenchanting', input: { itemId: THREAD, items } };
  const state = testState();
  expect(refused(state, timeline, START, setPlan([...steps.slice(1), more, more]))).toBe('plan/too-long');
  executeAt(state, timeline, START, setPlan(steps));
});
