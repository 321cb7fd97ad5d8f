import { openNightPack } from '../../forecast/night-pack.ts';
import { type OpenPlanForecast, openPlanForecast, type PlanForecast } from '../../forecast/plan-forecast.ts';
import { exactly, FIRST_RUNS, PRECISION, type Precision } from '../../forecast/precision.ts';
import { untilOver } from '../../forecast/question.ts';
import { supposing } from '../../forecast/what-if.ts';
import { amountOf } from '../../state/amounts.ts';
import { isFood } from '../../state/slots.ts';
import type { Shown } from '../../state/state.ts';
import type { ItemAmount } from '../../world/static-data.ts';
import type { World } from '../../world/world.ts';
import { beginHunt, beginRuns } from '../begin.ts';
import { bestNight, byBrings, isBetterDressed } from './best-night.ts';
import { type FightCandidate, fightCandidates } from './fight-nights.ts';
import { broughtBy, type Interest, type Night, type NightPlan } from './night.ts';
import {
  fightInterest,
  lastKind,
  type TonightAsked,
  type TonightQuestion,
  tonightQuestion,
  workInterest,
} from './question.ts';
import { workCandidates } from './work-nights.ts';

/** The most nights of a kind that are played whole, and the places for which the bag is searched. */
const MOST_PLAYED = 4;
const MOST_DRESSED = 2;

/**
 * The best nights of a character, one of each kind, that of the last kind first; in one region only fights.
 * The first answer compares the nights with what is worn; then the bag is searched for the best places, and
 * the numbers are refined.
 */
export class OpenTonight {
  readonly #steps: Generator<readonly Night[] | null, readonly Night[]>;
  #answer: readonly Night[] | null = null;
  #isDone = false;

  constructor(asked: TonightAsked, world: World) {
    this.#steps = tonightSteps(asked, world);
  }

  get isDone(): boolean {
    return this.#isDone;
  }

  /** Does a small part of the work. */
  step(): void {
    const { done = false, value } = this.#steps.next();
    if (value !== null) this.#answer = value;
    this.#isDone = done;
  }

  /** @returns null until nights of all kinds were compared */
  answer(): readonly Night[] | null {
    return this.#answer;
  }
}

function* tonightSteps(
  asked: TonightAsked,
  world: World,
): Generator<readonly Night[] | null, readonly Night[]> {
  const question = tonightQuestion(asked, world);
  const fights = new FightSearch(question, world);
  const works = new WorkSearch(question, world);
  yield* silently(fights.play());
  if (asked.regionId === null) yield* silently(works.play());
  const order = lastKind(asked.shown) === 'fight' ? [fights, works] : [works, fights];
  const answer = (): readonly Night[] => order.flatMap((search) => search.best ?? []);
  yield answer();
  yield* silently(fights.dress());
  yield answer();
  for (const search of order) yield* silently(search.refine());
  return answer();
}

function* silently(steps: Generator<void, void>): Generator<null, void> {
  while (!steps.next().done) yield null;
}

/** The played nights of one kind. */
class NightSearch {
  readonly question: TonightQuestion;
  readonly world: World;
  readonly interest: Interest;
  nights: Night[] = [];

  constructor(question: TonightQuestion, world: World, interest: Interest) {
    this.question = question;
    this.world = world;
    this.interest = interest;
  }

  get best(): Night | null {
    return bestNight(this.nights);
  }

  *playedNight(plan: NightPlan, precision: Precision): Generator<void, Night | null> {
    const forecast = openNight(plan, this.question, this.world, precision);
    if (forecast === null) return null;
    while (!forecast.isDone) {
      forecast.play(1);
      yield;
    }
    return this.nightOf(plan, forecast.summary());
  }

  nightOf(plan: NightPlan, forecast: PlanForecast): Night {
    const brings = broughtBy(this.interest, forecast, plan.steps);
    return { ...plan, measure: this.interest.measure, brings, forecast };
  }

  /** Brings the numbers of the best night to the accuracy of a forecast. Another one may be the best then. */
  *refine(): Generator<void, void> {
    const refined = new Set<Night>();
    for (let { best } = this; best !== null && !refined.has(best); best = this.best) {
      const night = yield* this.playedNight(best, PRECISION);
      if (night === null) return;
      refined.add(night);
      this.nights = this.nights.map((one) => (one === best ? night : one));
    }
  }
}

/** The nights of fights: first with what is worn, then with what the bag has. */
class FightSearch extends NightSearch {
  readonly #candidates = new Map<NightPlan, FightCandidate>();

  constructor(question: TonightQuestion, world: World) {
    super(question, world, fightInterest(question));
  }

  *play(): Generator<void, void> {
    const all = yield* fightCandidates(this.question, this.interest, this.world);
    for (const candidate of bestCandidates(all).slice(0, MOST_PLAYED))
      yield* this.#add(candidate, candidate.preparation);
  }

  *#add(
    candidate: FightCandidate,
    preparation: FightCandidate['preparation'],
  ): Generator<void, Night | null> {
    const plan = candidate.planWith(preparation);
    const night = plan && (yield* this.playedNight(plan, exactly(FIRST_RUNS)));
    if (night === null) return null;
    this.nights.push(night);
    this.#candidates.set(night, candidate);
    return night;
  }

  /** Searches the bag for the best places, and changes what is worn there where that brings more. */
  *dress(): Generator<void, void> {
    const places = new Set<string>();
    for (const night of this.nights.toSorted(byBrings)) {
      const candidate = this.#candidates.get(night);
      const place = `${night.regionId} ${night.dungeonId}`;
      if (candidate === undefined || places.has(place) || places.size === MOST_DRESSED) continue;
      places.add(place);
      const preparation = yield* this.#bestDress(candidate);
      if (preparation === null) continue;
      const dressed = yield* this.#add(candidate, preparation);
      const isWorse = dressed !== null && !isBetterDressed(dressed, night);
      if (isWorse) this.nights = this.nights.filter((one) => one !== dressed);
    }
  }

  *#bestDress({
    target,
    regionId,
    foodId,
    portions,
  }: FightCandidate): Generator<void, FightCandidate['preparation'] | null> {
    const { shown, habits, at, seed, aim } = this.question;
    const owned: ItemAmount[] = [{ itemId: foodId, amount: portions }];
    if (target.kind === 'dungeon')
      owned.push({ itemId: this.world.dungeon(target.id)?.keyItemId ?? 0, amount: 1_000 });
    const supposed = supposing(shown, { regionId, owned });
    const command =
      target.kind === 'region' ? beginHunt(regionId, habits) : beginRuns(target.id, 1_000, habits);
    const until = untilOver(supposed, at, this.world);
    const search = openNightPack({ shown: supposed, command, at, until, seed }, this.world, aim);
    if ('refused' in search) return null;
    while (!search.isDone) {
      search.play();
      yield;
    }
    const { pieces, healingShare } = search.result();
    const gear = pieces.filter(({ itemId }) => !isFood(this.world.item(itemId)));
    return gear.length === 0 && healingShare === null ? null : { pieces: gear, healingShare };
  }
}

/** The nights of work. */
class WorkSearch extends NightSearch {
  constructor(question: TonightQuestion, world: World) {
    super(question, world, workInterest(question, world));
  }

  *play(): Generator<void, void> {
    const all = workCandidates(this.question, this.interest, this.world);
    yield;
    for (const { plan } of all
      .toSorted((one, other) => other.estimate - one.estimate)
      .slice(0, MOST_PLAYED)) {
      const night = yield* this.playedNight(plan, exactly(FIRST_RUNS));
      if (night !== null) this.nights.push(night);
    }
  }
}

/** The best candidates, of each place with and without making food once. */
function bestCandidates(all: readonly FightCandidate[]): FightCandidate[] {
  const seen = new Set<string>();
  return all
    .toSorted((one, other) => other.estimate - one.estimate)
    .filter(({ target, makesFood }) => {
      const key = `${target.kind} ${target.id} ${makesFood}`;
      return !seen.has(key) && seen.add(key);
    });
}

function openNight(
  { steps, buys }: NightPlan,
  { shown, at, seed }: TonightQuestion,
  world: World,
  precision: Precision,
): OpenPlanForecast | null {
  const from = buys === null ? shown : afterPurchase(shown, buys, world);
  const forecast = openPlanForecast({ shown: from, steps, times: 1, at, seed }, world, precision);
  return 'refused' in forecast ? null : forecast;
}

function afterPurchase(shown: Shown, { itemId, amount }: ItemAmount, world: World): Shown {
  const gold = shown.gold - amount * (world.item(itemId)?.value ?? 0);
  const owned = [{ itemId, amount: amountOf(shown.inventory, itemId) + amount }];
  return supposing({ ...shown, gold }, { owned });
}
