import { compileWorld, shippedWorldDirectory } from '@slumberfell/content';
import { AS_OFTEN_AS_POSSIBLE, newPlan, openWorld, type Plan, type PlanStep } from '@slumberfell/engine';
import { describe, expect, test } from 'vitest';
import {
  draftOf,
  isFull,
  type PlanDraft,
  setPlan,
  withMoved,
  withoutStep,
  withoutSteps,
  withSteps,
  withTimes,
} from './plan-draft.ts';

const { sets, version } = compileWorld(shippedWorldDirectory);
const world = openWorld(sets, version);
const idOf = (name: string) => sets.items.find((item) => item.name === name)?.id ?? 0;
const make = (name: string, amount: number): PlanStep => ({
  name: 'begin-crafting',
  input: { itemId: idOf(name), amount },
});
const LIMIT = 9_000;
const gather = (amount: number) => make('Raw Flax', amount);
const [ONE, TWO, THREE] = [gather(1), gather(2), gather(3)];
const OPEN = gather(AS_OFTEN_AS_POSSIBLE);
const plan = (change: Partial<Plan>): Plan => ({ ...newPlan([ONE, TWO, THREE], 1, LIMIT), ...change });
const sent = (change: Partial<Plan>) => setPlan(draftOf(plan(change))).input;

describe('what is still to come', () => {
  test('is without the steps that have begun, in the last round', () => {
    expect(sent({ place: 1, running: 0 })).toEqual({ steps: [TWO, THREE], after: { round: 1, place: 1 } });
    expect(sent({ place: 2, times: 4, round: 4 })).toEqual({ steps: [THREE], after: { round: 4, place: 2 } });
  });

  test('is the rest of the round and the rounds after it', () => {
    expect(sent({ place: 1, times: 4, round: 2 })).toEqual({
      steps: [ONE, TWO, THREE],
      times: 3,
      place: 1,
      after: { round: 2, place: 1 },
    });
    expect(sent({ place: 3, times: 4, round: 2 })).toEqual({
      steps: [ONE, TWO, THREE],
      times: 2,
      after: { round: 2, place: 3 },
    });
    expect(sent({ place: 3, times: 4, round: 3 })).toEqual({
      steps: [ONE, TWO, THREE],
      after: { round: 3, place: 3 },
    });
  });

  test('is nothing when the plan is over, and waits while it is paused', () => {
    expect(sent({ place: 3, running: 2 })).toEqual({ steps: [] });
    expect(sent({ status: 'over' })).toEqual({ steps: [] });
    expect(setPlan(draftOf(null)).input).toEqual({ steps: [] });
    expect(sent({ place: 2, status: 'stopped' })).toEqual({ steps: [THREE], after: { round: 1, place: 2 } });
  });
});

describe('a change', () => {
  const draft = draftOf(plan({ place: 1, times: 4, round: 2 }));
  const after = { round: 2, place: 1 };

  test('adds a step at the end, but before gathering to the limit', () => {
    const added = (before: PlanDraft, step: PlanStep) =>
      withSteps(before, [step], { action: null, regionId: 1, sets: [] }, world).steps;
    expect(added(draft, OPEN)).toEqual([ONE, TWO, THREE, OPEN]);
    const open = draftOf(plan({ steps: [ONE, OPEN] }));
    expect(added(open, TWO)).toEqual([ONE, TWO, OPEN]);
    const bread = make('Lea Barley Bread', AS_OFTEN_AS_POSSIBLE);
    expect(added(open, bread)).toEqual([ONE, bread, OPEN]);
    expect(isFull(draftOf(plan({ steps: new Array<PlanStep>(20).fill(ONE) })))).toBe(true);
  });

  test('takes a step away, and the next one stays the next', () => {
    expect(withoutStep(draft, 0)).toEqual({ steps: [TWO, THREE], times: 3, place: 0, after });
    expect(withoutStep(draft, 2)).toEqual({ steps: [ONE, TWO], times: 3, place: 1, after });
    expect(withoutStep({ steps: [ONE, TWO], times: 2, place: 1 }, 1)).toEqual({
      steps: [ONE],
      times: 2,
      place: 0,
    });
    expect(withoutStep({ steps: [ONE], times: 9, place: 0 }, 0)).toEqual({ steps: [], times: 1, place: 0 });
  });

  test('tells where the plan stood, also when no step is left', () => {
    expect(setPlan(withoutSteps(draft)).input).toEqual({ steps: [], after });
    const one = draftOf(plan({ steps: [ONE, TWO], place: 1 }));
    expect(setPlan(withoutStep(one, 0)).input).toEqual({ steps: [], after: { round: 1, place: 1 } });
  });

  test('moves a step, within the list', () => {
    expect(withMoved(draft, 0, 2).steps).toEqual([TWO, THREE, ONE]);
    expect(withMoved(draft, 2, 0).steps).toEqual([THREE, ONE, TWO]);
    expect(withMoved(draft, 2, 9).steps).toEqual([ONE, TWO, THREE]);
    expect(withMoved(draft, 7, 0)).toBe(draft);
  });

  test('moves a step, and the next one stays the next unless another one comes to its place', () => {
    const nextAfter = (from: number, to: number) => {
      const { steps, place } = withMoved(draft, from, to);
      return [steps, steps[place]];
    };
    expect(draft.steps[draft.place]).toBe(TWO);
    expect(nextAfter(0, 2)).toEqual([[TWO, THREE, ONE], TWO]);
    expect(nextAfter(0, 1)).toEqual([[TWO, ONE, THREE], TWO]);
    expect(nextAfter(2, 1)).toEqual([[ONE, THREE, TWO], THREE]);
    expect(nextAfter(1, 2)).toEqual([[ONE, THREE, TWO], THREE]);
    expect(nextAfter(2, 0)).toEqual([[THREE, ONE, TWO], TWO]);
    const last = { ...draft, place: 2 };
    expect(withMoved(last, 0, 1)).toEqual({ ...last, steps: [TWO, ONE, THREE] });
    // No step is left of the round, so it begins again.
    expect(withMoved(last, 2, 0)).toEqual({ ...last, steps: [THREE, ONE, TWO], place: 0 });
    expect(withMoved({ ...draft, times: 1, place: 0 }, 0, 2).place).toBe(0);
  });

  test('sets the rounds', () => {
    expect(setPlan(withTimes(draftOf(plan({ place: 1 })), 5)).input).toEqual({
      steps: [TWO, THREE],
      times: 5,
      after: { round: 1, place: 1 },
    });
  });
});
