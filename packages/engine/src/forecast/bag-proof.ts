import type { Shown } from '../state/state.ts';
import type { BagAim } from '../world/best-builds.ts';
import { type BagScore, isBetterScore } from './bag-score.ts';
import type { BagSet, BagSets } from './bag-set.ts';
import type { Forecast } from './forecast.ts';
import { atHigherThresholds, isLowerThreshold } from './healing-thresholds.ts';
import { isSafe } from './is-safe.ts';
import { restsAtOnce } from './no-run-forecast.ts';

/** Below this healing share a set that loses no run of a proof may still lose one in ten: it plays more. */
const LOW_SHARE = 3_500;

/** A set and what it brings in the runs of a proof. */
interface ProvedSet {
  readonly set: BagSet;
  readonly forecast: Forecast;
  readonly score: BagScore;
}

/** What a proof is made with. */
export interface ProofTools {
  readonly aim: BagAim;
  readonly sets: BagSets;
  /** Plays the runs of a proof. Yields after each set that it plays. */
  readonly forecastOf: (shown: Shown) => Generator<void, Forecast>;
  /** The same with twice as many runs, of which the first are the same. */
  readonly longForecastOf: (shown: Shown) => Generator<void, Forecast>;
  readonly scoreOf: (forecast: Forecast, shown: Shown) => BagScore;
}

/**
 * The best of what is found and what is worn, in more runs than the search plays. Where what is found is not
 * safe, it is proved with higher healing thresholds until it is; if it never is, so is what is worn. The best
 * safe one is kept; the best of all where none is safe. A set plays the long proof only where it would be
 * kept.
 * @param found what the search has found
 * @param others further sets, in case that few runs have misled the search
 */
export function* provedBest(
  found: BagSet,
  others: readonly BagSet[],
  tools: ProofTools,
): Generator<void, { readonly worn: Forecast; readonly best: ProvedSet }> {
  const { aim, sets } = tools;
  const worn = yield* proved(sets.worn, tools);
  const first = yield* proved(found, tools);
  const answer = (best: ProvedSet) => ({ worn: worn.forecast, best });
  const isBetter = (one: ProvedSet) => isAllowed(one, worn, aim) && isBetterScore(one.score, worn.score);
  if (yield* provesSafe(first, tools)) {
    if (isBetter(first)) return answer(first);
    if (!(yield* provesSafe(worn, tools)) && isAllowed(first, worn, aim)) return answer(first);
    for (const set of others) {
      const other = yield* proved(set, tools);
      if (isBetter(other) && (yield* provesSafe(other, tools))) return answer(other);
    }
    return answer(worn);
  }
  const tried = [worn, first];
  const fed = yield* firstSafe(atHigherThresholds(found, sets), tried, worn, tools);
  if (fed !== null) {
    const keepsWorn = !isBetterScore(fed.score, worn.score) && (yield* provesSafe(worn, tools));
    return answer(keepsWorn ? worn : fed);
  }
  const wornOrOther = (yield* provesSafe(worn, tools)) ? worn : yield* firstSafe(others, tried, worn, tools);
  const safe = wornOrOther ?? (yield* firstSafe(atHigherThresholds(sets.worn, sets), tried, worn, tools));
  return answer(safe ?? bestAllowed(tried, worn, aim));
}

/** The first of some sets that is safe and allowed. @param tried takes those that are played for it */
function* firstSafe(
  of: readonly BagSet[],
  tried: ProvedSet[],
  worn: ProvedSet,
  tools: ProofTools,
): Generator<void, ProvedSet | null> {
  for (const set of of) {
    const one = yield* proved(set, tools);
    tried.push(one);
    if (isAllowed(one, worn, tools.aim) && (yield* provesSafe(one, tools))) return one;
  }
  return null;
}

/**
 * The best of some sets that are not safe. What is allowed depends on what is worn, so it is chosen again as
 * if the best were worn, until no other is better: the same question asked of the answer has no other answer.
 */
function bestAllowed(sets: readonly ProvedSet[], worn: ProvedSet, aim: BagAim): ProvedSet {
  const allowed = sets.filter((one) => isAllowed(one, worn, aim));
  const best = allowed.reduce((most, one) => (isBetterScore(one.score, most.score) ? one : most), worn);
  return best === worn ? worn : bestAllowed(sets, best, aim);
}

function* proved(set: BagSet, tools: ProofTools): Generator<void, ProvedSet> {
  const forecast = yield* tools.forecastOf(set.shown);
  return { set, forecast, score: tools.scoreOf(forecast, set.shown) };
}

/** A set with a low threshold plays more runs for it, when it has lost none before. */
function* provesSafe({ set: { shown }, forecast }: ProvedSet, tools: ProofTools): Generator<void, boolean> {
  if (!isSafeIn(forecast)) return false;
  if (!isLowerThreshold(shown.healingShare, LOW_SHARE)) return true;
  return isSafeIn(yield* tools.longForecastOf(shown));
}

/** A set with which nothing begins survives, too, but brings nothing. */
const isSafeIn = (forecast: Forecast): boolean => isSafe(forecast) && !restsAtOnce(forecast);

/**
 * Another threshold must not lose more runs than the present one. A lower one makes no set safer, and may
 * lose runs that are too rare to be among those played: so for safety it is never lower.
 */
function isAllowed({ set, score }: ProvedSet, worn: ProvedSet, aim: BagAim): boolean {
  const present = worn.set.shown.healingShare;
  const { healingShare } = set.shown;
  if (healingShare === present) return true;
  if (aim === 'safety' && isLowerThreshold(healingShare, present)) return false;
  return score.survives >= worn.score.survives;
}
