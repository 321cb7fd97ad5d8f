import type { CombatTarget } from '../../forecast/combat-rates.ts';
import { experienceAnHour } from '../../forecast/experience-sums.ts';
import type { Forecast } from '../../forecast/forecast.ts';
import { type Preparation, preparationCommands } from '../../forecast/preparation.ts';
import { amountOf } from '../../state/amounts.ts';
import { AS_OFTEN_AS_POSSIBLE, PLAN_STEPS, type PlanStep } from '../../state/state.ts';
import { SECONDS_PER_HOUR } from '../../world/time.ts';
import type { World } from '../../world/world.ts';
import { packAll } from '../added-steps.ts';
import { beginCraft, beginHunt, beginRuns } from '../begin.ts';
import { travelTo } from '../place.ts';
import { regionAfter } from '../planned-ways.ts';
import { presetThen } from '../what-follows.ts';
import { type FightPlace, keyOf, type PlayedHour } from './fight-places.ts';
import type { Interest, NightPlan } from './night.ts';
import { type DividedNight, dividedNights, dividedWith, type NightFood, treeOf } from './night-food.ts';
import type { TonightQuestion } from './question.ts';

/** Nights of fights in a place: with owned food and with food that is made first. */

/** More experience than an hour brings. */
const ENDLESS = 1e12;
/** The part of the gold that keys may cost, and how many more runs are planned than are expected. */
const GOLD_FOR_KEYS = 0.5;
const MORE_RUNS = 1.05;

/** A night of fights that is not played yet. */
export interface FightCandidate extends FightPlace {
  readonly makesFood: boolean;
  /** What it brings by the rates of its place. */
  readonly estimate: number;
  /** The food that is eaten, and the portions that there are when the fight begins. */
  readonly foodId: number | null;
  readonly portions: number;
  /** What is put on before the fight, and when to eat. */
  readonly preparation: Preparation;
  /** The plan with another preparation; null where it has no room in a plan, or is not payable. */
  readonly planWith: (preparation: Preparation) => NightPlan | null;
  /**
   * The same with a share of the portions that are made; null where none are made, and where they cannot be
   * made or leave no time for the fight.
   */
  readonly withMade: (share: number) => FightCandidate | null;
}

/**
 * The nights in a place whose first hour was played.
 * @param foods the first is the one with which that hour was played; none for a character without food
 */
export function fightCandidates(
  hour: PlayedHour,
  foods: readonly NightFood[],
  question: TonightQuestion,
  interest: Interest,
  world: World,
): FightCandidate[] {
  const [most] = foods;
  if (most === undefined) return nightsWith(null, 0, hour, question, interest, world);
  const restored = hour.forecast.food.perHour * most.food.healingAmount;
  // As much is healed with each food, so that more portions of a weaker one are eaten.
  return foods.flatMap((food) =>
    nightsWith(food, restored / food.food.healingAmount, hour, question, interest, world),
  );
}

/** @param eaten portions an hour */
function nightsWith(
  food: NightFood | null,
  eaten: number,
  hour: PlayedHour,
  question: TonightQuestion,
  interest: Interest,
  world: World,
): FightCandidate[] {
  const { forecast, preparation, target, regionId } = hour;
  const { fromBag, made } = dividedNights(food ?? { owned: 0, making: [] }, eaten, question.hours);
  const candidateOf = (divided: DividedNight): FightCandidate | null => {
    const runs = runsOf(target, forecast, divided.fighting, question, world);
    const fighting = runs === null ? divided.fighting : Math.min(divided.fighting, runs.hours);
    if (fighting <= 0) return null;
    const planWith = (prepared: Preparation) => planOf(hour, food, divided, runs, prepared, question, world);
    if (planWith(preparation) === null) return null;
    return {
      target,
      regionId,
      makesFood: divided.portions > 0,
      estimate: estimated(forecast, fighting, interest),
      foodId: food?.food.id ?? null,
      portions: (food?.owned ?? 0) + divided.portions,
      preparation,
      planWith,
      withMade(share) {
        if (food === null || divided.portions === 0) return null;
        const changed = dividedWith(Math.ceil(divided.portions * share), food, question.hours);
        return changed && candidateOf(changed);
      },
    };
  };
  return [fromBag, ...(made === null ? [] : [made])].flatMap((divided) => candidateOf(divided) ?? []);
}

/** What some hours of a fight bring by its first one. */
function estimated(forecast: Forecast, hours: number, { measure, skillIds, known }: Interest): number {
  const fought = expectedHours(forecast, hours);
  // Where runs are lost, the hour of a run has less than an hour of fights.
  const inHour = ({ perHour, expected }: { readonly perHour: number; readonly expected: number }): number =>
    (forecast.survives === 1 ? perHour : expected) * fought;
  switch (measure) {
    case 'experience':
      return forecast.experience.reduce(
        (sum, { skillId, ...gained }) => (skillIds.has(skillId) ? sum + inHour(gained) : sum),
        0,
      );
    case 'gold':
      return inHour(forecast.gold);
    case 'safety':
      // Of places where it lasts as long, the one that brings more.
      return forecast.survives * Math.round(fought * 2) + experienceAnHour(forecast) / ENDLESS;
    case 'firsts':
      return forecast.items.reduce(
        (sum, item) => (known.has(item.itemId) ? sum : sum + Math.min(1, Math.max(0, inHour(item)))),
        0,
      );
  }
}

/** Hours until the fight ends or is lost, if each hour is survived as often as the first one. */
function expectedHours({ survives }: Forecast, hours: number): number {
  let [fought, alive] = [0, 1];
  for (let left = hours; left > 0; left--) {
    fought += alive * Math.min(1, left);
    alive *= survives;
  }
  return fought;
}

interface Runs {
  readonly runs: number;
  /** Keys that must be bought. */
  readonly missing: number;
  readonly hours: number;
}

/** The runs of a dungeon that fit into some hours, with owned and bought keys; null for open combat. */
function runsOf(
  target: CombatTarget,
  { dungeonRuns }: Forecast,
  hours: number,
  { shown }: TonightQuestion,
  world: World,
): Runs | null {
  const keyId = keyOf(target, world);
  if (keyId === null) return null;
  const owned = amountOf(shown.inventory, keyId);
  const payable = Math.floor((shown.gold * GOLD_FOR_KEYS) / Math.max(1, world.item(keyId)?.value ?? 1));
  const fitting = Math.ceil(hours * dungeonRuns.perHour * MORE_RUNS);
  const runs = Math.min(fitting, owned + payable);
  return { runs, missing: Math.max(0, runs - owned), hours: runs / Math.max(1e-9, dungeonRuns.perHour) };
}

function planOf(
  { target, regionId }: FightPlace,
  food: NightFood | null,
  { portions, fighting }: DividedNight,
  runs: Runs | null,
  preparation: Preparation,
  question: TonightQuestion,
  world: World,
): NightPlan | null {
  const { shown, habits, memory } = question;
  const tree = food !== null && portions > 0 ? treeOf(food.food.id, portions, shown, world) : null;
  if (portions > 0 && tree === null) return null;
  const making: readonly PlanStep[] = tree?.steps ?? [];
  const there = travelTo(regionId, { regionId: regionAfter(making, shown.regionId) });
  const keyId = keyOf(target, world) ?? 0;
  const fares = there.length > 0 ? (world.region(regionId)?.travelCost ?? 0) : 0;
  const keys = (runs?.missing ?? 0) * (world.item(keyId)?.value ?? 0);
  if ((tree?.gold ?? 0) + fares + keys > shown.gold) return null;
  const packs = food !== null && (portions > 0 || amountOf(shown.inventory, food.food.id) > 0);
  const follows = presetThen(memory, regionId, shown, world);
  const until = { at: Math.max(1, Math.ceil(fighting * SECONDS_PER_HOUR)) };
  const endsByTime = !habits.rests && (food?.owned ?? 0) + portions > 0;
  const steps: readonly PlanStep[] = [
    ...making,
    ...there,
    ...(preparationCommands(preparation, shown) as readonly PlanStep[]),
    ...(packs ? [packAll(food.food.id)] : []),
    target.kind === 'region'
      ? beginHunt(regionId, habits, endsByTime ? { until } : {})
      : beginRuns(target.id, runs?.runs ?? 1, habits),
    ...(follows === null ? [] : [beginCraft(follows.itemId, AS_OFTEN_AS_POSSIBLE)]),
  ];
  if (steps.length > PLAN_STEPS) return null;
  return {
    kind: 'fight',
    regionId,
    dungeonId: target.kind === 'dungeon' ? target.id : null,
    makesFood: portions > 0,
    learns: null,
    buys: runs !== null && runs.missing > 0 ? { itemId: keyId, amount: runs.missing } : null,
    steps,
  };
}
