import { expect } from 'vitest';
import { estimated, MOST_DIFFERENCE, ROUNDING, SMALL_ERROR } from './agreement.ts';

/**
 * How many numbers of a forecast are compared at once with sessions that are settled apart from it. With
 * hundreds of comparisons some of a right forecast are beyond 3 standard errors. So the bound holds for all
 * of them together: a right forecast breaks it as rarely as one comparison is beyond 3 standard errors.
 */
const MOST_MISTAKES = 0.0027;
/** So many sessions with an item are enough for the error of its mean. */
const ENOUGH = 25;

/** One number of a forecast beside the same number of the sessions. */
export interface Comparison {
  readonly name: string;
  readonly forecast: number;
  readonly sessions: number;
  /** The chance that a right forecast and its sessions differ at least as much. */
  readonly chance: number;
  /** The combined standard error as a share of the number. */
  readonly error: number;
}

/**
 * @param runs number of runs of the forecast; Infinity where it is exact. Its runs deviate at most as much as
 *   the sessions: a forecast computes drops from kills, and the sessions draw them
 */
export function compareMeans(
  name: string,
  forecast: number,
  values: readonly number[],
  runs: number,
): Comparison {
  const { mean, error } = estimated(values);
  const count = values.length;
  // Where fewer come than expected, their variance is too small by the same ratio.
  const scarcity = forecast > 0 && mean > 0 && mean < forecast ? forecast / mean : 1;
  let deviation = error * Math.sqrt(count * scarcity);
  // All sessions may be equal where the forecast has seen another one in its many runs.
  if (deviation === 0 && runs < Number.POSITIVE_INFINITY) deviation = Math.abs(mean) / Math.sqrt(count);
  const combined = deviation * Math.sqrt(1 / count + 1 / runs);
  const difference = Math.max(0, Math.abs(forecast - mean) - ROUNDING * Math.abs(mean));
  const chance = difference === 0 ? 1 : tailOfNormal(difference / combined);
  return { name, forecast, sessions: mean, chance, error: combined / Math.abs(mean) };
}

/** @param count how many of the sessions have the property that the forecast gives a share, 0 to 1 */
export function compareShares(
  name: string,
  forecast: number,
  { count, of, runs }: { readonly count: number; readonly of: number; readonly runs: number },
): Comparison {
  const { atMost, atLeast } = tailsOf(count, of, forecast, runs);
  // The share of both together: with it the error of a share of 0 or 1 is not 0.
  const weight = of / runs;
  const share = (forecast + (weight * count) / of) / (1 + weight);
  const error = Math.sqrt(((1 - share) * (1 / of + 1 / runs)) / share);
  return { name, forecast, sessions: count / of, chance: Math.min(1, 2 * atMost, 2 * atLeast), error };
}

/**
 * Compares a value below or at which are so many of the runs with the sessions. More than this share of the
 * sessions may be at it, because levels are whole numbers.
 */
export function compareQuantile(
  name: string,
  { share, value }: { readonly share: number; readonly value: number },
  values: readonly number[],
  runs: number,
): Comparison {
  const below = values.filter((one) => one < value).length;
  const upTo = values.filter((one) => one <= value).length;
  const chance = Math.min(
    1,
    2 * tailsOf(below, values.length, share, runs).atLeast,
    2 * tailsOf(upTo, values.length, share, runs).atMost,
  );
  const sorted = values.toSorted((one, other) => one - other);
  const sessions = sorted[Math.max(0, Math.ceil(share * values.length) - 1)] as number;
  // A level has no standard error.
  return { name, forecast: value, sessions, chance, error: Number.POSITIVE_INFINITY };
}

/** Items that come. What comes too rarely for a standard error of its own is compared as one sum. */
export function compareAmounts(
  items: readonly {
    readonly name: string;
    readonly expected: number;
    readonly chance: number;
    readonly amounts: readonly number[];
  }[],
  runs: number,
): Comparison[] {
  const isOften = ({ expected, chance, amounts }: (typeof items)[number]): boolean =>
    expected < 0 || chance * amounts.length >= ENOUGH;
  const often = items.filter(isOften);
  const rare = items.filter((one) => !isOften(one));
  const compared = often.map(({ name, expected, amounts }) => compareMeans(name, expected, amounts, runs));
  const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
  const sessions = items[0]?.amounts.length ?? 0;
  if (total(rare.map(({ chance }) => chance)) * sessions < ENOUGH) return compared;
  const sums = Array.from({ length: sessions }, (_, session) =>
    total(rare.map(({ amounts }) => amounts[session] as number)),
  );
  return [...compared, compareMeans('all rare items', total(rare.map((one) => one.expected)), sums, runs)];
}

/**
 * Expects that no comparison is less likely than the bound allows, and that no number with a small error
 * differs by more than 2 %.
 * @param groups number of such lists whose mistakes count together
 */
export function expectAllAgree(comparisons: readonly Comparison[], groups: number): void {
  const leastChance = MOST_MISTAKES / (groups * comparisons.length);
  const wrong = comparisons.filter(({ forecast, sessions, chance, error }) => {
    if (chance < leastChance) return true;
    const difference = Math.abs(forecast - sessions) / Math.abs(sessions);
    return error < SMALL_ERROR && difference > MOST_DIFFERENCE;
  });
  expect(wrong).toEqual([]);
}

/**
 * The chance that a normal value is at least so many standard errors from its mean, on both sides. It is an
 * upper bound, at most 5 % too large beyond 4.4.
 */
function tailOfNormal(errors: number): number {
  if (errors === Number.POSITIVE_INFINITY) return 0;
  return Math.min(1, (2 * Math.exp((-errors * errors) / 2)) / (errors * Math.sqrt(2 * Math.PI)));
}

/**
 * The chances that at most, or at least, `count` of so many sessions have a property that a share of the runs
 * has: the beta-binomial distribution, which has the errors of both. Of a forecast that is not exact neither
 * every run nor none has the property: one more run has it by half.
 */
function tailsOf(count: number, of: number, forecast: number, runs: number) {
  const share = (forecast + 0.5 / runs) / (1 + 1 / runs);
  if (share <= 0 || share >= 1) {
    const certain = Math.round(share) * of;
    return { atMost: count >= certain ? 1 : 0, atLeast: count <= certain ? 1 : 0 };
  }
  // Logarithms, because the chance of none underflows.
  let chance = 0;
  for (let one = 0; one < of; one++) chance += Math.log((1 - share + one / runs) / (1 + one / runs));
  let [atMost, atLeast] = [0, 0];
  for (let one = 0; one <= of; one++) {
    if (one <= count) atMost += Math.exp(chance);
    if (one >= count) atLeast += Math.exp(chance);
    const next = ((of - one) / (one + 1)) * ((share + one / runs) / (1 - share + (of - one - 1) / runs));
    chance += Math.log(next);
  }
  return { atMost, atLeast };
}
