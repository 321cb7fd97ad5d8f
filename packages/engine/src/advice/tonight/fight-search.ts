import { openNightGear } from '../../forecast/night-pack.ts';
import type { Preparation } from '../../forecast/preparation.ts';
import { untilOver } from '../../forecast/question.ts';
import { supposing } from '../../forecast/what-if.ts';
import type { World } from '../../world/world.ts';
import { beginHunt, beginRuns } from '../begin.ts';
import { bestNight, byBrings, isBetterDressed, isSafeNight } from './best-night.ts';
import { type FightCandidate, fightCandidates } from './fight-nights.ts';
import { type FightPlace, keyOf, PLENTY, payablePlaces, playedHours } from './fight-places.ts';
import type { Night } from './night.ts';
import { type NightFood, nightFoods } from './night-food.ts';
import { MOST_PLAYED, NightSearch } from './night-search.ts';
import { fightInterest, type TonightQuestion } from './question.ts';

/** The most places that are rated in what the bag has for the best one. */
const MOST_RATED = 10;
/** The most places for which the bag is searched after the first answer. */
const MOST_DRESSED = 4;
/** For so many of them it is searched for a whole night, which shows rare defeats. */
const MOST_WHOLE = 2;
/** The nights of a place that are played in what is found for it. */
const MOST_OF_PLACE = 2;
/** How long the fights of the other searches last, ms. They cost a fifth and mostly find the same. */
const HOUR = 3_600_000;
/** Runs of a dungeon in a search of the bag: more than fit into a night. */
const MANY_RUNS = 1_000;
/** Healing thresholds that are tried for a night that is lost too often. */
const CAREFUL = [5_000, 7_500];

/** Shares of the portions that are tried beside those of the first hour, and how often each is tried. */
const MORE_FOOD = 1.35;
const LESS_FOOD = 0.8;
const MOST_AMOUNTS = 4;
/** Other amounts are tried for a night that brings so much of the best one. */
const NEAR_THE_BEST = 0.8;

const AS_WORN: Preparation = { pieces: [], healingShare: null };

/** The nights of fights: in what is worn, and in what the bag has. */
export class FightSearch extends NightSearch {
  readonly #foods: readonly NightFood[];
  readonly #places: readonly FightPlace[];
  /** What was put on for the nights that were played. */
  readonly #candidates = new Map<Night, FightCandidate>();
  /** All candidates in what is worn and in what the bag has for the best of them, the best first. */
  #ranked: readonly FightCandidate[] = [];

  constructor(question: TonightQuestion, world: World) {
    super(question, world, fightInterest(question));
    this.#foods = nightFoods(question.shown, world);
    this.#places = payablePlaces(question, world);
  }

  /** Ranks all places by their rates, as worn and in what the bag has for the best, and plays the best. */
  *play(): Generator<void, void> {
    const worn = yield* this.#candidatesIn(this.#places, AS_WORN);
    const [best] = worn;
    const preparation = best === undefined ? null : yield* this.#dressFor(best, HOUR);
    const places = bestPlaces(worn).slice(0, MOST_RATED);
    const dressed = preparation === null ? [] : yield* this.#candidatesIn(places, preparation);
    this.#ranked = [...worn, ...dressed].toSorted(byEstimate);
    for (const candidate of bestOfEach(this.#ranked).slice(0, MOST_PLAYED)) yield* this.#add(candidate);
  }

  *#candidatesIn(places: readonly FightPlace[], preparation: Preparation): Generator<void, FightCandidate[]> {
    const { question, interest, world } = this;
    const hours = yield* playedHours(places, preparation, this.#foods[0], question, world);
    return hours
      .flatMap((hour) => fightCandidates(hour, this.#foods, question, interest, world))
      .toSorted(byEstimate);
  }

  *#add(candidate: FightCandidate): Generator<void, Night | null> {
    const plan = candidate.planWith(candidate.preparation);
    const night = plan && (yield* this.add(plan));
    if (night !== null) this.#candidates.set(night, candidate);
    return night;
  }

  /** Searches the bag for each of the best places, and changes what is worn there where that brings more. */
  *dress(): Generator<void, void> {
    const places = bestPlaces([
      ...this.nights.toSorted(byBrings).flatMap((night) => this.#candidates.get(night) ?? []),
      ...this.#ranked,
    ]);
    for (const [index, candidate] of places.slice(0, MOST_DRESSED).entries()) {
      const preparation = yield* this.#dressFor(candidate, index < MOST_WHOLE ? null : HOUR);
      if (preparation === null) continue;
      const candidates = yield* this.#candidatesIn([candidate], preparation);
      for (const one of bestOfEach(candidates).slice(0, MOST_OF_PLACE)) yield* this.#add(one);
    }
    yield* this.#tryAmounts();
  }

  /**
   * Makes more or less food for the best night with food that is made first, as long as that brings more. How
   * much is eaten was taken from one hour, which is too short to be sure.
   */
  *#tryAmounts(): Generator<void, void> {
    const [night] = this.nights.filter(({ makesFood }) => makesFood).toSorted(byBrings);
    if (night === undefined || night.brings < (this.best()?.brings ?? 0) * NEAR_THE_BEST) return;
    for (const share of [MORE_FOOD, LESS_FOOD]) {
      let best: Night = night;
      for (let tries = 0; tries < MOST_AMOUNTS; tries++) {
        const changed = this.#candidates.get(best)?.withMade(share);
        const played: Night | null = changed ? yield* this.#add(changed) : null;
        if (played === null || played.brings <= best.brings) break;
        best = played;
      }
      if (best !== night) return;
    }
  }

  /** The best night; in what is worn, where other pieces bring little more in its place. */
  override best(): Night | null {
    const best = bestNight(this.nights);
    if (best === null || !this.#changesPieces(best)) return best;
    const inWorn = this.nights.filter(
      (one) =>
        one.regionId === best.regionId &&
        one.dungeonId === best.dungeonId &&
        one.makesFood === best.makesFood &&
        !this.#changesPieces(one) &&
        !isBetterDressed(best, one),
    );
    return bestNight(inWorn) ?? best;
  }

  #changesPieces(night: Night): boolean {
    return (this.#candidates.get(night)?.preparation.pieces.length ?? 0) > 0;
  }

  /**
   * What the bag has best for a place; null where that is what is worn.
   * @param time of the fights for which it is searched, ms; null for a whole night
   */
  *#dressFor(
    { target, regionId, foodId }: FightCandidate,
    time: number | null,
  ): Generator<void, Preparation | null> {
    const { shown, habits, at, seed, aim } = this.question;
    const keyId = keyOf(target, this.world);
    const owned = [foodId, keyId].flatMap((itemId) => (itemId === null ? [] : [{ itemId, amount: PLENTY }]));
    const supposed = supposing(shown, { regionId, owned });
    const command =
      target.kind === 'region' ? beginHunt(regionId, habits) : beginRuns(target.id, MANY_RUNS, habits);
    const until = time === null ? untilOver(supposed, at, this.world) : at + time;
    const asked = { shown: supposed, command, at, until, seed };
    const search = openNightGear(asked, this.world, aim);
    if ('refused' in search) return null;
    while (!search.isDone) {
      search.play();
      yield;
    }
    const preparation = search.result();
    return preparation.pieces.length === 0 && preparation.healingShare === null ? null : preparation;
  }

  /** Plays a night that is lost too often with other thresholds, too. */
  override *refined(before: Night, night: Night): Generator<void, void> {
    const candidate = this.#candidates.get(before);
    if (candidate === undefined) return;
    this.#candidates.set(night, candidate);
    if (isSafeNight(night)) return;
    const { preparation } = candidate;
    const present = preparation.healingShare ?? this.question.shown.healingShare;
    for (const healingShare of CAREFUL.filter((share) => share > present))
      yield* this.#add({ ...candidate, preparation: { ...preparation, healingShare } });
  }
}

const byEstimate = (one: FightCandidate, other: FightCandidate): number => other.estimate - one.estimate;

/** The best candidate of each place with and without making food. @param ranked the best first */
const bestOfEach = (ranked: readonly FightCandidate[]): FightCandidate[] =>
  firstOfEach(ranked, ({ target, makesFood }) => `${target.kind} ${target.id} ${makesFood}`);

const bestPlaces = (ranked: readonly FightCandidate[]): FightCandidate[] =>
  firstOfEach(ranked, ({ target }) => `${target.kind} ${target.id}`);

function firstOfEach<T>(all: readonly T[], keyOfOne: (one: T) => string): T[] {
  const seen = new Set<string>();
  return all.filter((one) => {
    const key = keyOfOne(one);
    return !seen.has(key) && seen.add(key);
  });
}
