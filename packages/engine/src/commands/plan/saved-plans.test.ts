import { expect, test } from 'vitest';
import { SAVED_PLANS, type SavedPlan } from '../../state/saved-plan.ts';
import { PLAN_STEPS, type PlanStep } from '../../state/state.ts';
import { always, executeAt, refused, START, testState, testWorld } from '../../testing/index.ts';
import type { Command } from '../registry.ts';

/** Tests of saving and deleting plans. */

const timeline = always(testWorld({}));
const TRAVEL: PlanStep = { name: 'travel', input: { regionId: 2 } };
const SELL: PlanStep = { name: 'sell-junk', input: {} };
/** A step with lists of this many entries. */
const wearing = (entries: number): PlanStep => ({
  name: 'wear',
  input: { pieces: new Array(entries).fill({ itemId: 1, amount: 1 }) },
});
const save = ({ slot, name, steps, times }: SavedPlan): Command => ({
  name: 'save-plan',
  input: { slot, name, steps, times } as Extract<Command, { name: 'save-plan' }>['input'],
});
const night: SavedPlan = { slot: 4, name: 'Night', steps: [TRAVEL, SELL], times: 3 };
const day: SavedPlan = { slot: 2, name: 'Day', steps: [SELL], times: 1 };

test('a plan is saved at its place, in the order of the places, and nothing else changes', () => {
  const state = testState({ gold: 5 });
  const before = state.shown;
  executeAt(state, timeline, START, save(night));
  executeAt(state, timeline, START, save(day));
  expect(state.shown.savedPlans).toEqual([day, night]);
  expect({ ...state.shown, savedPlans: [] }).toEqual({ ...before, eventAt: state.shown.eventAt });
});

test('a plan saved at a place that is taken replaces the one before, and one round is the default', () => {
  const state = testState({ savedPlans: [day, night] });
  executeAt(state, timeline, START, {
    name: 'save-plan',
    input: { slot: 4, name: 'Later', steps: [{ name: 'sell-junk', input: {} }] },
  });
  expect(state.shown.savedPlans).toEqual([day, { slot: 4, name: 'Later', steps: [SELL], times: 1 }]);
});

test('a saved plan is deleted, and its place is free', () => {
  const state = testState({ savedPlans: [day, night] });
  executeAt(state, timeline, START, { name: 'delete-plan', input: { slot: 2 } });
  expect(state.shown.savedPlans).toEqual([night]);
  expect(refused(state, timeline, START, { name: 'delete-plan', input: { slot: 2 } })).toBe(
    'saved-plan/none',
  );
});

test('lists of all saved plans together are limited, and a plan that is replaced does not count', () => {
  const full = Array.from({ length: 2 }, (_, index) => ({
    slot: index + 1,
    name: 'Much',
    steps: [wearing(250)],
    times: 1,
  }));
  const state = testState({ savedPlans: full });
  expect(refused(state, timeline, START, save({ ...night, steps: [wearing(1)] }))).toBe('saved-plan/no-room');
  expect(refused(state, timeline, START, save({ ...night, steps: [wearing(150), wearing(101)] }))).toBe(
    'plan/too-long',
  );
  executeAt(state, timeline, START, save({ ...night, slot: 2, steps: [wearing(200), wearing(50)] }));
  executeAt(state, timeline, START, save({ ...night, slot: SAVED_PLANS, steps: [SELL] }));
  expect(state.shown.savedPlans.map(({ slot }) => slot)).toEqual([1, 2, SAVED_PLANS]);
});

test('a plan is saved with at most as many steps as a plan has', () => {
  const state = testState({});
  executeAt(state, timeline, START, save({ ...night, steps: new Array(PLAN_STEPS).fill(SELL) }));
  expect(state.shown.savedPlans[0]?.steps).toHaveLength(PLAN_STEPS);
});
