import {
  AS_OFTEN_AS_POSSIBLE,
  amountOf,
  beginCraft,
  beginHunt,
  beginRuns,
  broughtBy,
  craftTree,
  exactly,
  fightInterest,
  isFood,
  knowledgeObstacles,
  openNightGear,
  openPlanForecast,
  ownedFoods,
  type PlanStep,
  type Preparation,
  packAll,
  preparationCommands,
  presetThen,
  regionAfter,
  type Shown,
  supposing,
  type TonightQuestion,
  takesComponents,
  travelTo,
} from '@slumberfell/engine';
import { item, region, sets, world } from '../shipped.ts';

/** A search of the nights of fights by trying: places, foods, hours of making food, and the dress of each. */

const HOUR = 3_600_000;
const SECONDS_PER_HOUR = 3_600;
/** Portions with which the bag is searched: more than a night eats. */
const PLENTY = 5_000;
/** The part of the gold that keys may cost, and the most runs of a dungeon. */
const GOLD_FOR_KEYS = 0.5;
const MOST_RUNS = 1_000;
/** The most hours of making food, and the most portions that are made. */
const MOST_HOURS = 5;
const MOST_PORTIONS = 20_000;
/** The foods that are made in the same hours: those that restore most in all. */
const MOST_MADE = 3;

export interface BruteForce {
  /** The places for which the bag is searched: those that bring most in what is worn. */
  readonly dressed: number;
  /** Runs of each night that is tried, of the best twenty, and of the best five. */
  readonly runs: readonly [all: number, twenty: number, five: number];
}

/** A tried night. */
export interface Tried {
  readonly name: string;
  readonly brings: number;
  /** Standard error of what it brings. */
  readonly error: number;
  readonly defeats: number;
}

/** A night as it is tried: from what is shown after its keys are bought. */
interface Trial {
  readonly name: string;
  readonly shown: Shown;
  readonly steps: readonly PlanStep[];
}

interface Destination {
  readonly regionId: number;
  readonly dungeonId: number | null;
}

/** What a night brings in so many runs; null where it cannot be set. */
export function tried(trial: Trial, question: TonightQuestion, runs: number): Tried | null {
  const { at, seed } = question;
  const asked = { shown: trial.shown, steps: trial.steps, times: 1, at, seed };
  const forecast = openPlanForecast(asked, world, exactly(runs));
  if ('refused' in forecast) return null;
  forecast.play(runs);
  const summary = forecast.summary();
  const interest = fightInterest(question);
  const brings = broughtBy(interest, summary, trial.steps);
  const { experience, gold } = summary.standardErrors;
  const relative = (interest.measure === 'gold' ? gold : experience) ?? 0;
  return { name: trial.name, brings, error: Math.abs(brings) * relative, defeats: summary.defeats };
}

/** The nights that bring most of all that are tried, the best first. */
export function bestTried(question: TonightQuestion, { dressed, runs }: BruteForce): Tried[] {
  const [all, twenty, five] = runs;
  const foods = foodsOf(question.shown);
  const ranked = placesOf(question.shown)
    .map((place) => ({ place, best: best(trialsIn(place, null, foods, question), question, all)[0] }))
    .filter(({ best: one }) => one !== undefined)
    .toSorted((one, other) => (other.best?.tried.brings ?? 0) - (one.best?.tried.brings ?? 0));
  const trials = ranked.slice(0, dressed).flatMap(({ place }) => {
    const preparation = dressFor(place, question);
    return preparation === null ? [] : trialsIn(place, preparation, foods, question);
  });
  const inWorn = ranked.flatMap(({ best: one }) => (one === undefined ? [] : [one.trial]));
  const first = best([...trials, ...inWorn], question, all).slice(0, 20);
  const second = best(
    first.map(({ trial }) => trial),
    question,
    twenty,
  ).slice(0, 5);
  return best(
    second.map(({ trial }) => trial),
    question,
    five,
  ).map((one) => one.tried);
}

function best(trials: readonly Trial[], question: TonightQuestion, runs: number) {
  return trials
    .flatMap((trial) => {
      const result = tried(trial, question, runs);
      return result === null ? [] : [{ trial, tried: result }];
    })
    .toSorted((one, other) => other.tried.brings - one.tried.brings);
}

/** Where the gold pays the fare, and the key of a dungeon. */
function placesOf({ regionId, gold, inventory }: Shown): Destination[] {
  const fare = (id: number): number => (id === regionId ? 0 : region(id).travelCost);
  const key = (id: number): number => (amountOf(inventory, id) > 0 ? 0 : item(id).value);
  return [
    ...sets.regions
      .filter(({ id }) => fare(id) <= gold)
      .map(({ id }): Destination => ({ regionId: id, dungeonId: null })),
    ...sets.dungeons
      .filter((dungeon) => fare(dungeon.regionId) + key(dungeon.keyItemId) <= gold)
      .map((dungeon): Destination => ({ regionId: dungeon.regionId, dungeonId: dungeon.id })),
  ];
}

interface TriedFood {
  readonly itemId: number;
  readonly hours: number;
  readonly making: readonly PlanStep[];
  readonly fares: number;
  /** Health that the portions restore; 0 for owned ones. */
  readonly restored: number;
}

/** Nothing, each owned food, and the best foods that can be made in 1 to 5 whole hours. */
function foodsOf(shown: Shown): (TriedFood | null)[] {
  const owned = ownedFoods(shown, world).map(
    (one): TriedFood => ({ itemId: one.item.id, hours: 0, making: [], fares: 0, restored: 0 }),
  );
  const recipes = sets.crafteableItems.filter(
    (recipe) =>
      isFood(world.item(recipe.itemId)) &&
      takesComponents(recipe) &&
      knowledgeObstacles(shown, recipe).length === 0,
  );
  const made = Array.from({ length: MOST_HOURS }, (_, index) =>
    recipes
      .flatMap(({ itemId }) => madeIn(itemId, index + 1, shown) ?? [])
      .toSorted((one, other) => other.restored - one.restored)
      .slice(0, MOST_MADE),
  );
  return [null, ...owned, ...made.flat()];
}

/** The most portions of a food that some hours suffice for. */
function madeIn(itemId: number, hours: number, shown: Shown): TriedFood | null {
  const treeOf = (amount: number) => {
    const tree = craftTree(shown, { itemId, amount }, world);
    const isOpen = tree.isComplete && !tree.isTooLong && tree.gold <= shown.gold;
    return isOpen && tree.seconds <= hours * SECONDS_PER_HOUR ? tree : null;
  };
  let [least, most] = [0, MOST_PORTIONS];
  while (most - least > 1) {
    const middle = Math.floor((least + most) / 2);
    if (treeOf(middle) === null) most = middle;
    else least = middle;
  }
  const tree = least === 0 ? null : treeOf(least);
  if (tree === null) return null;
  const restored = least * (item(itemId).healingAmount ?? 0);
  return { itemId, hours, making: tree.steps, fares: tree.gold, restored };
}

function trialsIn(
  place: Destination,
  preparation: Preparation | null,
  foods: readonly (TriedFood | null)[],
  question: TonightQuestion,
): Trial[] {
  return foods.flatMap((food) => trialOf(place, preparation, food, question) ?? []);
}

function trialOf(
  { regionId, dungeonId }: Destination,
  preparation: Preparation | null,
  food: TriedFood | null,
  { shown, habits, memory }: TonightQuestion,
): Trial | null {
  const making = food?.making ?? [];
  const travel = travelTo(regionId, { regionId: regionAfter(making, shown.regionId) });
  const fares = (food?.fares ?? 0) + (travel.length > 0 ? region(regionId).travelCost : 0);
  if (fares > shown.gold) return null;
  const keys = dungeonId === null ? null : keysFor(dungeonId, fares, shown);
  if (keys !== null && keys.runs === 0) return null;
  const after = presetThen(memory, regionId, shown, world);
  const steps: PlanStep[] = [
    ...making,
    ...travel,
    ...((preparation === null ? [] : preparationCommands(preparation, shown)) as PlanStep[]),
    ...(food === null ? [] : [packAll(food.itemId)]),
    dungeonId === null ? beginHunt(regionId, habits) : beginRuns(dungeonId, keys?.runs ?? 1, habits),
    ...(after === null ? [] : [beginCraft(after.itemId, AS_OFTEN_AS_POSSIBLE)]),
  ];
  const dressed = preparation === null ? 'as worn' : 'dressed';
  const name = `${dungeonId === null ? 'region' : `dungeon ${dungeonId} in`} ${regionId}, ${dressed}, food ${food?.itemId ?? 'none'}, ${food?.hours ?? 0} h of making`;
  return { name, shown: keys?.shown ?? shown, steps };
}

/** The runs for which keys are owned or bought, and what is shown after that. */
function keysFor(dungeonId: number, fares: number, shown: Shown) {
  const key = item(world.dungeon(dungeonId)?.keyItemId ?? 0);
  const owned = amountOf(shown.inventory, key.id);
  const payable = Math.min((shown.gold * GOLD_FOR_KEYS) / key.value, (shown.gold - fares) / key.value);
  const runs = Math.min(MOST_RUNS, owned + Math.floor(payable));
  const bought = Math.max(0, runs - owned);
  const after = supposing(shown, { owned: [{ itemId: key.id, amount: runs }] });
  return { runs, shown: { ...after, gold: shown.gold - bought * key.value } };
}

/** What the bag has best for a whole night in a place, with plenty of the food that restores most. */
function dressFor(
  { regionId, dungeonId }: Destination,
  { shown, habits, at, seed, hours, aim }: TonightQuestion,
) {
  const keyId = dungeonId === null ? null : (world.dungeon(dungeonId)?.keyItemId ?? 0);
  const foodId = mostHealing(shown);
  const supposed = supposing(shown, {
    regionId,
    owned: [
      ...(foodId === null ? [] : [{ itemId: foodId, amount: PLENTY }]),
      ...(keyId === null ? [] : [{ itemId: keyId, amount: MOST_RUNS }]),
    ],
  });
  const command = dungeonId === null ? beginHunt(regionId, habits) : beginRuns(dungeonId, MOST_RUNS, habits);
  const until = at + hours * HOUR;
  const search = openNightGear({ shown: supposed, command, at, until, seed }, world, aim);
  if ('refused' in search) return null;
  while (!search.isDone) search.play();
  return search.result();
}

function mostHealing(shown: Shown): number | null {
  const ids = foodsOf(shown).flatMap((food) => food?.itemId ?? []);
  const healing = (id: number): number => item(id).healingAmount ?? 0;
  return ids.toSorted((one, other) => healing(other) - healing(one))[0] ?? null;
}
