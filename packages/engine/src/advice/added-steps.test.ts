import { describe, expect, test } from 'vitest';
import { AS_OFTEN_AS_POSSIBLE, newPlan, type PlanStep, type Shown } from '../state/state.ts';
import { testCraft, testItem, testRegion, testState, testWorld } from '../testing/index.ts';
import { SKILL } from '../world/skills.ts';
import { EquipmentType } from '../world/static-data.ts';
import {
  cutEndless,
  endlessBefore,
  limitKinds,
  limitOf,
  packAll,
  withAdded,
  withLimit,
} from './added-steps.ts';
import { beginCraft, beginHunt, beginRuns, USUAL_HABITS } from './begin.ts';
import { offeredSteps } from './offered-steps.ts';

/** BREAD is made of RYE, which is gathered in 4 s in region 1 only. */
const [RYE, BREAD, ORE] = [11, 12, 13];
const world = testWorld({
  items: [
    testItem({ id: RYE }),
    testItem({ id: ORE }),
    testItem({
      id: BREAD,
      equipmentType: EquipmentType.Food,
      healingAmount: 5,
    }),
  ],
  regions: [testRegion({ id: 1, resources: [RYE] }), testRegion({ id: 2, resources: [ORE] })],
  crafteableItems: [
    testCraft({ itemId: RYE, requiredRegions: [1], baseActionTime: 4 }),
    testCraft({ itemId: ORE, skillId: SKILL.Mining, requiredRegions: [2], baseActionTime: 4 }),
    testCraft({ itemId: BREAD, skillId: SKILL.Cooking, requiredComponents: [{ itemId: RYE, amount: 2 }] }),
  ],
});
const gather = (amount = AS_OFTEN_AS_POSSIBLE) => beginCraft(RYE, amount);
const bake = beginCraft(BREAD, 9);
const hunt = beginHunt(1, USUAL_HABITS);
const { shown } = testState();
const added = (steps: readonly PlanStep[], step: PlanStep, action: Shown['action'] = null) =>
  withAdded(steps, step, action, world);

describe('a step that is added', () => {
  test('stands in front of gathering to the limit', () => {
    expect(added([gather()], hunt)).toEqual([hunt, gather()]);
    expect(added([gather(5)], hunt)).toEqual([gather(5), hunt]);
  });

  test('throws nothing away, also where both gather to the limit', () => {
    const ore = beginCraft(ORE, AS_OFTEN_AS_POSSIBLE);
    expect(added([hunt, gather()], ore)).toEqual([hunt, gather(), ore]);
    expect(endlessBefore([hunt, gather()], [ore], world)).toBe(RYE);
    expect(endlessBefore([hunt, gather()], [bake], world)).toBeNull();
    expect(endlessBefore([hunt], [ore], world)).toBeNull();
    expect(cutEndless([hunt, gather()], 60, world)).toEqual([hunt, gather(15)]);
  });

  test('that begins a fight comes with packing what was made to eat', () => {
    expect(added([gather(18), bake], hunt)).toEqual([gather(18), bake, packAll(BREAD), hunt]);
    expect(added([bake], beginRuns(7, 1, USUAL_HABITS)).map(({ name }) => name)).toEqual([
      'begin-crafting',
      'equip-food',
      'begin-dungeon',
    ]);
  });

  test('packs nothing that is packed already, or that no step makes', () => {
    expect(added([bake, packAll(BREAD)], hunt)).toEqual([bake, packAll(BREAD), hunt]);
    const wear: PlanStep = { name: 'wear', input: { pieces: [{ itemId: BREAD, amount: 3 }] } };
    expect(added([bake, wear], hunt)).toEqual([bake, wear, hunt]);
    expect(added([gather(5)], hunt)).toEqual([gather(5), hunt]);
  });

  test('packs what is being made now', () => {
    const action = { kind: 'craft', itemId: BREAD } as Shown['action'];
    expect(added([], hunt, action)).toEqual([packAll(BREAD), hunt]);
  });
});

test('a limit is an amount, a time or the end', () => {
  expect(limitKinds(bake)).toEqual(['end', 'time', 'amount']);
  expect(limitKinds({ name: 'sell-junk', input: {} })).toEqual([]);
  expect(withLimit(gather(), { kind: 'time', seconds: 61 }, world)).toEqual(gather(15));
  expect(withLimit(gather(5), { kind: 'end' }, world)).toEqual(gather());
  expect(withLimit(hunt, { kind: 'time', seconds: 7_200 }, world)).toEqual(
    beginHunt(1, USUAL_HABITS, { until: { at: 7_200 } }),
  );
  expect(withLimit(hunt, { kind: 'amount', amount: 9 }, world)).toEqual(
    beginHunt(1, USUAL_HABITS, { until: { kills: 9 } }),
  );
  for (const step of [gather(), gather(5), hunt, beginHunt(1, USUAL_HABITS, { until: { at: 7_200 } }), bake])
    expect(withLimit(step, limitOf(step), world)).toEqual(step);
  expect(withLimit(packAll(BREAD), { kind: 'amount', amount: 9 }, world).input).toEqual({
    itemId: BREAD,
    amount: 9,
  });
});

describe('the offered steps', () => {
  const offered = (steps: readonly PlanStep[], owned: Partial<Shown> = {}) =>
    offeredSteps(
      USUAL_HABITS,
      { ...shown, ...owned, plan: steps.length === 0 ? null : newPlan(steps, 1, 9_000) },
      world,
    ).map(({ name, input }) => `${name} ${'itemId' in input ? input.itemId : ''}`.trim());

  test('make and pack what the plan brings', () => {
    expect(offered([])).toEqual([`begin-crafting ${RYE}`, 'sell-junk', 'travel']);
    expect(offered([gather(18)])).toContain(`begin-crafting ${BREAD}`);
    expect(offered([gather(18), bake])).toContain(`equip-food ${BREAD}`);
  });

  test('are those of the region in which the plan ends', () => {
    const travel: PlanStep = { name: 'travel', input: { regionId: 2 } };
    expect(offered([travel])).toContain(`begin-crafting ${ORE}`);
    expect(offered([travel])).not.toContain(`begin-crafting ${RYE}`);
  });
});
