import { describe, expect, test } from 'vitest';
import { amountsOf } from '../../state/amounts.ts';
import { PLAN_STEPS, type Shown } from '../../state/state.ts';
import { arcOf, BREAD, CLUB, CROWN, GRAIN, HELM, MACE, THINGS_WORLD } from '../../testing/index.ts';
import type { QuestAsk, QuestGoal } from './goal.ts';
import type { GoalWay } from './goal-ways.ts';

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

const goal = (...asks: readonly QuestAsk[]): QuestGoal => ({ kind: 'story', id: 1, choice: null, asks });

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

  test('is one plan', () => {
    const asks = Array.from({ length: 15 }, (_, index) => ask('deliver', MACE, index + 1));
    expect(wayTo(asks).steps.length).toBeLessThanOrEqual(PLAN_STEPS);
  });

  test('finds a recipe before what it makes', () => {
    const way = wayTo([ask('deliver', CROWN, 1)]);
    expect(way.steps.map(({ name }) => name)).toEqual(['begin-hunting']);
    expect(way.seconds).toBeGreaterThan(1_000);
  });
});

const gathered = ({ steps }: GoalWay, itemId: number): number =>
  steps.reduce(
    (sum, step) =>
      step.name === 'begin-crafting' && step.input.itemId === itemId ? sum + step.input.amount : sum,
    0,
  );
