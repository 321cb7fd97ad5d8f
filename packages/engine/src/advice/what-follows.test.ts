import { describe, expect, test } from 'vitest';
import { AS_OFTEN_AS_POSSIBLE, newPlan, type Plan, type PlanStep, type Shown } from '../state/state.ts';
import { testCraft, testItem, testRegion, testState, testWorld } from '../testing/index.ts';
import { SKILL } from '../world/skills.ts';
import { gatherableIn } from './gatherable.ts';
import {
  NO_MEMORY,
  presetThen,
  type ThenMemory,
  thenBegin,
  thenOptions,
  usualThen,
  withChoice,
  withGathered,
} from './what-follows.ts';

/** In region 1 a new character can mine ORE and harvest FLAX, in region 2 only mine; RYE needs level 9. */
const [ORE, FLAX, RYE, BREAD] = [11, 12, 13, 14];
const world = testWorld({
  items: [ORE, FLAX, RYE, BREAD].map((id) => testItem({ id })),
  regions: [
    testRegion({ id: 1, resources: [ORE, RYE, FLAX, BREAD, 999] }),
    testRegion({ id: 2, resources: [ORE] }),
  ],
  crafteableItems: [
    testCraft({ itemId: ORE, skillId: SKILL.Mining, requiredRegions: [1, 2] }),
    testCraft({ itemId: FLAX, requiredRegions: [1] }),
    testCraft({ itemId: RYE, requiredRegions: [1], requiredLevel: 9 }),
    testCraft({ itemId: BREAD, skillId: SKILL.Cooking, requiredComponents: [{ itemId: RYE, amount: 1 }] }),
  ],
});
const { shown } = testState();
const gather = (amount: number): PlanStep => ({ name: 'begin-crafting', input: { itemId: FLAX, amount } });
const planned = (amount: number, change: Partial<Plan> = {}): Shown => ({
  ...shown,
  plan: { ...newPlan([gather(amount)], 1, 0), ...change },
});

test('what the character has no level for, and what is made of components, is not gathered', () => {
  expect(gatherableIn(1, shown, world).map(({ itemId }) => itemId)).toEqual([ORE, FLAX]);
  expect(gatherableIn(3, shown, world)).toEqual([]);
});

describe('what follows a fight', () => {
  const following = (memory: ThenMemory, of = shown, regionId = 1) => presetThen(memory, regionId, of, world);

  test('is the first harvest of the region, else its first product', () => {
    expect(following(NO_MEMORY)).toEqual({ itemId: FLAX });
    expect(following(NO_MEMORY, shown, 2)).toEqual({ itemId: ORE });
    expect(following(NO_MEMORY, shown, 3)).toBeNull();
  });

  test('is what was gathered there last, unless that is not possible any more', () => {
    expect(following(withGathered(NO_MEMORY, 1, ORE))).toEqual({ itemId: ORE });
    expect(following(withGathered(NO_MEMORY, 2, ORE))).toEqual({ itemId: FLAX });
    expect(following(withGathered(NO_MEMORY, 1, RYE))).toEqual({ itemId: FLAX });
  });

  test('is nothing when the player last chose that, or other steps of a plan wait', () => {
    expect(following(withChoice(NO_MEMORY, 2, 'nothing'))).toBeNull();
    expect(following(NO_MEMORY, planned(7))).toBeNull();
    expect(following(NO_MEMORY, planned(7, { status: 'stopped' }))).toBeNull();
  });

  test('replaces what was to be gathered without an end, and what is over', () => {
    expect(following(NO_MEMORY, planned(AS_OFTEN_AS_POSSIBLE, { status: 'stopped' }))).toEqual({
      itemId: FLAX,
    });
    expect(following(NO_MEMORY, planned(7, { status: 'over', place: 1 }))).toEqual({ itemId: FLAX });
  });
});

describe('the options', () => {
  test('have the plan first, while its next step may stay', () => {
    const offered = (of: Shown) => thenOptions(1, of, world);
    expect(offered(shown)).toEqual(['nothing', ORE, FLAX]);
    expect(offered(planned(7))).toEqual(['plan', 'nothing', ORE, FLAX]);
    expect(offered(planned(7, { status: 'stopped' }))).toEqual(['nothing', ORE, FLAX]);
    expect(offered(planned(AS_OFTEN_AS_POSSIBLE))).toEqual(['nothing', ORE, FLAX]);
  });

  test('are set to what follows, else to the plan, else to nothing', () => {
    const isOff = withChoice(NO_MEMORY, 1, 'nothing');
    expect(usualThen(NO_MEMORY, 1, shown, world)).toBe(FLAX);
    expect(usualThen(isOff, 1, planned(7), world)).toBe('plan');
    expect(usualThen(isOff, 1, shown, world)).toBe('nothing');
  });

  test('nothing takes an active plan away', () => {
    const { plan } = planned(7);
    const takesAway = { input: {}, before: [{ name: 'set-plan', input: { steps: [] } }] };
    expect(thenBegin('nothing', plan)).toEqual(takesAway);
    expect(thenBegin('nothing', planned(7, { status: 'stopped' }).plan)).toEqual({ input: {}, before: [] });
    expect(thenBegin('nothing', null)).toEqual({ input: {}, before: [] });
    expect(thenBegin('plan', plan)).toEqual({ input: {}, before: [] });
    expect(thenBegin(FLAX, plan)).toEqual({ input: { then: { itemId: FLAX } }, before: [] });
  });
});

test('a choice is remembered by region, and one of an item ends the choice of nothing', () => {
  const isOff = withChoice(withGathered(NO_MEMORY, 1, ORE), 1, 'nothing');
  expect(isOff).toEqual({ isOff: true, items: { 1: ORE } });
  expect(withChoice(isOff, 1, 'plan')).toBe(isOff);
  expect(withChoice(isOff, 2, ORE)).toEqual({ isOff: false, items: { 1: ORE, 2: ORE } });
  expect(withGathered(isOff, 1, ORE)).toBe(isOff);
  expect(withGathered(isOff, 2, ORE)).toEqual({ isOff: true, items: { 1: ORE, 2: ORE } });
});
