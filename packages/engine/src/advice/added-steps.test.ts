import { describe, expect, test } from 'vitest';
import { AS_OFTEN_AS_POSSIBLE, type PlanStep, type Shown } from '../state/state.ts';
import { testCraft, testItem, testRegion, testState, testWorld } from '../testing/index.ts';
import { SKILL } from '../world/skills.ts';
import { EquipmentType } from '../world/static-data.ts';
import { cutEndless, endlessBefore, knownSeconds, packAll, withAdded } from './added-steps.ts';
import { beginCraft, beginHunt, beginRuns, USUAL_HABITS } from './begin.ts';
import { withLimit } from './step-limit.ts';

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
const gatherFor = (seconds: number): PlanStep => withLimit(gather(), { kind: 'time', seconds }, world);
const bake = beginCraft(BREAD, 9);
const hunt = beginHunt(1, USUAL_HABITS);
const { shown } = testState();
const added = (steps: readonly PlanStep[], step: PlanStep, from: Partial<Shown> = {}) =>
  withAdded(steps, [step], { ...shown, ...from }, world);
const travel = (regionId: number): PlanStep => ({ name: 'travel', input: { regionId } });

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
    expect(cutEndless([hunt, gather()], 60, world)).toEqual([hunt, gatherFor(60)]);
  });

  test('of another region comes with the travel back to what is gathered to the limit', () => {
    const elsewhere = [travel(2), beginHunt(2, USUAL_HABITS)];
    expect(withAdded([gather()], elsewhere, shown, world)).toEqual([...elsewhere, travel(1), gather()]);
    expect(withAdded([gather(5)], elsewhere, shown, world)).toEqual([gather(5), ...elsewhere]);
  });

  // "Travel" stood before the gathering, which was then skipped in the other region.
  test('that travels stands behind what is gathered to the limit, which must end first', () => {
    expect(endlessBefore([gather()], [travel(2)], world)).toBe(RYE);
    expect(added([gather()], travel(2))).toEqual([gather(), travel(2)]);
    const cut = cutEndless([gather()], 60, world);
    expect(endlessBefore(cut, [travel(2)], world)).toBeNull();
    expect(added(cut, travel(2))).toEqual([gatherFor(60), travel(2)]);
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

  test('packs nothing that a saved set packs', () => {
    const sets = [{ slot: 1, name: 'Night', pieces: {}, food: { itemId: BREAD, amount: 1 } }];
    const wear: PlanStep = { name: 'wear', input: { slot: 1 } };
    expect(added([bake, wear], hunt, { sets })).toEqual([bake, wear, hunt]);
    expect(added([bake, wear], hunt)).toEqual([bake, wear, packAll(BREAD), hunt]);
  });

  test('packs what is being made now', () => {
    const action = { kind: 'craft', itemId: BREAD } as Shown['action'];
    expect(added([], hunt, { action })).toEqual([packAll(BREAD), hunt]);
  });
});

test('the time of steps is known by their amounts and times', () => {
  expect(knownSeconds([gather(5), gatherFor(60), hunt], world)).toBe(80);
  expect(knownSeconds([beginHunt(1, USUAL_HABITS, { until: { at: 7 } }), packAll(BREAD)], world)).toBe(7);
});
