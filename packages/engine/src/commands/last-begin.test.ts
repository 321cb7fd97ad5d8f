import { describe, expect, test } from 'vitest';
import { amountsOf } from '../state/amounts.ts';
import { begunOf, type PlanStep, type Shown } from '../state/state.ts';
import { CELLAR, DUNGEON_SETS, LATCHKEY, littleDungeon } from '../testing/dungeon-world.ts';
import { executeAt, START, settle, TEST_SEED, testCraft, testItem, testState } from '../testing/index.ts';
import { EquipmentType } from '../world/static-data.ts';
import type { Command } from './registry.ts';

/** Tests of what is noted of the last begin. An action of FLAX takes 5 s. */

const [FLAX, RING, BREAD] = [31, 33, 34];
const timeline = littleDungeon({
  items: [
    ...DUNGEON_SETS.items,
    testItem({ id: FLAX }),
    testItem({ id: RING, equipmentType: EquipmentType.Ring }),
    testItem({ id: BREAD, healingAmount: 5 }),
  ],
  crafteableItems: [testCraft({ itemId: FLAX, requiredRegions: [1] })],
});
const HOUR = 3_600_000;
const key = TEST_SEED;

const gather = (amount: number): PlanStep => ({ name: 'begin-crafting', input: { itemId: FLAX, amount } });
const hunt: PlanStep = { name: 'begin-hunting', input: { regionId: 1, rest: false } };
const sellJunk: PlanStep = { name: 'sell-junk', input: {} };
const begin = ({ name, input }: PlanStep): Command => ({ name, input: { ...input, key } }) as Command;
const setPlan = (steps: readonly PlanStep[], place?: number): Command =>
  ({ name: 'set-plan', input: { steps, ...(place !== undefined && { place }), key } }) as Command;

function shownAfter(shown: Partial<Shown>, ...commands: readonly Command[]): Shown {
  const state = testState(shown);
  for (const [index, command] of commands.entries()) executeAt(state, timeline, START + index, command);
  return state.shown;
}

describe('the last begin', () => {
  test('is the session that the player began, with region, food and worn set', () => {
    const worn = { ring: RING, food: BREAD, foodAmount: 30 };
    const sets = [
      { slot: 1, name: 'Bare', pieces: { ring: null } },
      { slot: 4, name: 'Ring', pieces: { ring: RING } },
    ];
    expect(shownAfter({ equipment: worn, sets }, begin(gather(3))).lastBegin).toEqual({
      at: START,
      regionId: 1,
      food: { itemId: BREAD, amount: 30 },
      set: 4,
      step: gather(3),
      place: null,
    });
    expect(shownAfter({}, begin(gather(3))).lastBegin).toMatchObject({ food: null, set: null });
  });

  test('has the end of a hunt in whole seconds from the begin, and the runs of a dungeon', () => {
    const until = { kills: 3, at: START + 7_500 };
    const input = { regionId: 1, rest: true, until } as const;
    expect(shownAfter({}, begin({ name: 'begin-hunting', input })).lastBegin?.step).toEqual({
      name: 'begin-hunting',
      input: { regionId: 1, rest: true, until: { kills: 3, at: 8 } },
    });
    const runs: PlanStep = { name: 'begin-dungeon', input: { dungeonId: CELLAR, runs: 2, rest: false } };
    expect(shownAfter({ inventory: amountsOf({ [LATCHKEY]: 2 }) }, begin(runs)).lastBegin?.step).toEqual(
      runs,
    );
  });

  test('stays when the session ends or is stopped', () => {
    const state = testState();
    executeAt(state, timeline, START, begin(gather(1)));
    const { lastBegin } = state.shown;
    settle(state, timeline, START + HOUR);
    expect(state.shown).toMatchObject({ action: null, lastBegin });
  });

  test('is a plan that begins at rest, and the next session by hand while the plan goes on', () => {
    expect(shownAfter({}, setPlan([gather(1), hunt])).lastBegin).toMatchObject({ step: null, place: 0 });
    expect(shownAfter({}, setPlan([gather(1), hunt]), begin(gather(2))).lastBegin).toMatchObject({
      step: gather(2),
      place: 1,
    });
    expect(
      shownAfter({}, setPlan([gather(1), hunt]), { name: 'stop', input: {} }, begin(gather(2))).lastBegin,
    ).toMatchObject({ step: gather(2), place: null });
  });

  test('has the plan that is set while a session runs, also for the step that runs', () => {
    expect(shownAfter({}, begin(gather(5)), setPlan([hunt])).lastBegin).toMatchObject({
      at: START,
      step: gather(5),
      place: 0,
    });
    expect(shownAfter({}, setPlan([sellJunk, gather(5)]), setPlan([hunt])).lastBegin).toMatchObject({
      at: START,
      step: gather(5),
      place: 0,
    });
  });

  test('is without the plan when that is taken away', () => {
    expect(shownAfter({}, begin(gather(5)), setPlan([hunt]), setPlan([])).lastBegin).toMatchObject({
      step: gather(5),
      place: null,
    });
    const stop: Command = { name: 'stop', input: {} };
    expect(shownAfter({}, setPlan([gather(5)]), stop, setPlan([])).lastBegin).toBeNull();
  });

  test('is a plan that is resumed after something else was begun', () => {
    const stop: Command = { name: 'stop', input: {} };
    const resume: Command = { name: 'resume-plan', input: {} };
    const plan = setPlan([gather(5), hunt]);
    expect(shownAfter({}, plan, stop, resume).lastBegin).toMatchObject({
      at: START,
      step: null,
      place: 0,
    });
    expect(shownAfter({}, plan, stop, begin(gather(2)), stop, resume).lastBegin).toMatchObject({
      at: START + 4,
      step: null,
      place: 0,
    });
    expect(shownAfter({}, plan, stop, begin(gather(2)), resume).lastBegin).toMatchObject({
      step: gather(2),
      place: 1,
    });
  });
});

test('what was begun has the steps of the plan while that plan is there', () => {
  const shown = shownAfter({}, setPlan([gather(1), hunt]));
  expect(begunOf(shown)?.plan).toEqual({ steps: [gather(1), hunt], times: 1 });
  expect(begunOf({ ...shown, plan: null })).toBeNull();
  expect(begunOf(shownAfter({}, begin(gather(1))))?.plan).toBeNull();
  expect(begunOf(testState().shown)).toBeNull();
});
