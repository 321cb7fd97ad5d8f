import { MILLIONTHS } from './luck-sums.ts';

/** Shares, 0 to 1, of players with the same kills who would have had fewer, as many, or more of an item. */
export interface LuckShare {
  readonly fewer: number;
  readonly same: number;
  readonly more: number;
}

/** What a character had of an item from fights, and the sums of its kills, in millionths. */
export interface ItemLuck {
  readonly had: number;
  readonly expected: number;
  readonly variance: number;
}

/**
 * Above this variance, in squares of one drop, a normal distribution is used: the two differ by less than
 * 0.1 %.
 */
const NORMAL_VARIANCE = 40_000;
/** The number of draws where the chance of one is too small for the sums to tell: a Poisson distribution. */
const MANY_DRAWS = 67_108_864;
const LEAST_CHANCE = 1e-6;
/** Terms smaller than this share of the largest are left out. */
const LEAST_TERM = 1e-18;

/**
 * The share of players who would have had fewer than this character. The sums of luck keep the mean and the
 * variance of all kills and not each chance, so the distribution is the binomial one with that mean and
 * variance, in drops of one size (ADR 0020). It is exact where all kills had the same chance.
 */
export function luckShare({ had, expected, variance }: ItemLuck): LuckShare {
  const mean = expected / MILLIONTHS;
  const spread = variance / MILLIONTHS;
  if (mean <= 0 || spread <= 0) return certain(had, mean);
  // One drop brings `size`; with chance p its variance is size × (1 - p) times its mean.
  const ratio = spread / mean;
  const size = Math.max(1, Math.ceil(ratio - 1e-6));
  const drops = had / size;
  const mu = mean / size;
  if (spread / (size * size) > NORMAL_VARIANCE) {
    const deviation = Math.sqrt(spread) / size;
    const fewer = normalBelow((Math.ceil(drops) - 0.5 - mu) / deviation);
    const upTo = normalBelow((Math.floor(drops) + 0.5 - mu) / deviation);
    return { fewer, same: Math.max(0, upTo - fewer), more: Math.max(0, 1 - Math.max(fewer, upTo)) };
  }
  const chance = 1 - ratio / size;
  const draws = chance < LEAST_CHANCE ? MANY_DRAWS : Math.max(1, Math.round(mu / chance), Math.ceil(mu));
  return binomialShare(drops, draws, Math.min(1, mu / draws));
}

const certain = (had: number, mean: number): LuckShare => ({
  fewer: had > mean ? 1 : 0,
  same: had === mean ? 1 : 0,
  more: had < mean ? 1 : 0,
});

/** The terms are computed from the largest outwards, so that none of them underflows where it matters. */
function binomialShare(drops: number, draws: number, chance: number): LuckShare {
  if (chance >= 1) return certain(drops, draws);
  const odds = chance / (1 - chance);
  const mode = Math.min(draws, Math.floor((draws + 1) * chance));
  const sums = { fewer: 0, same: 0, more: 0 };
  const take = (hits: number, term: number): void => {
    if (hits < drops) sums.fewer += term;
    else if (hits === drops) sums.same += term;
    else sums.more += term;
  };
  take(mode, 1);
  for (let hits = mode, term = 1; hits < draws && term > LEAST_TERM; hits++) {
    term *= ((draws - hits) / (hits + 1)) * odds;
    take(hits + 1, term);
  }
  for (let hits = mode, term = 1; hits > 0 && term > LEAST_TERM; hits--) {
    term *= hits / (draws - hits + 1) / odds;
    take(hits - 1, term);
  }
  const all = sums.fewer + sums.same + sums.more;
  return { fewer: sums.fewer / all, same: sums.same / all, more: sums.more / all };
}

/** Luck over all items: the share of players whose loot would have been worth less. Null without any kill. */
export function overallLuck(items: readonly (ItemLuck & { readonly value: number })[]): number | null {
  let above = 0;
  let spread = 0;
  for (const { had, expected, variance, value } of items) {
    above += (had - expected / MILLIONTHS) * value;
    spread += (variance / MILLIONTHS) * value * value;
  }
  return spread <= 0 ? null : normalBelow(above / Math.sqrt(spread));
}

const ROOT_OF_TWO_PI = 2.506_628_274_631;
/** Beyond this many standard deviations the share is 0 or 1. */
const FAR = 8;

/** The share of a standard normal distribution below `z`. Errors are less than 1e-12. */
function normalBelow(z: number): number {
  if (z <= -FAR) return 0;
  if (z >= FAR) return 1;
  // Powers and logarithms differ between machines, so the series uses only sums and products.
  const square = z * z;
  let term = z;
  let sum = z;
  for (let odd = 3; Math.abs(term) > 1e-17 * Math.abs(sum); odd += 2) {
    term *= square / odd;
    sum += term;
  }
  const share = 0.5 + sum / (ROOT_OF_TWO_PI * exponential(square / 2));
  return Math.min(1, Math.max(0, share));
}

/** e to the power `x`, for `x` from 0 to 40. */
function exponential(x: number): number {
  let sum = 1;
  let term = 1;
  for (let k = 1; term > sum * 1e-17; k++) {
    term *= x / k;
    sum += term;
  }
  return sum;
}
