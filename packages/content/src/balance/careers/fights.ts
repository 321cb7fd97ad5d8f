import {
  AS_OFTEN_AS_POSSIBLE,
  amountOf,
  beginCraft,
  beginHunt,
  beginRuns,
  type CombatTarget,
  combatRates,
  experienceAnHour,
  type Forecast,
  firstGatherable,
  idleTime,
  type PlanStep,
  type PlayerCommand,
  packAll,
  type Shown,
  supposing,
  USUAL_HABITS,
} from '@slumberfell/engine';
import { item, region, sets, world } from '../shipped.ts';
import { dress } from './dress.ts';
import { type FoodChoice, foodChoices } from './foods.ts';
import type { CareerPlayer } from './player.ts';
import { restingShown, stop } from './rest.ts';
import { train } from './train.ts';

/** A fight is begun only if so many of its runs survive the first hour. */
const SAFE = 0.99;
const HOUR = 3_600_000;
const SECONDS_PER_HOUR = 3_600;
/** Portions with which a place is judged: more than an hour takes. */
const PLENTY = 100_000;
/** The most of the owned gold that keys may cost. */
const GOLD_FOR_KEYS = 0.5;

/** A fight with the food that is eaten in it, until the player is back. */
interface FightPlan {
  readonly target: Exclude<CombatTarget, { readonly kind: 'enemy' }>;
  readonly regionId: number;
  readonly choice: FoodChoice;
  readonly forecast: Forecast;
  /** Hours of the fight; the hours before are for making food. */
  readonly hours: number;
  readonly makingHours: number;
  readonly experience: number;
}

/**
 * Begins the fights that bring the most experience until the player is back, with food that is made before if
 * the owned one does not last.
 * @param next when the player is back, epoch ms
 * @returns whether there is such a fight
 */
export function fight(player: CareerPlayer, next: number, kind: 'region' | 'dungeon' = 'region'): boolean {
  const { trophies } = player.shown;
  const hours = Math.min((next - player.at) / HOUR, idleTime(trophies, world) / SECONDS_PER_HOUR);
  const plan = bestFight(player, hours, targetsOf(kind)) ?? dressedFight(player, hours, targetsOf(kind));
  if (plan === null) return false;
  stop(player);
  train(player);
  dress(player, plan.regionId, plan.choice.food.id);
  const runs = runsOf(plan, player.shown);
  if (plan.target.kind === 'dungeon' && !buyKeys(player, plan.target.id, runs)) return false;
  return player.give({
    name: 'set-plan',
    input: { steps: stepsOf(plan, player.shown, runs) },
  } as PlayerCommand);
}

const targetsOf = (kind: 'region' | 'dungeon'): FightPlan['target'][] =>
  kind === 'region'
    ? sets.regions.map(({ id }) => ({ kind, id }))
    : sets.dungeons.map(({ id }) => ({ kind, id }));

const regionOf = ({ kind, id }: FightPlan['target']): number =>
  kind === 'region' ? id : (world.dungeon(id)?.regionId ?? 0);

function bestFight(
  player: CareerPlayer,
  hours: number,
  targets: readonly FightPlan['target'][],
): FightPlan | null {
  const shown = restingShown(player);
  let best: FightPlan | null = null;
  const seed = player.drawSeed();
  for (const choice of foodChoices(shown)) {
    const fed = supposing(shown, { food: { itemId: choice.food.id, amount: PLENTY } });
    const payable = targets.filter((target) => isPayable(target, choice, shown));
    const forecasts = combatRates(payable, { shown: fed, at: player.at, seed }, world);
    payable.forEach((target, index) => {
      const forecast = forecasts[index] ?? null;
      if (forecast === null || forecast.survives < SAFE) return;
      const times = timesOf(choice, forecast, hours);
      const experience = experienceAnHour(forecast) * times.hours;
      const regionId = regionOf(target);
      if (experience > (best?.experience ?? 0))
        best = { target, regionId, choice, forecast, ...times, experience };
    });
  }
  return best;
}

/** The same after the character has dressed for fights where it is: no fight is safe in what it wears. */
function dressedFight(
  player: CareerPlayer,
  hours: number,
  targets: readonly FightPlan['target'][],
): FightPlan | null {
  const [choice] = foodChoices(restingShown(player));
  if (choice === undefined) return null;
  stop(player);
  dress(player, player.shown.regionId, choice.food.id);
  return bestFight(player, hours, targets);
}

/**
 * How the hours are divided between making food and the fight: with P portions, f eaten an hour and c hours
 * for one more portion, the fight lasts (P + H / c) / (f + 1 / c) of H hours.
 */
function timesOf({ portions, way }: FoodChoice, { food }: Forecast, hours: number) {
  if (portions >= food.perHour * hours || food.perHour <= 0) return { hours, makingHours: 0 };
  if (way === null) return { hours: portions / food.perHour, makingHours: 0 };
  const fighting = (portions + hours / way.hours) / (food.perHour + 1 / way.hours);
  return { hours: fighting, makingHours: hours - fighting };
}

/** Whether the gold suffices for the travels to the food and to the fight, and for a key. */
function isPayable(target: FightPlan['target'], { way }: FoodChoice, shown: Shown): boolean {
  const key = target.kind === 'dungeon' ? keyPrice(target.id) : 0;
  return faresOf(shown.regionId, [way?.regionId ?? shown.regionId, regionOf(target)]) + key <= shown.gold;
}

function faresOf(from: number, regionIds: readonly number[]): number {
  let [here, gold] = [from, 0];
  for (const id of regionIds) {
    if (id !== here) gold += region(id).travelCost;
    here = id;
  }
  return gold;
}

function stepsOf(
  { target, regionId, choice, makingHours }: FightPlan,
  shown: Shown,
  runs: number,
): PlanStep[] {
  const steps: PlanStep[] = [];
  let here = shown.regionId;
  const go = (there: number): void => {
    if (there !== here) steps.push({ name: 'travel', input: { regionId: there } });
    here = there;
  };
  const { food, way } = choice;
  if (way !== null && makingHours > 0) {
    const portions = Math.ceil(makingHours / way.hours);
    for (const { itemId, amount } of way.gathered) {
      const missing = portions * amount - amountOf(shown.inventory, itemId);
      if (missing <= 0) continue;
      go(way.regionId);
      steps.push(beginCraft(itemId, missing));
    }
    steps.push(beginCraft(way.recipe.itemId, AS_OFTEN_AS_POSSIBLE));
  }
  go(regionId);
  if (makingHours > 0 || amountOf(shown.inventory, food.id) > 0) steps.push(packAll(food.id));
  steps.push(
    target.kind === 'region' ? beginHunt(regionId, USUAL_HABITS) : beginRuns(target.id, runs, USUAL_HABITS),
  );
  const after = firstGatherable(regionId, shown, world);
  if (after !== null) steps.push(beginCraft(after.itemId, AS_OFTEN_AS_POSSIBLE));
  return steps;
}

const keyOf = (dungeonId: number) => item(world.dungeon(dungeonId)?.keyItemId ?? 0);
const keyPrice = (dungeonId: number): number => keyOf(dungeonId).value;

/** How many runs fit into the hours, as far as owned keys and a part of the gold suffice. */
function runsOf({ target, forecast, hours, regionId, choice }: FightPlan, shown: Shown): number {
  if (target.kind === 'region') return 0;
  const fares = faresOf(shown.regionId, [choice.way?.regionId ?? shown.regionId, regionId]);
  const owned = amountOf(shown.inventory, keyOf(target.id).id);
  const payable = Math.floor(((shown.gold - fares) * GOLD_FOR_KEYS) / keyPrice(target.id));
  return Math.min(owned + Math.max(0, payable), Math.floor(hours * forecast.dungeonRuns.perHour));
}

function buyKeys(player: CareerPlayer, dungeonId: number, runs: number): boolean {
  if (runs < 1) return false;
  const { id } = keyOf(dungeonId);
  const missing = runs - amountOf(player.shown.inventory, id);
  return missing <= 0 || player.give({ name: 'buy', input: { itemId: id, amount: missing } });
}
