import { healingShareOf, healingThresholdOf } from '../character/healing-threshold.ts';
import { maxHealthOf } from '../character/health.ts';
import { type OwnedFood, ownedFoods } from '../character/owned-foods.ts';
import type { Refusal } from '../commands/refusal.ts';
import type { RefusalCode } from '../commands/registry.ts';
import { entriesOf } from '../state/amounts.ts';
import { isFood } from '../state/slots.ts';
import type { Shown } from '../state/state.ts';
import type { BagAim } from '../world/best-builds.ts';
import type { World } from '../world/world.ts';
import { MOST_FOODS } from './bag-candidates.ts';
import { openBestOfBag } from './best-of-bag.ts';
import type { Forecast } from './forecast.ts';
import { openForecast } from './open-forecast.ts';
import { openPackedFood } from './packed-food.ts';
import { exactly } from './precision.ts';
import { type Preparation, preparationCommands } from './preparation.ts';
import type { BeginCommand, ForecastQuestion } from './question.ts';
import { setChanges } from './set-changes.ts';
import { prepared, supposing } from './what-if.ts';

/** Runs with which a food is counted, and those of the forecasts before and after packing. */
const RUNS = 20;

/** The food of a night. */
interface NightFood {
  readonly itemId: number;
  /** Portions with which 95 of 100 nights last until the limit. */
  readonly needed: number;
  /** Owned portions, those in the food slot included. */
  readonly owned: number;
  /** Portions that the food slot holds after packing. */
  readonly packed: number;
}

/** What a character changes for a session that lasts until its limit; nothing when nothing is better. */
export interface NightPack extends Preparation {
  /** Null when no food is owned. */
  readonly food: NightFood | null;
  readonly before: Forecast;
  readonly after: Forecast;
}

/** A search that is being played. */
interface OpenSearch<R> {
  readonly isDone: boolean;
  /** Does a small part of the work. */
  play(): void;
  /** @throws Error before the work is done */
  result(): R;
}

export type OpenNightPack = OpenSearch<NightPack>;

type PackQuestion = ForecastQuestion & { readonly command: BeginCommand };

/**
 * Searches the owned pieces and foods, and the healing threshold, for a night. For the aim `experience` the
 * attack style stays as it is, because it decides which skill is trained. Of the foods that last, the packed
 * one is taken, else the one of the least worth.
 * @returns the refusal when the session cannot begin
 */
export function openNightPack(
  question: PackQuestion,
  world: World,
  aim: BagAim = 'experience',
): OpenNightPack | Refusal<RefusalCode> {
  const possible = openForecast(question, world);
  return 'refused' in possible ? possible : opened(packSteps(question, world, aim));
}

/**
 * The same without the food: only the pieces, the companion and the healing threshold. It costs much less
 * where the food is chosen otherwise.
 * @returns the refusal when the session cannot begin
 */
export function openNightGear(
  question: PackQuestion,
  world: World,
  aim: BagAim = 'experience',
): OpenSearch<Preparation> | Refusal<RefusalCode> {
  const possible = openForecast(question, world);
  if ('refused' in possible) return possible;
  const shown = rested(question.shown, question.at);
  return opened(bestGear({ ...question, shown }, world, aim));
}

/**
 * Searches the healing threshold for a night with the worn pieces: what `openNightPack` finds when nothing
 * else is owned but food. The result is a healing share as in `Shown`, the present one when none is better.
 * @returns the refusal when the session cannot begin
 */
export function openNightThreshold(
  question: PackQuestion,
  world: World,
  aim: BagAim = 'experience',
): OpenSearch<number> | Refusal<RefusalCode> {
  const possible = openForecast(question, world);
  return 'refused' in possible ? possible : opened(thresholdSteps(question, world, aim));
}

function opened<R>(steps: Iterator<void, R>): OpenSearch<R> {
  let done: { readonly result: R } | null = null;
  return {
    get isDone() {
      return done !== null;
    },
    play() {
      const step = steps.next();
      if (step.done === true) done = { result: step.value };
    },
    result() {
      if (done === null) throw new Error('The search is not done yet');
      return done.result;
    },
  };
}

function* thresholdSteps(question: PackQuestion, world: World, aim: BagAim): Generator<void, number> {
  const { shown } = question;
  const foods = entriesOf(shown.inventory).filter(([itemId]) => isFood(world.item(itemId)));
  const worn = rested({ ...shown, inventory: foods.flat(), pets: [] }, question.at);
  const { healingShare } = yield* bestGear({ ...question, shown: worn }, world, aim);
  return healingShare ?? shown.healingShare;
}

/**
 * With full health, so that the answer does not depend on the instant of the question; and with the share
 * that setting the present threshold again would store, so that the same points are the same share.
 */
function rested(shown: Shown, at: number): Shown {
  const maximum = maxHealthOf(shown);
  const healingShare = healingShareOf(healingThresholdOf(shown), maximum);
  return { ...shown, health: maximum, healthAt: at, healingShare };
}

function* packSteps(question: PackQuestion, world: World, aim: BagAim): Generator<void, NightPack> {
  const { shown } = question;
  const healthy = rested(shown, question.at);
  const gear = yield* bestGear({ ...question, shown: healthy }, world, aim);
  const dressed = prepared(healthy, gear, world, question.at);
  const food = yield* bestFood({ ...question, shown: dressed }, world);
  const held = shown.equipment.food === food?.itemId ? (shown.equipment.foodAmount ?? 0) : 0;
  const portions = food === null || food.packed <= held ? [] : [{ itemId: food.itemId, amount: food.packed }];
  const pieces = [...gear.pieces, ...portions];
  const preparation = { pieces, healingShare: gear.healingShare };
  const before = yield* played(question, world);
  const after =
    preparationCommands(preparation, shown).length === 0
      ? before
      : yield* played({ ...question, shown: prepared(shown, preparation, world, question.at) }, world);
  return { ...preparation, food, before, after };
}

/** What must be put on and taken along for the best set, without food, and when to eat then. */
function* bestGear(question: PackQuestion, world: World, aim: BagAim): Generator<void, Preparation> {
  const { shown } = question;
  const from = withAllFood(aim === 'experience' ? withoutOtherStyles(shown, world) : shown, world);
  const search = openBestOfBag({ ...question, shown: from }, aim, world);
  // A session that cannot begin is refused before (`openNightPack`), so this one begins.
  if ('refused' in search) throw new Error(`The session cannot begin: ${search.refused}`);
  while (!search.isDone) {
    search.play(1);
    yield;
  }
  const best = prepared(from, search.result(), world, question.at);
  const { food: _, foodAmount: __, ...worn } = best.equipment;
  const { companion, healingShare } = best;
  return {
    pieces: setChanges(shown, { equipment: worn, companion }),
    healingShare: healingShare === shown.healingShare ? null : healingShare,
  };
}

/**
 * What is shown with all portions of the food that restores most in all, and without other food. So the best
 * pieces do not depend on how much of the owned food is packed already.
 */
export function withAllFood(shown: Shown, world: World): Shown {
  const [most] = plentifulFoods(shown, world);
  if (most === undefined) return shown;
  const inventory = entriesOf(shown.inventory).filter(([itemId]) => !isFood(world.item(itemId)));
  const fed = supposing(shown, { food: { itemId: most.item.id, amount: most.amount } });
  return { ...fed, inventory: inventory.flat() };
}

/** What is shown without owned weapons of another attack style than that of the worn weapon. */
function withoutOtherStyles(shown: Shown, world: World): Shown {
  if (shown.equipment.weapon === undefined) return shown;
  const isOther = (itemId: number) =>
    (world.item(itemId)?.providedAttackStyle ?? shown.attackStyle) !== shown.attackStyle;
  const inventory = entriesOf(shown.inventory).filter(([itemId]) => !isOther(itemId));
  return { ...shown, inventory: inventory.flat() };
}

function* bestFood(question: PackQuestion, world: World): Generator<void, NightFood | null> {
  const foods: (NightFood & { readonly worth: number })[] = [];
  for (const { item } of plentifulFoods(question.shown, world)) {
    const packed = openPackedFood(question, item.id, world, exactly(RUNS));
    if ('refused' in packed) continue;
    while (!packed.isDone) {
      packed.play(1);
      yield;
    }
    const { needed, owned } = packed.result();
    const amount = Math.min(needed, owned);
    foods.push({ itemId: item.id, needed, owned, packed: amount, worth: needed * item.value });
  }
  const chosen = chooseFood(foods, question.shown.equipment.food);
  if (chosen === null) return null;
  const { worth: _, ...food } = chosen;
  return food;
}

/** The owned foods that restore most in all. */
function plentifulFoods(shown: Shown, world: World): OwnedFood[] {
  const restored = ({ item, amount }: OwnedFood) => amount * item.healingAmount;
  return ownedFoods(shown, world)
    .toSorted((one, other) => restored(other) - restored(one))
    .slice(0, MOST_FOODS);
}

interface CountedFood {
  readonly itemId: number;
  readonly needed: number;
  readonly owned: number;
  /** Gold for the needed portions. */
  readonly worth: number;
}

/**
 * Of the foods that last the night the packed one, else the one of the least worth. When none lasts, the one
 * that lasts longest.
 */
export function chooseFood<F extends CountedFood>(
  foods: readonly F[],
  packedId: number | undefined,
): F | null {
  const lasting = foods.filter(({ needed, owned }) => owned >= needed);
  const packed = lasting.find(({ itemId }) => itemId === packedId);
  if (packed) return packed;
  const [cheapest] = lasting.toSorted((one, other) => one.worth - other.worth);
  if (cheapest) return cheapest;
  const share = ({ owned, needed }: F) => owned / needed;
  return foods.toSorted((one, other) => share(other) - share(one))[0] ?? null;
}

function* played(question: PackQuestion, world: World): Generator<void, Forecast> {
  const forecast = openForecast(question, world, exactly(RUNS));
  if ('refused' in forecast) throw new Error(`The session cannot begin: ${forecast.refused}`);
  while (!forecast.isDone) {
    forecast.play(1);
    yield;
  }
  return forecast.summary();
}
