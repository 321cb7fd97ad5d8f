import { describe, expect, test } from 'vitest';
import type { Seed } from '../random/seed.ts';
import { actionPoints } from '../sessions/crafting/action-experience.ts';
import { amountOf } from '../state/amounts.ts';
import { isItemAction, type Shown, type State } from '../state/state.ts';
import { always, executeAt, isLong, ofType, recordUntil, START, testState } from '../testing/index.ts';
import {
  ACTION,
  BAR,
  beginWork,
  COAL,
  CURIO,
  ESSENCE,
  FLAKE,
  FLAX,
  OLD_RING,
  ORE,
  worker,
  workWorld,
} from '../testing/trait-work.ts';
import { SKILL } from '../world/skills.ts';
import { ItemCategory } from '../world/static-data.ts';
import { type Trait, Verb } from '../world/traits/trait.ts';
import { AgainKind, LessonKind, ThriftKind } from '../world/traits/verbs.ts';
import { craftAmount } from './craft-amounts.ts';
import { itemActionCourse } from './item-action-course.ts';
import { DRAWN_END_RUNS } from './item-action-forecast.ts';
import { disenchantingRate, recipeRate } from './item-action-rates.ts';
import { recipeLoot } from './loot-chances.ts';
import { openForecast } from './open-forecast.ts';
import type { BeginCommand } from './question.ts';
import { Samples } from './samples.ts';

/** Forecasts, rates and amounts of gathering and crafting with traits, compared with settled sessions. */

const SESSIONS = isLong ? 3_000 : 300;
const AN_HOUR = 720;
const gathering: Trait[] = [
  [Verb.Again, 120, AgainKind.Gathering],
  [Verb.Luck, 60, ItemCategory.Reagent],
];
const crafting: Trait[] = [
  [Verb.Thrift, 170, ThriftKind.Crafting],
  [Verb.Lesson, 12, LessonKind['Gathering and Crafting']],
];
const seedOf = (word: number): Seed => [word, 20, 30, 40];

function forecastOf(shown: Shown, own: readonly Trait[], command: BeginCommand | null, until: number) {
  const question = { shown, command, at: START, until, seed: [1, 2, 3, 4] as const };
  const forecast = openForecast(question, workWorld(own));
  if ('refused' in forecast) throw new Error(forecast.refused);
  while (!forecast.isDone) forecast.play(1);
  return forecast.summary();
}

/** Settles sessions. @returns for each what changed of an item, and the instant of its end */
function settled(own: readonly Trait[], until: number, beginOf: (seed: Seed) => State) {
  const timeline = always(workWorld(own));
  return Array.from({ length: SESSIONS }, (_, word) => {
    const state = beginOf(seedOf(word));
    const before = state.shown;
    const [end] = ofType(recordUntil(state, timeline, until), 'OnIdleSessionFinished');
    const change = (itemId: number) =>
      amountOf(state.shown.inventory, itemId) - amountOf(before.inventory, itemId);
    return { change, endsAt: end?.at ?? until, reason: end?.reason ?? 'running' };
  });
}

function samplesOf(values: readonly number[]): Samples {
  const samples = new Samples();
  for (const value of values) samples.add(value);
  return samples;
}

/** Whether an exact mean is within three standard errors of settled values. */
function expectMean(expected: number, values: readonly number[], runs = Number.POSITIVE_INFINITY): void {
  const { mean, standardError } = samplesOf(values);
  const error = standardError * Math.sqrt(1 + values.length / runs);
  expect(Math.abs(expected - mean)).toBeLessThanOrEqual(3 * error + 1e-9);
}

describe('a forecast expects what settled sessions bring', () => {
  const shown = testState(worker(AN_HOUR)).shown;
  const until = START + AN_HOUR * ACTION;
  const expectItems = (own: readonly Trait[], itemId: number, items: readonly number[]) => {
    const timeline = always(workWorld(own));
    const command = { name: 'begin-crafting', input: { itemId, amount: AN_HOUR } } as const;
    const forecast = forecastOf(shown, own, command, until);
    const sessions = settled(own, until, (seed) => {
      const state = testState(worker(AN_HOUR));
      executeAt(state, timeline, START, beginWork(itemId, AN_HOUR, seed));
      return state;
    });
    expect(forecast.runs).toBe(1);
    expect(forecast.items.map((item) => item.itemId).toSorted()).toEqual(items.toSorted());
    for (const item of forecast.items)
      expectMean(
        item.expected,
        sessions.map(({ change }) => change(item.itemId)),
      );
  };

  test('of gathering with Again and Luck', () => expectItems(gathering, FLAX, [FLAX, CURIO, FLAKE]));
  test('of crafting with Thrift', () => expectItems(crafting, BAR, [ORE, COAL, BAR]));
});

describe('where components were sold', () => {
  const timeline = always(workWorld(crafting));
  const until = START + 3_600_000;
  const shortOf = (seed: Seed): State => {
    const state = testState(worker(200));
    executeAt(state, timeline, START, beginWork(BAR, 200, seed));
    executeAt(state, timeline, START, { name: 'sell', input: { itemId: ORE, amount: 240 } });
    return state;
  };
  const { shown } = shortOf(seedOf(0));
  const forecast = forecastOf(shown, crafting, null, until);
  const sessions = settled(crafting, until, shortOf);

  test('the end of a forecast is drawn', () => {
    expect(forecast.runs).toBe(DRAWN_END_RUNS);
    expect(forecast.why).toEqual([{ reason: 'components', share: 1 }]);
    expect(forecast.endsAt.p5).toBeLessThan(forecast.endsAt.p50);
    expect(forecast.endsAt.p50).toBeLessThan(forecast.endsAt.p95);
    expect(forecast.standardErrors.experience).toBeGreaterThan(0);
    for (const share of [0.05, 0.5, 0.95]) {
      const end = forecast.endsAt[share === 0.05 ? 'p5' : share === 0.5 ? 'p50' : 'p95'];
      const before = sessions.filter(({ endsAt }) => endsAt <= end).length / sessions.length;
      // Ends are whole actions, so a share is above its quantile by up to the share of one end.
      expect(before).toBeGreaterThan(share - 0.08);
      expect(before).toBeLessThan(share + 0.2);
    }
  });

  test('the forecast expects what settled sessions bring', () => {
    for (const itemId of [ORE, COAL, BAR]) {
      const item = forecast.items.find((one) => one.itemId === itemId);
      const changes = sessions.map(({ change }) => change(itemId));
      expectMean(item?.expected ?? 0, changes, DRAWN_END_RUNS);
    }
    const [points] = forecast.experience;
    const own = sessions.map(({ change }) => Math.floor(change(BAR) * 11 * 1.12));
    expectMean(points?.expected ?? 0, own, DRAWN_END_RUNS);
  });

  test('the course tells the earliest end', () => {
    const { action } = shown;
    if (!isItemAction(action)) throw new Error('Nothing runs');
    const course = itemActionCourse(shown, action, workWorld(crafting));
    expect(course).toMatchObject({ endsAt: START + 81 * ACTION, stops: 'components' });
    expect(Math.min(...sessions.map(({ endsAt }) => endsAt))).toBeGreaterThanOrEqual(course?.endsAt ?? 0);
  });

  test('without Thrift one run tells the end', () => {
    expect(forecastOf(shown, gathering, null, until)).toMatchObject({
      runs: 1,
      endsAt: { p5: START + 81 * ACTION, p95: START + 81 * ACTION },
    });
  });
});

describe('a rate', () => {
  const { shown } = testState(worker(AN_HOUR));
  const until = START + AN_HOUR * ACTION;

  test.each([
    ['gathering', FLAX, gathering],
    ['crafting', BAR, crafting],
  ])('of %s is that of the forecast', (_, itemId, own) => {
    const world = workWorld(own);
    const recipe = world.craft(itemId);
    if (recipe === undefined) throw new Error('There is no recipe');
    const rate = recipeRate(shown, recipe, world);
    const command = { name: 'begin-crafting', input: { itemId, amount: AN_HOUR } } as const;
    const hour = forecastOf(shown, own, command, until);
    expect(rate.products).toBeCloseTo(hour.items.find((item) => item.itemId === itemId)?.perHour ?? 0);
    expect(rate.gold).toBeCloseTo(hour.gold.perHour);
    expect(Math.floor(rate.experience)).toBe(hour.experience[0]?.perHour);
    for (const found of rate.found)
      expect(found.amount).toBeCloseTo(hour.items.find((item) => item.itemId === found.itemId)?.perHour ?? 0);
  });

  test('of disenchanting has the lesson, and nothing for nothing', () => {
    const own: Trait[] = [...crafting, [Verb.Again, 500, AgainKind.Gathering]];
    const world = workWorld(own, SKILL.Harvesting);
    const piece = world.item(OLD_RING);
    const rate = piece && disenchantingRate(shown, piece, world);
    expect(rate).toMatchObject({ itemId: ESSENCE, products: 3 * AN_HOUR });
    expect(rate?.experience).toBeCloseTo(AN_HOUR * 27 * 1.12);
    expect(rate?.gold).toBeCloseTo(AN_HOUR * (3 * 7 - 7));
  });
});

test('the loot of a recipe has the better chances of luck', () => {
  const world = workWorld([]);
  const chances = (percent: number) =>
    recipeLoot(FLAX, world, new Map([[ItemCategory.Reagent, percent]])).map(({ chance }) => chance);
  expect(recipeLoot(FLAX, world).map(({ chance }) => chance)).toEqual([0.25, 0.1]);
  expect(chances(60)).toEqual([0.4, 0.1]);
  expect(chances(300)).toEqual([1, 0.1]);
});

test('an amount tells the chances of its actions, and what is certain without them', () => {
  const { shown } = testState(worker(50));
  const amount = (itemId: number, own: readonly Trait[]) =>
    craftAmount(shown, itemId, { kind: 'amount', amount: 50 }, workWorld(own), START);
  expect(amount(BAR, crafting)).toMatchObject({
    amount: 50,
    isAll: true,
    uses: [
      { itemId: ORE, amount: 100 },
      { itemId: COAL, amount: 50 },
    ],
    chances: { saves: 170, doubles: 0 },
    experience: 616,
  });
  expect(amount(FLAX, gathering)).toMatchObject({ uses: [], chances: { saves: 0, doubles: 120 } });
});

test('the experience of an action has the lesson of the worn outfit', () => {
  const world = workWorld(crafting);
  const recipe = world.craft(BAR);
  const points = (equipment: Shown['equipment']) =>
    recipe && actionPoints(recipe, 1, { pets: [], equipment, companion: null }, world);
  expect(points(worker(0).equipment ?? {})).toBeCloseTo(12.32);
  expect(points({})).toBe(11);
});
