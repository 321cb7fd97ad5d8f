import type { BagAim } from '../world/best-builds.ts';
import { type BagScore, compareScores } from './bag-score.ts';
import type { BagSet, BagSets } from './bag-set.ts';

/** Shares of the maximum health at which a character may eat, in ten-thousandths. */
const THRESHOLDS = [1_500, 2_000, 2_500, 3_500, 5_000, 7_500] as const;
/** Those of the proof, where what is found or what is worn is not safe. */
const PROVED_THRESHOLDS = [2_500, 3_500, 5_000, 7_500] as const;

/** The lower ones of some thresholds, the nearest first. @param healingShare as in `Shown` */
const lowerThresholds = (healingShare: number): readonly number[] =>
  THRESHOLDS.filter((share) => isLowerThreshold(share, healingShare)).toReversed();

/** The same of the higher ones. */
const higherThresholds = (healingShare: number): readonly number[] =>
  THRESHOLDS.filter((share) => isLowerThreshold(healingShare, share));

/** @param share @param than as in `Shown` */
export const isLowerThreshold = (share: number, than: number): boolean => share < than - THRESHOLD_ROUNDING;

/** A threshold is set in points, so its share may be up to so much below the wanted one. */
const THRESHOLD_ROUNDING = 100;

/** The set with each higher threshold that is proved, the nearest first. */
export const atHigherThresholds = (set: BagSet, sets: BagSets): readonly BagSet[] =>
  PROVED_THRESHOLDS.filter((share) => isLowerThreshold(set.shown.healingShare, share)).map((share) =>
    sets.eatingAt(set, share),
  );

/** The sets of a search, with their scores for an aim. */
export interface ScoredSets {
  readonly aim: BagAim;
  readonly sets: BagSets;
  /**
   * Yields after each set that it plays.
   * @returns null when no more sets may be played
   */
  readonly scoreOf: (set: BagSet) => Generator<void, BagScore | null>;
}

/**
 * The set with another healing threshold, one step after the other while that is better. All else of the set
 * stays as it is. When no more sets may be played, it is the best so far.
 */
export function* bestThreshold(from: BagSet, scored: ScoredSets): Generator<void, BagSet> {
  let best = from;
  for (;;) {
    const better = yield* betterThreshold(best, scored);
    if (better === null) return best;
    best = better;
  }
}

/**
 * The set with the nearest threshold that is better. Thresholds that make no difference are passed over. A
 * lower one makes no set safer: it saves little food, and may lose runs that are too rare to be among those
 * played. A higher one helps only where runs are lost: no trait needs high health.
 * @returns null when none is better
 */
function* betterThreshold(best: BagSet, { aim, sets, scoreOf }: ScoredSets): Generator<void, BagSet | null> {
  const bestScore = yield* scoreOf(best);
  if (bestScore === null) return null;
  const { healingShare } = best.shown;
  const lower = aim === 'safety' ? [] : lowerThresholds(healingShare);
  const higher = bestScore.survives === 1 ? [] : higherThresholds(healingShare);
  for (const shares of [lower, higher]) {
    for (const share of shares) {
      const set = sets.eatingAt(best, share);
      const score = yield* scoreOf(set);
      if (score === null || score.survives < bestScore.survives) break;
      const order = compareScores(score, bestScore);
      if (order < 0) return set;
      if (order > 0) break;
    }
  }
  return null;
}
