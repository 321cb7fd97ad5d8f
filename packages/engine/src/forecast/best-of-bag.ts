import type { Refusal } from '../commands/refusal.ts';
import type { RefusalCode } from '../commands/registry.ts';
import { WORN_SLOTS } from '../state/slots.ts';
import type { Shown } from '../state/state.ts';
import type { BagAim } from '../world/best-builds.ts';
import type { ItemAmount } from '../world/static-data.ts';
import type { World } from '../world/world.ts';
import { type Candidates, candidatesOf, companionsOf, foodsOf } from './bag-candidates.ts';
import { type BagScore, bagScore, compareScores, isBetterScore } from './bag-score.ts';
import { type BagPlace, type BagSet, BagSets, factsOf } from './bag-set.ts';
import type { Forecast } from './forecast.ts';
import { bestThreshold, type ScoredSets, thresholdsBetween } from './healing-thresholds.ts';
import { itemSetMoves } from './item-set-moves.ts';
import { openForecast } from './open-forecast.ts';
import { exactly } from './precision.ts';
import type { BeginCommand, ForecastQuestion } from './question.ts';
import { setChanges } from './set-changes.ts';
import { atRest } from './what-if.ts';

/**
 * Runs with which sets are compared while searching, and those with which the best is compared with the worn
 * set.
 */
export const SEARCH_RUNS = 7;
export const PROOF_RUNS = 40;
/** The most sets that a search plays. */
const MOST_SETS = 120;
/** Of more candidates of a place, those are searched that are best in a few runs. */
const KEPT = 4;
const SCREEN_RUNS = 2;
/** The most candidates that are compared in a few runs. */
const MOST_SCREENED = 150;
/** The most steps that a search takes: those sets, and up to eight for the proof. */
export const MOST_STEPS = MOST_SETS + MOST_SCREENED + 8;
/** How often the search goes through all places. */
const ROUNDS = 2;

export interface BestOfBag {
  /**
   * What to put on and to take along with the command wear, weapon first; empty when that stays as it is. Of
   * food, the portions that the slot shall hold.
   */
  readonly pieces: readonly ItemAmount[];
  /** As in `Shown`; null when the healing threshold stays as it is. */
  readonly healingShare: number | null;
  /** The forecasts of the worn set and of the best one, from the same seeds. */
  readonly worn: Forecast;
  readonly best: Forecast;
}

/** A search that is being played. */
export interface OpenBestOfBag {
  readonly isDone: boolean;
  /** Plays up to so many more sets. */
  play(sets: number): void;
  /** @throws Error before the search is done */
  result(): BestOfBag;
}

/** What the best set is searched for. */
interface BagQuestion extends ForecastQuestion {
  readonly command: BeginCommand;
}

/**
 * Searches what is owned for the set that is best for a session: twelve slots, the companion, food, and the
 * healing threshold, one after the other, each candidate under the same seeds; and for each item set several
 * of its pieces at once. The result is never worse than what is worn, under the seeds of the proof. A running
 * session is taken as stopped.
 * @param scores of searches with the same question, aim and world, from other sets
 * @returns the refusal when the session cannot begin
 */
export function openBestOfBag(
  question: BagQuestion,
  aim: BagAim,
  world: World,
  scores: SetScores = noScores(),
): OpenBestOfBag | Refusal<RefusalCode> {
  const shown = atRest(question.shown, world, question.at);
  const asked = { ...question, shown };
  const possible = openForecast(asked, world);
  return 'refused' in possible ? possible : new BagSearch(asked, aim, world, scores);
}

/** The scores of the sets that were played, by what a fight reads of them (`factsOf`). */
export interface SetScores {
  /** With `SEARCH_RUNS`. */
  readonly full: Map<string, BagScore>;
  /** With `SCREEN_RUNS`. */
  readonly quick: Map<string, BagScore>;
  /** The forecasts with `PROOF_RUNS`. */
  readonly proofs: Map<string, Forecast>;
}

export const noScores = (): SetScores => ({ full: new Map(), quick: new Map(), proofs: new Map() });

/** What may be put on or taken along, by place. */
type Places = ReadonlyMap<BagPlace, readonly ItemAmount[]>;

class BagSearch implements OpenBestOfBag {
  readonly #question: BagQuestion;
  readonly #aim: BagAim;
  readonly #world: World;
  readonly #sets: BagSets;
  readonly #scoredSets: ScoredSets;
  readonly #steps: Iterator<void, BestOfBag>;
  readonly #scores: SetScores;
  /** The best set after the first round through all places. */
  #firstRound: BagSet | null = null;
  readonly #asked = { full: new Set<string>(), quick: new Set<string>() };
  #result: BestOfBag | null = null;

  constructor(question: BagQuestion, aim: BagAim, world: World, scores: SetScores) {
    this.#question = question;
    this.#aim = aim;
    this.#world = world;
    this.#scores = scores;
    this.#sets = new BagSets(question.shown, world, question.at);
    this.#scoredSets = { aim, sets: this.#sets, scoreOf: (set) => this.#score(set) };
    this.#steps = this.#search();
  }

  get isDone(): boolean {
    return this.#result !== null;
  }

  play(sets: number): void {
    for (let played = 0; played < sets && this.#result === null; played++) {
      const step = this.#steps.next();
      if (step.done === true) this.#result = step.value;
    }
  }

  result(): BestOfBag {
    if (this.#result === null) throw new Error('The search is not done yet');
    return this.#result;
  }

  *#search(): Generator<void, BestOfBag> {
    const { shown } = this.#question;
    const { worn } = this.#sets;
    const foods = foodsOf(shown, this.#world);
    let best = worn;
    yield* this.#score(worn);
    const starts = candidatesOf(shown, this.#world).map((candidates) => ({
      candidates,
      set: this.#start(candidates, foods),
    }));
    let chosen = starts[0]?.candidates;
    for (const { candidates, set } of starts) {
      if (yield* this.#beats(set, best)) {
        best = set;
        chosen = candidates;
      } else if (best === worn && candidates.style === shown.attackStyle) chosen = candidates;
    }
    // The threshold comes first: with another one, all sets of the search must be played again.
    best = yield* bestThreshold(best, this.#scoredSets);
    if (chosen !== undefined) best = yield* this.#improved(best, chosen, foods);
    return yield* this.#proved(best);
  }

  /** The first candidates of each slot, with the food that heals most in all. */
  #start({ pieces }: Candidates, [food]: readonly ItemAmount[]): BagSet {
    const { worn } = this.#sets;
    const changes = (['weapon', ...WORN_SLOTS] as const).flatMap(
      (slot): (readonly [BagPlace, ItemAmount])[] => {
        const [first] = pieces.get(slot) ?? [];
        const isChange = first !== undefined && worn.shown.equipment[slot] !== first.id;
        return isChange ? [[slot, { itemId: first.id, amount: 1 }]] : [];
      },
    );
    return this.#sets.with(worn, ...changes, ...(food ? [['food', food] as const] : []));
  }

  *#improved(from: BagSet, candidates: Candidates, foods: readonly ItemAmount[]): Generator<void, BagSet> {
    const places = yield* this.#screened(from, candidates, foods);
    let best = from;
    for (let round = 0; round < ROUNDS; round++) {
      const before = best;
      for (const [place, pieces] of places) {
        for (const piece of pieces) {
          if (isIn(best, place, piece)) continue;
          const set = this.#sets.with(best, [place, piece]);
          if (yield* this.#beats(set, best)) best = set;
        }
      }
      for (const changes of itemSetMoves(best, candidates, this.#world)) {
        const set = this.#sets.with(best, ...changes);
        if (yield* this.#beats(set, best)) best = set;
      }
      this.#firstRound ??= best;
      best = yield* bestThreshold(best, this.#scoredSets);
      if (best === before) break;
    }
    return best;
  }

  /** All that may be put on. Of many candidates of a place, those are left that are best in a few runs. */
  *#screened(from: BagSet, { pieces }: Candidates, foods: readonly ItemAmount[]): Generator<void, Places> {
    const one = (itemId: number): ItemAmount => ({ itemId, amount: 1 });
    const slots = WORN_SLOTS.map(
      (slot) => [slot, (pieces.get(slot) ?? []).map(({ id }) => one(id))] as const,
    );
    const companions = companionsOf(this.#question.shown, this.#world).map(one);
    const places: Map<BagPlace, readonly ItemAmount[]> = new Map([...slots, ['companion', companions]]);
    for (const [place, all] of places) {
      if (all.length <= KEPT) continue;
      const scored: { readonly piece: ItemAmount; readonly score: BagScore }[] = [];
      for (const piece of all) {
        const score = yield* this.#quickScore(this.#sets.with(from, [place, piece]));
        if (score !== null) scored.push({ piece, score });
      }
      const sorted = scored.toSorted((one, other) => compareScores(one.score, other.score));
      places.set(
        place,
        sorted.slice(0, KEPT).map(({ piece }) => piece),
      );
    }
    return places.set('food', foods);
  }

  *#beats(set: BagSet, best: BagSet): Generator<void, boolean> {
    const bestScore = yield* this.#score(best);
    const score = yield* this.#score(set);
    return score !== null && bestScore !== null && isBetterScore(score, bestScore);
  }

  /** @returns null when no more sets may be played */
  *#score(set: BagSet): Generator<void, BagScore | null> {
    return yield* this.#known(this.#scores.full, set, SEARCH_RUNS, MOST_SETS);
  }

  /** The same with a few runs. */
  *#quickScore(set: BagSet): Generator<void, BagScore | null> {
    return yield* this.#known(this.#scores.quick, set, SCREEN_RUNS, MOST_SCREENED);
  }

  *#known(
    scores: Map<string, BagScore>,
    set: BagSet,
    runs: number,
    most: number,
  ): Generator<void, BagScore | null> {
    const facts = factsOf(set.shown, this.#world);
    const known = scores.get(facts);
    // A known set counts, too, so that a search finds the same with other known scores.
    const asked = this.#asked[runs === SEARCH_RUNS ? 'full' : 'quick'];
    if (!asked.has(facts) && asked.size >= most) return null;
    asked.add(facts);
    if (known !== undefined) return known;
    const score = this.#scored(this.#forecast(set.shown, runs), set.shown);
    scores.set(facts, score);
    yield;
    return score;
  }

  #scored(forecast: Forecast, { equipment }: Shown): BagScore {
    const healing = this.#world.item(equipment.food ?? 0)?.healingAmount ?? 0;
    return bagScore(forecast, this.#aim, healing);
  }

  #forecast(shown: Shown, runs: number): Forecast {
    const forecast = openForecast({ ...this.#question, shown }, this.#world, exactly(runs));
    if ('refused' in forecast) throw new Error(`A set cannot begin the session: ${forecast.refused}`);
    forecast.play(runs);
    return forecast.summary();
  }

  *#proved(found: BagSet): Generator<void, BestOfBag> {
    const { worn: start } = this.#sets;
    const worn = yield* this.#proof(start.shown);
    const wornScore = this.#scored(worn, start.shown);
    for (const { shown } of this.#provable(found)) {
      const pieces = setChanges(start.shown, shown);
      const eatsAlike = shown.healingShare === start.shown.healingShare;
      if (pieces.length === 0 && eatsAlike) break;
      const best = yield* this.#proof(shown);
      const score = this.#scored(best, shown);
      if (isBetterScore(score, wornScore) && (eatsAlike || score.survives >= wornScore.survives))
        return { pieces, healingShare: eatsAlike ? null : shown.healingShare, worn, best };
    }
    return { pieces: [], healingShare: null, worn, best: worn };
  }

  *#proof(shown: Shown): Generator<void, Forecast> {
    const facts = factsOf(shown, this.#world);
    const known = this.#scores.proofs.get(facts);
    if (known !== undefined) return known;
    const forecast = this.#forecast(shown, PROOF_RUNS);
    this.#scores.proofs.set(facts, forecast);
    yield;
    return forecast;
  }

  /**
   * What was found; the same with the thresholds from there to the present one; and what the first round has
   * found, in case that few runs have misled the search.
   */
  #provable(found: BagSet): readonly BagSet[] {
    const present = this.#sets.worn.shown.healingShare;
    const between = thresholdsBetween(found.shown.healingShare, present);
    return [
      found,
      ...between.map((share) => this.#sets.eatingAt(found, share)),
      this.#sets.eatingAsBefore(found),
      this.#firstRound ?? found,
    ];
  }
}

/** Whether a set has the piece in its place. Food may have other portions. */
const isIn = ({ shown }: BagSet, place: BagPlace, { itemId }: ItemAmount): boolean => {
  if (place === 'food') return false;
  return itemId === (place === 'companion' ? shown.companion : shown.equipment[place]);
};
