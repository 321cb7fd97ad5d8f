import { bearersOf } from '../character/bearers.ts';
import { gearSums } from '../character/gear.ts';
import type { Refusal } from '../commands/refusal.ts';
import type { RefusalCode } from '../commands/registry.ts';
import { WORN_SLOTS, type WornSlot } from '../state/slots.ts';
import type { Shown } from '../state/state.ts';
import type { ItemAmount } from '../world/static-data.ts';
import type { World } from '../world/world.ts';
import { type Candidates, candidatesOf, foodsOf } from './bag-candidates.ts';
import { experienceAnHour, totalExperience } from './experience-sums.ts';
import type { Forecast } from './forecast.ts';
import { restsAtOnce } from './no-run-forecast.ts';
import { openForecast } from './open-forecast.ts';
import { exactly } from './precision.ts';
import type { BeginCommand, ForecastQuestion } from './question.ts';
import { setChanges } from './set-changes.ts';
import { atRest, whatIf } from './what-if.ts';

/**
 * Runs with which sets are compared while searching, and those with which the best is compared with the worn
 * set.
 */
export const SEARCH_RUNS = 10;
export const PROOF_RUNS = 40;
/** The most sets that a search plays. */
export const MOST_SETS = 120;
/** How often the search goes through all slots. */
const ROUNDS = 2;

/** What the set shall be best for. */
export type BagAim = 'experience' | 'gold' | 'safety';

export interface BestOfBag {
  /**
   * What to put on with the command wear, weapon first; empty when the worn set is the best found. Of food,
   * the portions that the slot shall hold.
   */
  readonly pieces: readonly ItemAmount[];
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

/**
 * Searches the owned pieces for the set, twelve slots and food, that is best for a session: one slot after
 * the other, each candidate under the same seeds. The result is never worse than what is worn, under the
 * seeds of the proof. A running session is taken as stopped.
 * @param scores of searches with the same question, aim and world, from other sets
 * @returns the refusal when the session cannot begin
 */
export function openBestOfBag(
  question: ForecastQuestion & { readonly command: BeginCommand },
  aim: BagAim,
  world: World,
  scores: SetScores = new Map(),
): OpenBestOfBag | Refusal<RefusalCode> {
  const shown = atRest(question.shown, world, question.at);
  const asked = { ...question, shown };
  const possible = openForecast(asked, world);
  return 'refused' in possible ? possible : new BagSearch(asked, aim, world, scores);
}

/** What is compared, the most important first; larger is better. */
type Score = readonly number[];

/** The scores of the sets that were played, by what a fight reads of them (`keyOf`). */
export type SetScores = Map<string, Score>;

function scoreOf(forecast: Forecast, aim: BagAim, healing: number): Score {
  const { survives, runningTime, food, gold } = forecast;
  // A set with which nothing begins is the worst, also where what begins costs more than it brings.
  const begins = restsAtOnce(forecast) ? Number.NEGATIVE_INFINITY : 0;
  const experience = [begins, totalExperience(forecast), experienceAnHour(forecast)];
  switch (aim) {
    case 'experience':
      return experience;
    case 'gold':
      return [begins, gold.expected, gold.perHour];
    case 'safety':
      // Sets that are as safe are told apart by how long they last, then by how much must be healed.
      return [begins, survives, survives < 1 ? runningTime : 0, -food.perHour * healing, ...experience];
  }
}

/** Whether the first score is better. */
function isBetter(one: Score, other: Score): boolean {
  for (const [index, value] of one.entries()) {
    const against = other[index] as number;
    if (value !== against) return value > against;
  }
  return false;
}

/** A set: what to put on, and what is shown then. */
interface BagSet {
  readonly pieces: ReadonlyMap<WornSlot | 'food', ItemAmount>;
  readonly shown: Shown;
}

class BagSearch implements OpenBestOfBag {
  readonly #question: ForecastQuestion;
  readonly #aim: BagAim;
  readonly #world: World;
  readonly #steps: Iterator<void, BestOfBag>;
  readonly #scores: SetScores;
  #result: BestOfBag | null = null;

  constructor(question: ForecastQuestion, aim: BagAim, world: World, scores: SetScores) {
    this.#question = question;
    this.#aim = aim;
    this.#world = world;
    this.#scores = scores;
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
    const worn: BagSet = { pieces: new Map(), shown };
    const foods = foodsOf(shown, this.#world);
    let best = worn;
    yield* this.#score(worn);
    const starts = candidatesOf(shown, this.#world).map((candidates) => ({
      candidates,
      set: this.#start(worn, candidates, foods),
    }));
    let chosen = starts[0]?.candidates;
    for (const { candidates, set } of starts) {
      if (yield* this.#beats(set, best)) {
        best = set;
        chosen = candidates;
      } else if (best === worn && candidates.style === shown.attackStyle) chosen = candidates;
    }
    if (chosen !== undefined) best = yield* this.#improved(best, chosen, foods);
    return yield* this.#proved(best);
  }

  /** The first candidates of each slot, with the food that heals most in all. */
  #start(worn: BagSet, { pieces }: Candidates, foods: readonly ItemAmount[]): BagSet {
    let set = worn;
    for (const slot of ['weapon', ...WORN_SLOTS] as const) {
      const [first] = pieces.get(slot) ?? [];
      if (first !== undefined && set.shown.equipment[slot] !== first.id) {
        set = this.#with(set, slot, { itemId: first.id, amount: 1 });
      }
    }
    const [food] = foods;
    return food === undefined ? set : this.#with(set, 'food', food);
  }

  *#improved(from: BagSet, { pieces }: Candidates, foods: readonly ItemAmount[]): Generator<void, BagSet> {
    let best = from;
    for (let round = 0; round < ROUNDS; round++) {
      const before = best;
      for (const slot of WORN_SLOTS) {
        for (const { id } of pieces.get(slot) ?? []) {
          if (best.shown.equipment[slot] === id) continue;
          const set = this.#with(best, slot, { itemId: id, amount: 1 });
          if (yield* this.#beats(set, best)) best = set;
        }
      }
      for (const food of foods) {
        const set = this.#with(best, 'food', food);
        if (yield* this.#beats(set, best)) best = set;
      }
      if (best === before) break;
    }
    return best;
  }

  /** The set with another piece, put on by the rules of the command wear, all at once. */
  #with(set: BagSet, slot: WornSlot | 'food', piece: ItemAmount): BagSet {
    const pieces = new Map(set.pieces).set(slot, piece);
    const { shown, at } = this.#question;
    const input = { pieces: [...pieces.values()] };
    const next = whatIf(shown, { name: 'wear', input }, this.#world, at);
    if ('refused' in next) throw new Error(`A set cannot be worn: ${next.refused}`);
    return { pieces, shown: next };
  }

  *#beats(set: BagSet, best: BagSet): Generator<void, boolean> {
    const bestScore = yield* this.#score(best);
    const score = yield* this.#score(set);
    return score !== null && bestScore !== null && isBetter(score, bestScore);
  }

  /** @returns null when no more sets may be played */
  *#score(set: BagSet): Generator<void, Score | null> {
    const key = keyOf(set.shown, this.#world);
    const known = this.#scores.get(key);
    if (known !== undefined) return known;
    if (this.#scores.size >= MOST_SETS) return null;
    const score = this.#scored(this.#forecast(set, SEARCH_RUNS), set.shown);
    this.#scores.set(key, score);
    yield;
    return score;
  }

  #scored(forecast: Forecast, { equipment }: Shown): Score {
    const healing = this.#world.item(equipment.food ?? 0)?.healingAmount ?? 0;
    return scoreOf(forecast, this.#aim, healing);
  }

  #forecast({ shown }: BagSet, runs: number): Forecast {
    const forecast = openForecast({ ...this.#question, shown }, this.#world, exactly(runs));
    if ('refused' in forecast) throw new Error(`A set cannot begin the session: ${forecast.refused}`);
    forecast.play(runs);
    return forecast.summary();
  }

  *#proved(found: BagSet): Generator<void, BestOfBag> {
    const { shown } = this.#question;
    const worn = this.#forecast({ pieces: new Map(), shown }, PROOF_RUNS);
    yield;
    const pieces = setChanges(shown.equipment, found.shown.equipment);
    if (pieces.length === 0) return { pieces, worn, best: worn };
    const best = this.#forecast(found, PROOF_RUNS);
    return isBetter(this.#scored(best, found.shown), this.#scored(worn, shown))
      ? { pieces, worn, best }
      : { pieces: [], worn, best: worn };
  }
}

/** A fight reads only these facts of what is worn, so sets with the same facts have the same score. */
function keyOf(shown: Shown, world: World): string {
  const { equipment, attackStyle } = shown;
  const { attackPower, armor, criticalChance } = gearSums(equipment, world);
  const { food, foodAmount } = equipment;
  const bearers = bearersOf(shown, world);
  return [attackStyle, attackPower, armor, criticalChance, food, foodAmount, ...bearers].join();
}
