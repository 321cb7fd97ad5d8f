import type { Figure } from '../figure.ts';
import { median } from '../measure.ts';

/** What a round needs of a figure. */
export type Measured = Pick<Figure, 'name' | 'ratio' | 'goal'>;

/** A figure that both commits have, over all rounds. */
export interface Compared {
  readonly name: string;
  /** In how many rounds both commits were measured. */
  readonly rounds: number;
  /** Medians of the ratios. */
  readonly before: number;
  readonly after: number;
  /**
   * Median over the rounds of after / before, or of before / after if the goal is `at least`: above 1 the
   * figure is worse than before.
   */
  readonly change: number;
  /** The interval in which `change` would be with a probability of `COVERAGE` if it was measured for ever. */
  readonly spread: readonly [number, number];
  readonly isWorse: boolean;
  /** Whether the rounds are too few to say on which side of `LIMIT` the figure is. */
  readonly isUndecided: boolean;
}

/** A figure counts as worse from this change on. */
const LIMIT = 1.05;

/** From this change on, noise alone may be what keeps a figure below `LIMIT`. */
const NEAR_LIMIT = 1.025;

/** Least probability with which an interval has the true median. */
const COVERAGE = 0.9;

/**
 * Compares a figure of two commits. Both values of a round were measured one after the other, so that other
 * load on the machine affects them alike. A figure is worse when its change is above `LIMIT` and its spread
 * is above 1, so that one slow round does not count. A figure is undecided when its change is above `LIMIT`
 * and its spread contains 1, or when its change is above `NEAR_LIMIT` and its spread contains `LIMIT`.
 * @param before the figure's ratio in each round, of the earlier commit
 * @param after the same of the present state, as many
 */
export function compare(
  { name, goal }: Omit<Measured, 'ratio'>,
  before: readonly number[],
  after: readonly number[],
): Compared {
  const changes = after.map((ratio, round) => {
    const change = ratio / (before[round] as number);
    return goal === 'at most' ? change : 1 / change;
  });
  const change = median(changes);
  const spread = spreadOf(changes);
  const [low, high] = spread;
  return {
    name,
    rounds: changes.length,
    before: median(before),
    after: median(after),
    change,
    spread,
    isWorse: change > LIMIT && low > 1,
    isUndecided: change > LIMIT ? low <= 1 : change > NEAR_LIMIT && high > LIMIT,
  };
}

/**
 * The narrowest interval between two samples of equal rank from below and from above that contains the true
 * median with at least `COVERAGE`. It holds for every distribution (sign test). With four or fewer samples no
 * interval has this probability; then it is the one from the lowest to the highest.
 */
export function spreadOf(samples: readonly number[]): readonly [number, number] {
  const sorted = samples.toSorted((a, b) => a - b);
  let outside = 2 / 2 ** sorted.length;
  let rank = 0;
  // The probability that at most `rank` of the samples are on one side of the true median.
  for (let ways = 1; ; rank++) {
    ways = (ways * (sorted.length - rank)) / (rank + 1);
    outside += (2 * ways) / 2 ** sorted.length;
    if (1 - outside < COVERAGE || rank + 1 >= sorted.length / 2) break;
  }
  return [sorted[rank] as number, sorted[sorted.length - 1 - rank] as number];
}
