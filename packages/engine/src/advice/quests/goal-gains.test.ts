import { describe, expect, test } from 'vitest';
import { openPlanForecast } from '../../forecast/plan-forecast.ts';
import { exactly } from '../../forecast/precision.ts';
import { amountsOf } from '../../state/amounts.ts';
import type { PlanStep } from '../../state/state.ts';
import { BREAD, CLUB, GRAIN, HELM, START, TEST_SEED, THINGS_WORLD, testState } from '../../testing/index.ts';
import { beginCraft, beginHunt, USUAL_HABITS } from '../begin.ts';
import type { QuestAsk, QuestGoal } from './goal.ts';
import { goalGains } from './goal-gains.ts';

const ENEMY = THINGS_WORLD.sets.regions[0]?.enemies[0] ?? 0;
const { shown } = testState({
  inventory: amountsOf({ [CLUB]: 1, [GRAIN]: 20 }),
  equipment: { weapon: CLUB, food: BREAD, foodAmount: 50_000 },
});

function nightOf(...steps: readonly PlanStep[]) {
  const question = { shown, steps, times: 1, at: START, seed: TEST_SEED };
  const open = openPlanForecast(question, THINGS_WORLD, exactly(20));
  if ('refused' in open) throw new Error(open.refused);
  open.play(20);
  return { forecast: open.summary(), steps };
}

const HUNT = nightOf(beginHunt(1, USUAL_HABITS, { until: { kills: 100 } }));
const BAKING = nightOf(beginCraft(BREAD, 10));
const GATHERING = nightOf(beginCraft(GRAIN, 50));

const ask = (kind: QuestAsk['kind'], id: number, need: number, have = 0): QuestAsk => ({
  kind,
  ids: [id],
  have,
  need,
});
const story = (...asks: readonly QuestAsk[]): QuestGoal => ({
  kind: 'story',
  id: 3,
  choice: null,
  isAccepted: true,
  asks,
});
const gainsOf = (night: typeof HUNT, ...asks: readonly QuestAsk[]) =>
  goalGains(night, [story(...asks)], THINGS_WORLD);

describe('what a night brings of what is asked', () => {
  test('counts the kills of a hunt for the region and for each enemy', () => {
    const { killsByEnemy, kills } = HUNT.forecast;
    expect(killsByEnemy.reduce((sum, { expected }) => sum + expected, 0)).toBeCloseTo(kills.expected, 6);
    expect(gainsOf(HUNT, ask('kill-region', 1, 60))).toMatchObject([
      { after: [{ have: 100, need: 60 }], isFulfilled: true },
    ]);
    expect(gainsOf(HUNT, ask('kill', ENEMY, 150, 10))).toMatchObject([
      { after: [{ have: 110, need: 150 }], isFulfilled: false },
    ]);
  });

  test('counts what is made in its amount', () => {
    expect(gainsOf(GATHERING, ask('deliver', GRAIN, 50))).toMatchObject([{ isFulfilled: true }]);
    expect(gainsOf(GATHERING, ask('deliver', GRAIN, 60))).toMatchObject([{ isFulfilled: false }]);
  });

  test('asks for a spare of what comes by chance', () => {
    const expected = HUNT.forecast.items.find(({ itemId }) => itemId === HELM)?.expected ?? 0;
    expect(expected).toBeGreaterThan(0);
    expect(gainsOf(HUNT, ask('deliver', HELM, Math.ceil(expected))).some((gain) => gain.isFulfilled)).toBe(
      false,
    );
  });

  test('names no goal that the night does not move, and none that is reached', () => {
    expect(gainsOf(HUNT, ask('deliver', GRAIN, 50))).toEqual([]);
    expect(gainsOf(HUNT, ask('kill-region', 1, 60, 60))).toEqual([]);
    expect(gainsOf(HUNT, ask('run', 1, 1), ask('at', 1, 1))).toEqual([]);
  });

  test('is not fulfilled by a night that uses up another part', () => {
    const baked = (grain: number) =>
      gainsOf(BAKING, ask('deliver', GRAIN, 20, grain), ask('deliver', BREAD, 10));
    expect(baked(20)).toMatchObject([{ after: [{ have: 0 }, { have: 10 }], isFulfilled: false }]);
    expect(baked(40)).toMatchObject([{ after: [{ have: 20 }, { have: 10 }], isFulfilled: true }]);
  });

  test('is not fulfilled while a part is missing, and a place is no part', () => {
    expect(gainsOf(HUNT, ask('kill-region', 1, 60), ask('deliver', GRAIN, 5))).toMatchObject([
      { isFulfilled: false },
    ]);
    expect(gainsOf(HUNT, ask('kill-region', 1, 60), ask('at', 2, 1))).toMatchObject([{ isFulfilled: true }]);
  });

  test('names a weekly errand once, by the way that is moved', () => {
    const ways = [1, 2].map(
      (choice): QuestGoal => ({
        kind: 'week',
        id: 9,
        choice,
        isAccepted: true,
        asks: [ask('kill-region', 1, 40 * choice)],
      }),
    );
    expect(goalGains(HUNT, ways, THINGS_WORLD).map(({ goal: { choice } }) => choice)).toEqual([1]);
  });
});
