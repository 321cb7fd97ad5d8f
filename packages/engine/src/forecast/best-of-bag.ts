import type { Refusal } from '../commands/refusal.ts';
import type { RefusalCode } from '../commands/registry.ts';
import { WORN_SLOTS } from '../state/slots.ts';
import type { Shown } from '../state/state.ts';
import type { BagAim } from '../world/best-builds.ts';
import type { ItemAmount } from '../world/static-data.ts';
import type { World } from '../world/world.ts';
import { type Candidates, candidatesOf, companionsOf, foodsOf } from './bag-candidates.ts';
import { provedBest } from './bag-proof.ts';
import { type BagScore, bagScore, compareScores, isBetterScore, isFarBelow } from './bag-score.ts';
import { type BagPlace, type BagSet, BagSets, factsOf } from './bag-set.ts';
import type { Forecast, OpenForecast } from './forecast.ts';
import { bestThreshold, type ScoredSets } from './healing-thresholds.ts';
import { itemSetMoves } from './item-set-moves.ts';
import { openForecast } from './open-forecast.ts';
import { exactly } from './precision.ts';
import type { BeginCommand, ForecastQuestion } from './question.ts';
import { randomPieces } from './random-pieces.ts';
import { setChanges } from './set-changes.ts';
import { atRest } from './what-if.ts';

/**
 * Runs with which sets are compared while searching, and those with which the best is compared with the worn
 * set.
 */
export const SEARCH_RUNS = 7;
export const PROOF_RUNS = 40;
/** Runs of a proof that must show rare defeats. */
const LONG_PROOF_RUNS = 80;
/** The most sets that a search plays. */
const MOST_SETS = 300;
/** Of more candidates of a place, those are searched that are best in a few runs. */
const KEPT = 4;
const SCREEN_RUNS = 2;
/** The most random sets that are played until one loses no run. */
const RANDOM_SETS = 3;
/** The most sets that are compared in a few runs. */
const MOST_SCREENED = 600;
/** The most steps that a search takes: those sets, and up to 24 for the proof. */
export const MOST_STEPS = MOST_SETS + MOST_SCREENED + 24;

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
 * of its pieces at once. It goes through all of them until nothing changes, so that the same question, asked
 * of what it has found, has no other answer. Under the seeds of the proof the result is not worse than what
 * is worn, unless it is safe and the other is not. A running session is taken as stopped.
 * @returns the refusal when the session cannot begin
 */
export function openBestOfBag(
  question: BagQuestion,
  aim: BagAim,
  world: World,
): OpenBestOfBag | Refusal<RefusalCode> {
  const shown = atRest(question.shown, world, question.at);
  const asked = { ...question, shown };
  const possible = openForecast(asked, world);
  return 'refused' in possible ? possible : new BagSearch(asked, aim, world);
}

/** What may be put on or taken along, by place. */
type Places = ReadonlyMap<BagPlace, readonly ItemAmount[]>;

class BagSearch implements OpenBestOfBag {
  readonly #question: BagQuestion;
  readonly #aim: BagAim;
  readonly #world: World;
  readonly #sets: BagSets;
  readonly #scoredSets: ScoredSets;
  readonly #steps: Iterator<void, BestOfBag>;
  /** The forecasts that were begun, by what a fight reads of their sets (`factsOf`). */
  readonly #open = new Map<string, { readonly forecast: OpenForecast; readonly runs: number }>();
  /** The scores of the sets that were played, by the same. */
  readonly #scores = new Map<string, BagScore>();
  /** The same in a few runs. */
  readonly #quickScores = new Map<string, BagScore>();
  /** The forecasts of the proof. */
  readonly #proofs = new Map<string, Forecast>();
  readonly #longProofs = new Map<string, Forecast>();
  /** The best set after the first round through all places. */
  #firstRound: BagSet | null = null;
  #result: BestOfBag | null = null;

  constructor(question: BagQuestion, aim: BagAim, world: World) {
    this.#question = question;
    this.#aim = aim;
    this.#world = world;
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

  /** Goes through what may be put on, chosen anew around what is found, until nothing changes. */
  *#improved(from: BagSet, candidates: Candidates, foods: readonly ItemAmount[]): Generator<void, BagSet> {
    let best = from;
    for (;;) {
      const start = best;
      const places = yield* this.#screened(best, candidates, foods);
      for (let before: BagSet | null = null; before !== best; ) {
        before = best;
        best = yield* this.#round(best, places, candidates);
      }
      if (best !== start) continue;
      const other = yield* this.#fromElsewhere(best, candidates, places);
      if (other === null || !(yield* this.#beats(other, best))) return best;
      best = other;
    }
  }

  /** Goes once through all places, the item sets and the thresholds. */
  *#round(from: BagSet, places: Places, candidates: Candidates): Generator<void, BagSet> {
    let best = yield* this.#climbed(from, places, (set, than) => this.#beats(set, than));
    for (const changes of itemSetMoves(best, candidates, this.#world)) {
      const set = this.#sets.with(best, ...changes);
      if (yield* this.#beats(set, best)) best = set;
    }
    this.#firstRound ??= best;
    return yield* bestThreshold(best, this.#scoredSets);
  }

  /** Goes through the places once, and keeps each piece with which the set is better. */
  *#climbed(
    from: BagSet,
    places: Places,
    beats: (set: BagSet, than: BagSet) => Generator<void, boolean>,
  ): Generator<void, BagSet> {
    let best = from;
    for (const [place, pieces] of places) {
      for (const piece of pieces) {
        if (isIn(best, place, piece)) continue;
        const set = this.#sets.with(best, [place, piece]);
        if (yield* beats(set, best)) best = set;
      }
    }
    return best;
  }

  /**
   * What is found in a few runs from the first of some random sets with which no run is lost: no change of
   * one place may lead there from the best set.
   * @returns null when all of them lose runs
   */
  *#fromElsewhere(best: BagSet, { pieces }: Candidates, places: Places): Generator<void, BagSet | null> {
    const { seed, shown } = this.#question;
    const companions = companionsOf(shown, this.#world);
    const pets = shown.companion === null ? companions : [...companions, shown.companion];
    const choices = [
      ...[...pieces].map(([slot, of]) => [slot, of.map(({ id }) => id)] as const),
      ['companion', pets] as const,
    ];
    for (let index = 0; index < RANDOM_SETS; index++) {
      const set = this.#sets.with(best, ...randomPieces(choices, seed, index));
      const score = yield* this.#quickScore(set);
      if (score?.survives === 1)
        return yield* this.#climbed(set, places, (one, than) => this.#beatsQuickly(one, than));
    }
    return null;
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
    const bestQuick = yield* this.#quickScore(best);
    const quick = yield* this.#quickScore(set);
    // A set that is much worse in a few runs is not played further.
    if (quick === null || bestQuick === null || isFarBelow(quick, bestQuick)) return false;
    const bestScore = yield* this.#score(best);
    const score = yield* this.#score(set);
    return score !== null && bestScore !== null && isBetterScore(score, bestScore);
  }

  /** The same in a few runs. */
  *#beatsQuickly(set: BagSet, best: BagSet): Generator<void, boolean> {
    const bestScore = yield* this.#quickScore(best);
    const score = yield* this.#quickScore(set);
    return score !== null && bestScore !== null && isBetterScore(score, bestScore);
  }

  /** @returns null when no more sets may be played */
  *#score(set: BagSet): Generator<void, BagScore | null> {
    if ((yield* this.#quickScore(set)) === null) return null;
    return yield* this.#known(this.#scores, set, SEARCH_RUNS, MOST_SETS);
  }

  /** The same with a few runs. */
  *#quickScore(set: BagSet): Generator<void, BagScore | null> {
    return yield* this.#known(this.#quickScores, set, SCREEN_RUNS, MOST_SCREENED);
  }

  *#known(
    scores: Map<string, BagScore>,
    set: BagSet,
    runs: number,
    most: number,
  ): Generator<void, BagScore | null> {
    const facts = factsOf(set.shown, this.#world);
    const known = scores.get(facts);
    if (known !== undefined) return known;
    if (scores.size >= most) return null;
    const score = this.#scored(this.#forecast(set.shown, runs), set.shown);
    scores.set(facts, score);
    yield;
    return score;
  }

  #scored(forecast: Forecast, { equipment }: Shown): BagScore {
    const healing = this.#world.item(equipment.food ?? 0)?.healingAmount ?? 0;
    return bagScore(forecast, this.#aim, healing);
  }

  /** A set that was played before goes on where it was: its first runs are those that it has. */
  #forecast(shown: Shown, runs: number): Forecast {
    const facts = factsOf(shown, this.#world);
    const { forecast, runs: played } = this.#open.get(facts) ?? { forecast: this.#opened(shown), runs: 0 };
    forecast.play(runs - played);
    this.#open.set(facts, { forecast, runs });
    return forecast.summary();
  }

  #opened(shown: Shown): OpenForecast {
    const forecast = openForecast({ ...this.#question, shown }, this.#world, exactly(LONG_PROOF_RUNS));
    if ('refused' in forecast) throw new Error(`A set cannot begin the session: ${forecast.refused}`);
    return forecast;
  }

  *#proved(found: BagSet): Generator<void, BestOfBag> {
    const others = [this.#sets.eatingAsBefore(found), this.#firstRound ?? found];
    const { worn, best } = yield* provedBest(found, others, {
      aim: this.#aim,
      sets: this.#sets,
      forecastOf: (shown) => this.#proof(this.#proofs, shown, PROOF_RUNS),
      longForecastOf: (shown) => this.#proof(this.#longProofs, shown, LONG_PROOF_RUNS),
      scoreOf: (forecast, shown) => this.#scored(forecast, shown),
    });
    const { shown } = this.#sets.worn;
    const { healingShare } = best.set.shown;
    return {
      pieces: setChanges(shown, best.set.shown),
      healingShare: healingShare === shown.healingShare ? null : healingShare,
      worn,
      best: best.forecast,
    };
  }

  *#proof(proofs: Map<string, Forecast>, shown: Shown, runs: number): Generator<void, Forecast> {
    const facts = factsOf(shown, this.#world);
    const known = proofs.get(facts);
    if (known !== undefined) return known;
    const forecast = this.#forecast(shown, runs);
    proofs.set(facts, forecast);
    yield;
    return forecast;
  }
}

/** Whether a set has the piece in its place. Food may have other portions. */
const isIn = ({ shown }: BagSet, place: BagPlace, { itemId }: ItemAmount): boolean => {
  if (place === 'food') return false;
  return itemId === (place === 'companion' ? shown.companion : shown.equipment[place]);
};
