import { describe, expect, test } from 'vitest';
import { amountsOf } from '../../state/amounts.ts';
import { PLAN_STEPS, type Shown } from '../../state/state.ts';
import {
  adviceWorld,
  arcOf,
  BREAD,
  CLUB,
  CROWN,
  GRAIN,
  HELM,
  MACE,
  PLAN,
  THINGS_WORLD,
  testRegion,
} from '../../testing/index.ts';
import type { QuestAsk, QuestGoal } from './goal.ts';
import { type GoalWay, wayNow } from './goal-ways.ts';

const FED: Partial<Shown> = {
  inventory: amountsOf({ [BREAD]: 50_000, [CLUB]: 1 }),
  equipment: { weapon: CLUB },
};
const [enemy] = THINGS_WORLD.sets.regions[0]?.enemies ?? [];
const ENEMY = enemy ?? 0;

const ask = (kind: QuestAsk['kind'], id: number, need: number, have = 0): QuestAsk => ({
  kind,
  ids: [id],
  have,
  need,
});

const goal = (...asks: readonly QuestAsk[]): QuestGoal => ({
  kind: 'story',
  id: 1,
  choice: null,
  isAccepted: true,
  asks,
});

function wayTo(asks: readonly QuestAsk[], shown: Partial<Shown> = FED): GoalWay {
  const [way] = arcOf(shown, THINGS_WORLD, { goals: [goal(...asks)] }).quests;
  if (way === undefined) throw new Error('There is no way');
  return way;
}

describe('the way to what a chapter or an errand asks for', () => {
  test('makes what is missing of a delivery', () => {
    const { seconds, steps, key } = wayTo([ask('deliver', MACE, 3, 1)]);
    expect(key).toBe('story:1');
    expect(steps.at(-1)).toMatchObject({ name: 'begin-crafting', input: { itemId: MACE, amount: 2 } });
    // 20 grain and two maces.
    expect(seconds).toBe(20 * 6 + 2 * 40);
  });

  test('hunts for what falls by chance until it most times has come', () => {
    const { seconds, steps } = wayTo([ask('deliver', HELM, 4)]);
    expect(steps).toHaveLength(1);
    const [step] = steps;
    const kills = step?.name === 'begin-hunting' ? (step.input.until?.kills ?? 0) : 0;
    // One helm comes in about a hundred kills, and 2 of 4 helms are the spare.
    expect(kills).toBeGreaterThan(350);
    expect(kills).toBeLessThan(1_000);
    expect(seconds).toBeGreaterThan(1_000);
  });

  test('hunts in a region, and for an enemy, until there are enough kills', () => {
    const inRegion = wayTo([ask('kill-region', 1, 30, 20)]);
    expect(inRegion.steps).toMatchObject([{ name: 'begin-hunting', input: { until: { kills: 10 } } }]);
    const ofEnemy = wayTo([ask('kill', ENEMY, 30, 20)]);
    expect(ofEnemy.steps).toMatchObject([{ name: 'begin-hunting', input: { regionId: 1 } }]);
    expect(ofEnemy.seconds).toBeGreaterThanOrEqual(inRegion.seconds ?? 0);
  });

  test('has no time where a part has no way, and still the steps of the others', () => {
    const { seconds, steps } = wayTo([ask('total-level', 0, 2_000), ask('deliver', MACE, 1)]);
    expect(seconds).toBeNull();
    expect(steps.length).toBeGreaterThan(0);
    expect(wayTo([ask('kill', 9_999, 1)])).toMatchObject({ seconds: null, steps: [] });
  });

  test('has no step for what is there', () => {
    expect(wayTo([ask('deliver', MACE, 1, 1), ask('at', 1, 1, 1)])).toMatchObject({ seconds: 0, steps: [] });
  });

  test('does not use what is delivered, nor what is used up before', () => {
    const inventory = amountsOf({ [BREAD]: 50_000, [CLUB]: 1, [GRAIN]: 25 });
    const shown = { ...FED, inventory };
    // 20 of the 25 grain are delivered; 5 are left for the mace.
    const kept = wayTo([ask('deliver', GRAIN, 20, 25), ask('deliver', MACE, 1)], shown);
    expect(gathered(kept, GRAIN)).toBe(5);
    // The first mace takes 10 of 15 grain, so that the bread lacks 5 of 10.
    const owned = { ...FED, inventory: amountsOf({ [BREAD]: 50_000, [CLUB]: 1, [GRAIN]: 15 }) };
    const both = wayTo([ask('deliver', MACE, 1), ask('deliver', BREAD, 50_005, 50_000)], owned);
    expect(gathered(both, GRAIN)).toBe(5);
  });

  test('takes less time when less is missing', () => {
    const way = wayTo([ask('deliver', MACE, 3), ask('total-level', 0, 2_000)]);
    const now = (maces: number, level: number) =>
      wayNow(way, goal(ask('deliver', MACE, 3, maces), ask('total-level', 0, 2_000, level))).seconds;
    expect(now(0, 0)).toBeNull();
    expect([now(0, 2_000), now(2, 2_000), now(5, 2_000)]).toEqual([300, 100, 0]);
  });

  test('comes back to a place from which the way leads away', () => {
    const world = adviceWorld({ regions: [testRegion({ id: 2, enemies: [ENEMY] })] });
    const asked = goal(ask('at', 2, 1, 1), ask('deliver', GRAIN, 5));
    const [way] = arcOf({ ...FED, regionId: 2 }, world, { goals: [asked] }).quests;
    expect(way?.steps.map(({ name }) => name)).toEqual(['travel', 'begin-crafting', 'travel']);
    expect(way?.steps.at(-1)).toEqual({ name: 'travel', input: { regionId: 2 } });
  });

  test('leaves to other goals what they deliver, if they are accepted', () => {
    const shown = { ...FED, inventory: amountsOf({ [BREAD]: 50_000, [CLUB]: 1, [GRAIN]: 15 }) };
    const asked = { ...goal(ask('deliver', GRAIN, 8, 15)), kind: 'errand' as const, id: 2 };
    const beside = (other: QuestGoal): GoalWay =>
      arcOf(shown, THINGS_WORLD, { goals: [goal(ask('deliver', MACE, 1)), other] }).quests[0] as GoalWay;
    expect(gathered(beside(asked), GRAIN)).toBe(3);
    expect(gathered(beside({ ...asked, isAccepted: false }), GRAIN)).toBe(0);
    expect(gathered(beside({ ...asked, kind: 'week', choice: 1 }), GRAIN)).toBe(0);
  });

  test('is one plan, and has the time of all', () => {
    const asks = Array.from({ length: 15 }, (_, index) => ask('deliver', MACE, index + 1));
    const { steps, seconds } = wayTo(asks);
    expect(steps.length).toBeLessThanOrEqual(PLAN_STEPS);
    const maces = 120;
    expect(seconds).toBe(maces * (10 * 6 + 40));
  });

  test('finds a recipe before what it makes, and names it', () => {
    const way = wayTo([ask('deliver', CROWN, 1)]);
    expect(way.steps.map(({ name }) => name)).toEqual(['begin-hunting']);
    expect(way.seconds).toBeGreaterThan(1_000);
    expect(way.finds).toEqual([PLAN]);
    expect(wayTo([ask('deliver', HELM, 4)]).finds).toEqual([]);
  });
});

const gathered = ({ steps }: GoalWay, itemId: number): number =>
  steps.reduce(
    (sum, step) =>
      step.name === 'begin-crafting' && step.input.itemId === itemId ? sum + step.input.amount : sum,
    0,
  );
