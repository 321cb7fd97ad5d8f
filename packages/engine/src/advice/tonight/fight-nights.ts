import { type CombatTarget, combatRates } from '../../forecast/combat-rates.ts';
import { experienceAnHour } from '../../forecast/experience-sums.ts';
import type { Forecast } from '../../forecast/forecast.ts';
import { type Preparation, preparationCommands } from '../../forecast/preparation.ts';
import { supposing } from '../../forecast/what-if.ts';
import { amountOf } from '../../state/amounts.ts';
import { AS_OFTEN_AS_POSSIBLE, PLAN_STEPS, type PlanStep, type Shown } from '../../state/state.ts';
import { SECONDS_PER_HOUR } from '../../world/time.ts';
import type { World } from '../../world/world.ts';
import { packAll } from '../added-steps.ts';
import { beginCraft, beginHunt, beginRuns } from '../begin.ts';
import { travelTo } from '../place.ts';
import { regionAfter } from '../planned-ways.ts';
import { presetThen } from '../what-follows.ts';
import type { Interest, NightPlan } from './night.ts';
import { type DividedNight, dividedNights, type NightFood, nightFoods, treeOf } from './night-food.ts';
import type { TonightQuestion } from './question.ts';

/** Nights of fights: in each place that the gold pays, with owned food and with food that is made first. */

/** Portions with which a place is judged: more than its hour eats. */
const PLENTY = 100_000;
/** A healing threshold with which a place is judged that is not safe with the present one. */
const CAREFUL = 5_000;
/** More experience than an hour brings. */
const ENDLESS = 1e12;
/** The most places, and the part of the gold that keys may cost. */
const MOST_PLACES = 12;
const GOLD_FOR_KEYS = 0.5;

type FightTarget = Exclude<CombatTarget, { readonly kind: 'enemy' }>;

/** A night of fights that is not played yet. */
export interface FightCandidate {
  readonly target: FightTarget;
  readonly regionId: number;
  readonly makesFood: boolean;
  /** What it brings by the rates of its place. */
  readonly estimate: number;
  /** The food that is eaten, and the portions that there are when the fight begins. */
  readonly foodId: number;
  readonly portions: number;
  /** What is put on before the fight, and when to eat. */
  readonly preparation: Preparation;
  /** The plan with another preparation; null where it has no room in a plan. */
  readonly planWith: (preparation: Preparation) => NightPlan | null;
}

/** Yields after each place that is played. */
export function* fightCandidates(
  question: TonightQuestion,
  interest: Interest,
  world: World,
): Generator<void, FightCandidate[]> {
  const { shown } = question;
  const foods = nightFoods(shown, world);
  const [most] = foods;
  const candidates: FightCandidate[] = [];
  for (const target of targetsOf(shown, question.regionId, world)) {
    const place = { target, regionId: regionOf(target, world) };
    const played = yield* ratesOf(place.target, most, question, world);
    if (played === null) continue;
    for (const food of foods)
      candidates.push(
        ...nightsWith(food, place, { ...played, most: most ?? food }, question, interest, world),
      );
  }
  return candidates;
}

/** Open combat in each region and the dungeons, where the fare and a key are owned or can be paid. */
function targetsOf(
  { regionId, gold, inventory }: Shown,
  only: number | null,
  { sets, region, item }: World,
): FightTarget[] {
  const fare = (id: number): number => (id === regionId ? 0 : (region(id)?.travelCost ?? gold + 1));
  const isAsked = (id: number): boolean => only === null || id === only;
  const key = (id: number): number => (amountOf(inventory, id) > 0 ? 0 : (item(id)?.value ?? gold + 1));
  return [
    ...sets.regions
      .filter(({ id }) => isAsked(id) && fare(id) <= gold)
      .map(({ id }) => ({ kind: 'region', id }) as const),
    ...sets.dungeons
      .filter(({ regionId: there, keyItemId }) => isAsked(there) && fare(there) + key(keyItemId) <= gold)
      .map(({ id }) => ({ kind: 'dungeon', id }) as const),
  ].slice(0, MOST_PLACES);
}

const regionOf = ({ kind, id }: FightTarget, world: World): number =>
  kind === 'region' ? id : (world.dungeon(id)?.regionId ?? 0);

/** The first hour in a place with plenty of a food, and the healing share with which it was played. */
interface PlayedHour {
  readonly forecast: Forecast;
  readonly healingShare: number | null;
}

function* ratesOf(
  target: FightTarget,
  most: NightFood | undefined,
  { shown, at, seed }: TonightQuestion,
  world: World,
): Generator<void, PlayedHour | null> {
  const food = most && { itemId: most.food.id, amount: PLENTY };
  const fed = supposing(shown, food === undefined ? {} : { food });
  const [forecast = null] = combatRates([target], { shown: fed, at, seed }, world);
  yield;
  if (forecast === null) return null;
  if (forecast.survives === 1 || shown.healingShare >= CAREFUL) return { forecast, healingShare: null };
  const [careful] = combatRates([target], { shown: { ...fed, healingShare: CAREFUL }, at, seed }, world);
  yield;
  const isBetter = careful && careful.survives > forecast.survives;
  return isBetter ? { forecast: careful, healingShare: CAREFUL } : { forecast, healingShare: null };
}

type Place = Pick<FightCandidate, 'target' | 'regionId'>;

function nightsWith(
  food: NightFood,
  place: Place,
  { forecast, healingShare, most }: PlayedHour & { readonly most: NightFood },
  question: TonightQuestion,
  interest: Interest,
  world: World,
): FightCandidate[] {
  // As much is healed with each food, so that more portions of a weaker one are eaten.
  const eaten = (forecast.food.perHour * most.food.healingAmount) / food.food.healingAmount;
  const { fromBag, made } = dividedNights(food, eaten, question.hours);
  const preparation = { pieces: [], healingShare };
  return [fromBag, ...(made === null ? [] : [made])].flatMap((divided): FightCandidate[] => {
    const runs = runsOf(place.target, forecast, divided.fighting, question, world);
    const fighting = runs === null ? divided.fighting : Math.min(divided.fighting, runs.hours);
    if (fighting <= 0) return [];
    const planWith = (prepared: Preparation) => planOf(place, food, divided, runs, prepared, question, world);
    if (planWith(preparation) === null) return [];
    return [
      {
        ...place,
        makesFood: divided.portions > 0,
        estimate: estimated(forecast, fighting, interest),
        foodId: food.food.id,
        portions: food.owned + divided.portions,
        preparation,
        planWith,
      },
    ];
  });
}

/** What some hours of a fight bring by the rates of its first one. */
function estimated(forecast: Forecast, hours: number, { measure, skillIds, known }: Interest): number {
  switch (measure) {
    case 'experience':
      return pointsAnHour(forecast, skillIds) * hours;
    case 'gold':
      return forecast.gold.perHour * hours;
    case 'safety':
      // Of places where it lasts as long, the one that brings more.
      return forecast.survives * Math.round(hours * 2) + experienceAnHour(forecast) / ENDLESS;
    case 'firsts':
      return forecast.items.reduce(
        (sum, { itemId, perHour }) =>
          known.has(itemId) ? sum : sum + Math.min(1, Math.max(0, perHour * hours)),
        0,
      );
  }
}

const pointsAnHour = ({ experience }: Forecast, skillIds: ReadonlySet<number>): number =>
  experience.reduce((sum, { skillId, perHour }) => (skillIds.has(skillId) ? sum + perHour : sum), 0);

interface Runs {
  readonly runs: number;
  /** Keys that must be bought. */
  readonly missing: number;
  readonly hours: number;
}

/** The runs of a dungeon that fit into some hours, with owned and bought keys; null for open combat. */
function runsOf(
  target: FightTarget,
  { dungeonRuns }: Forecast,
  hours: number,
  { shown }: TonightQuestion,
  world: World,
): Runs | null {
  if (target.kind === 'region') return null;
  const key = world.item(world.dungeon(target.id)?.keyItemId ?? 0);
  const owned = amountOf(shown.inventory, key?.id ?? 0);
  const payable = Math.floor((shown.gold * GOLD_FOR_KEYS) / Math.max(1, key?.value ?? 1));
  const fitting = Math.ceil(hours * dungeonRuns.perHour);
  const runs = Math.min(fitting, owned + payable);
  return { runs, missing: Math.max(0, runs - owned), hours: runs / Math.max(1e-9, dungeonRuns.perHour) };
}

function planOf(
  { target, regionId }: Place,
  { food, owned }: NightFood,
  { portions, fighting }: DividedNight,
  runs: Runs | null,
  preparation: Preparation,
  question: TonightQuestion,
  world: World,
): NightPlan | null {
  const { shown, habits, memory } = question;
  const tree = portions > 0 ? treeOf(food.id, portions, shown, world) : null;
  if (portions > 0 && tree === null) return null;
  const making: readonly PlanStep[] = tree?.steps ?? [];
  const there = travelTo(regionId, { regionId: regionAfter(making, shown.regionId) });
  const keyId = target.kind === 'dungeon' ? (world.dungeon(target.id)?.keyItemId ?? 0) : 0;
  const fares = there.length > 0 ? (world.region(regionId)?.travelCost ?? 0) : 0;
  const keys = (runs?.missing ?? 0) * (world.item(keyId)?.value ?? 0);
  if ((tree?.gold ?? 0) + fares + keys > shown.gold) return null;
  const packs = portions > 0 || amountOf(shown.inventory, food.id) > 0;
  const follows = presetThen(memory, regionId, { ...shown, plan: null }, world);
  const until = { at: Math.max(1, Math.ceil(fighting * SECONDS_PER_HOUR)) };
  const endsByTime = !habits.rests && owned + portions > 0;
  const steps: readonly PlanStep[] = [
    ...making,
    ...there,
    ...(preparationCommands(preparation, shown) as readonly PlanStep[]),
    ...(packs ? [packAll(food.id)] : []),
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
    buys: runs !== null && runs.missing > 0 ? { itemId: keyId, amount: runs.missing } : null,
    steps,
  };
}
