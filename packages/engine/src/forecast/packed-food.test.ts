import { expect, test } from 'vitest';
import { execute } from '../commands/execute.ts';
import { withSupplied } from '../commands/player-command.ts';
import { amountsOf } from '../state/amounts.ts';
import { always, START, testEnemy, testItem, testRegion, testState, testWorld } from '../testing/index.ts';
import { openForecast } from './open-forecast.ts';
import { openPackedFood } from './packed-food.ts';
import { exactly } from './precision.ts';
import { supposing } from './what-if.ts';

const [BREAD, ORE] = [1, 2];
const RUNS = 40;
const HOUR = 3_600_000;
const world = testWorld({
  items: [testItem({ id: BREAD, healingAmount: 20 }), testItem({ id: ORE })],
  enemies: [testEnemy({ id: 1, attackPower: 6, health: 30 })],
  regions: [testRegion({ id: 1, enemies: [1] })],
});
const { shown } = testState({
  equipment: { food: BREAD, foodAmount: 4 },
  inventory: amountsOf({ [BREAD]: 7 }),
});
const question = {
  shown,
  command: { name: 'begin-hunting', input: { regionId: 1 } },
  at: START,
  seed: [1, 2, 3, 4],
} as const;

function packed() {
  const open = openPackedFood(question, BREAD, world, exactly(RUNS));
  if ('refused' in open) throw new Error(open.refused);
  open.play(RUNS);
  expect(open.isDone).toBe(true);
  return open.result();
}

test('the portions of a night are enough in 95 of 100 nights', () => {
  const { portions, owned, forecast } = packed();
  expect(owned).toBe(11);
  expect(portions).toBeGreaterThan(owned);
  expect(forecast.survives).toBe(1);
  expect(forecast.why).toEqual([{ reason: 'limit', share: 1 }]);

  // With other seeds, so few go wrong. With half of it each night ends badly.
  const survivesWith = (amount: number): number => {
    const fed = supposing(shown, { food: { itemId: BREAD, amount } });
    const other = { ...question, shown: fed, until: START + 10 * HOUR, seed: [9, 8, 7, 6] as const };
    const open = openForecast(other, world, exactly(RUNS));
    if ('refused' in open) throw new Error(open.refused);
    open.play(RUNS);
    return open.summary().survives;
  };
  expect(survivesWith(portions)).toBeGreaterThan(0.85);
  expect(survivesWith(Math.floor(portions / 2))).toBe(0);
});

test('what is no food cannot be packed', () => {
  expect(openPackedFood(question, ORE, world)).toEqual({ refused: 'equip/not-food' });
  expect(openPackedFood(question, 99, world)).toEqual({ refused: 'item/unknown' });
});

test('a hunt that rests needs portions at its end too, before it begins and while it runs', () => {
  const command = { name: 'begin-hunting', input: { regionId: 1, rest: true } } as const;
  const needs = (asked: Parameters<typeof openPackedFood>[0]) => {
    const open = openPackedFood(asked, BREAD, world, exactly(RUNS));
    if ('refused' in open) throw new Error(open.refused);
    open.play(RUNS);
    const { portions, needed, forecast } = open.result();
    return { left: needed - portions, why: forecast.why };
  };
  expect(needs(question).left).toBe(0);
  const { left, why } = needs({ ...question, command });
  expect(left).toBeGreaterThan(0);
  expect(why).toEqual([{ reason: 'limit', share: 1 }]);

  const state = testState({ equipment: { food: BREAD, foodAmount: 40 } });
  const begun = execute(
    state,
    withSupplied(command, () => question.seed),
    always(world),
    START,
  );
  expect(begun).not.toHaveProperty('refused');
  expect(needs({ ...question, shown: state.shown, command: null }).left).toBe(left);
});
