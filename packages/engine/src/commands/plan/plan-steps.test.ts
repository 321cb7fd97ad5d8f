import { describe, expect, test } from 'vitest';
import { healingThresholdOf } from '../../character/healing-threshold.ts';
import { thresholdAfter } from '../../state/experience.ts';
import { AS_OFTEN_AS_POSSIBLE, type PlanStep, type Shown, type State } from '../../state/state.ts';
import {
  executeAt,
  experienceOf,
  refused,
  START,
  settle,
  TEST_SEED,
  testCraft,
  testItem,
  testRegion,
  testState,
  testWorld,
} from '../../testing/index.ts';
import { SKILL } from '../../world/skills.ts';
import type { Timeline } from '../../world/world.ts';
import type { Command } from '../registry.ts';

/** Tests of steps of a plan: how far they go, what they set, and sales. An action of FLAX takes 5 s. */

const [FLAX, PET] = [31, 33];
const HOUR = 3_600_000;
const IDLE = 8 * HOUR;

/** @param experience of an action */
const worldOf = (experience = 7): Timeline => [
  {
    at: 0,
    world: testWorld({
      items: [testItem({ id: FLAX }), testItem({ id: PET })],
      regions: [testRegion({ id: 1, resources: [FLAX] })],
      crafteableItems: [testCraft({ itemId: FLAX, requiredRegions: [1], experience })],
    }),
  },
];
const timeline = worldOf();

const gather = (amount: number): PlanStep => ({ name: 'begin-crafting', input: { itemId: FLAX, amount } });
const setPlan = (steps: readonly PlanStep[]): Command =>
  ({ name: 'set-plan', input: { steps, key: TEST_SEED } }) as Command;

function withPlan(steps: readonly PlanStep[], shown: Partial<Shown> = {}): State {
  const state = testState(shown);
  executeAt(state, timeline, START, setPlan(steps));
  return state;
}

describe('a step that makes something', () => {
  const until = (ends: object, amount = AS_OFTEN_AS_POSSIBLE): PlanStep => ({
    name: 'begin-crafting',
    input: { itemId: FLAX, amount, until: ends },
  });
  const actions = (step: PlanStep, shown: Partial<Shown> = {}) =>
    (withPlan([step], shown).shown.action as { target?: number } | null)?.target;
  const skipped = (step: PlanStep, shown: Partial<Shown> = {}) =>
    withPlan([step, gather(1)], shown).shown.plan?.skipped[0]?.code;

  test('until a level makes as many as the level needs, counted when the step begins', () => {
    const state = withPlan([gather(3), until({ level: 3 })]);
    settle(state, timeline, START + IDLE);
    expect(state.shown.action).toBeNull();
    const points = state.shown.experience[SKILL.Harvesting - 1] as number;
    const least = thresholdAfter(2);
    expect(points).toBeGreaterThanOrEqual(least);
    expect(points - 7).toBeLessThan(least);
  });

  test('for a time begins no action after it', () => {
    expect(actions(until({ seconds: 60 }))).toBe(12);
    expect(actions(until({ seconds: 61 }))).toBe(13);
    expect(actions(until({ seconds: 1 }))).toBe(1);
  });

  test('ends at the first of its ends', () => {
    expect(actions(until({ level: 100, seconds: 60 }))).toBe(12);
    expect(actions(until({ seconds: 60 }, 5))).toBe(5);
    expect(actions(until({ level: 100 }))).toBe(IDLE / 5_000);
  });

  test('is skipped when its level is reached, also where an action gives no experience', () => {
    const experience = experienceOf({ Harvesting: 3 });
    expect(skipped(until({ level: 3 }), { experience })).toBe('until/reached');
    const idle = worldOf(0);
    const state = testState({ experience });
    executeAt(state, idle, START, setPlan([until({ level: 3 }), until({ level: 4 })]));
    expect(state.shown.plan?.skipped.map(({ step, code }) => [step, code])).toEqual([[0, 'until/reached']]);
    expect(state.shown.action).toMatchObject({ target: IDLE / 5_000 });
  });

  test('is noted as it was asked for, so that the same again ends in the same way', () => {
    const state = withPlan([until({ level: 3 })]);
    executeAt(state, timeline, START + 1_000, setPlan([gather(1)]));
    expect(state.shown.lastBegin?.step).toEqual(until({ level: 3 }));
  });
});

describe('a step that sets something', () => {
  const eatAt = (healingThreshold: number): PlanStep => ({
    name: 'set-healing-threshold',
    input: { healingThreshold },
  });
  const along = (itemId?: number): PlanStep => ({
    name: 'take-along',
    input: itemId === undefined ? {} : { itemId },
  });

  test('sets the healing threshold, at most to the maximum health', () => {
    const state = withPlan([gather(1), eatAt(40), gather(1), eatAt(4_000)]);
    settle(state, timeline, START + 5_000);
    expect(healingThresholdOf(state.shown)).toBe(40);
    settle(state, timeline, START + HOUR);
    expect(healingThresholdOf(state.shown)).toBe(100);
  });

  test('takes a tamed pet along, or none', () => {
    const pets = { pets: [PET] };
    expect(withPlan([along(PET), gather(1)], pets).shown.companion).toBe(PET);
    expect(withPlan([along(), gather(1)], { ...pets, companion: PET }).shown.companion).toBeNull();
    const other = withPlan([along(FLAX), gather(1)], pets).shown;
    expect(other.plan?.skipped).toMatchObject([{ step: 0, code: 'pet/not-tamed' }]);
  });
});

describe('a sale of the plan', () => {
  const sell = (amount = AS_OFTEN_AS_POSSIBLE): PlanStep => ({
    name: 'sell',
    input: { itemId: FLAX, amount },
  });
  const undo = (state: State, at: number): Command => ({
    name: 'undo-sale',
    input: { saleId: state.shown.sales.at(-1)?.saleId ?? at },
  });
  /** A night in which ten pieces are sold after 50 s. */
  function night(steps: readonly PlanStep[] = [gather(10), sell(), gather(2)]): State {
    const state = withPlan(steps);
    settle(state, timeline, START + 9 * HOUR);
    return state;
  }

  test('can be undone in the morning, until ten minutes after the first command', () => {
    const state = night();
    const morning = START + 9 * HOUR;
    expect(state.shown).toMatchObject({ gold: 10, inventory: [FLAX, 2] });
    executeAt(state, timeline, morning, { name: 'keep', input: { itemId: FLAX, amount: 1 } });
    executeAt(state, timeline, morning + 599_000, { name: 'keep', input: { itemId: FLAX, amount: 0 } });
    const late = { ...state };
    expect(refused(late, timeline, morning + 600_000, undo(late, morning))).toBe('undo/unknown');
    executeAt(state, timeline, morning + 599_999, undo(state, morning));
    expect(state.shown).toMatchObject({ gold: 0, inventory: [FLAX, 12], sales: [] });
  });

  test('can be undone for a day, and with the gold that it brought', () => {
    const state = night();
    const sold = START + 50_000;
    const late = { ...state };
    expect(refused(late, timeline, sold + 24 * HOUR, undo(late, sold))).toBe('undo/unknown');
    const poor = { ...state, shown: { ...state.shown, gold: 9 } };
    expect(refused(poor, timeline, sold + 23 * HOUR, undo(poor, sold))).toBe('undo/gold');
    executeAt(state, timeline, sold + 24 * HOUR - 1, undo(state, sold));
    expect(state.shown.gold).toBe(0);
  });

  test('makes those of the plan before it final, and leaves those by hand', () => {
    const state = night([gather(10), sell(3), sell(2), gather(2)]);
    expect(state.shown.sales.map(({ paid }) => paid)).toEqual([2]);
    const morning = START + 9 * HOUR;
    executeAt(state, timeline, morning, { name: 'sell', input: { itemId: FLAX, amount: 1 } });
    expect(state.shown.sales.map(({ paid }) => paid)).toEqual([2, 1]);
    executeAt(state, timeline, morning, undo(state, morning));
    executeAt(state, timeline, morning, undo(state, morning));
    expect(state.shown).toMatchObject({ gold: 3, inventory: [FLAX, 9], sales: [] });
  });

  test('that a command by hand begins at once has its full time', () => {
    const state = withPlan([sell(), gather(1)], { inventory: [FLAX, 3] });
    expect(state.shown.sales).toMatchObject([{ paid: 3, plannedUntil: START + 24 * HOUR }]);
  });
});
