import type { Precision } from './precision.ts';

/** Three values of a distribution: 5, 50 and 95 of 100 runs give at most this. */
export interface Quantiles {
  readonly p5: number;
  readonly p50: number;
  readonly p95: number;
}

/** One number of each run. */
export class Samples {
  readonly #values: number[] = [];
  #sum = 0;
  #squares = 0;
  /** The first value. Sums of differences from it are exact when all values are equal. */
  #origin = 0;

  add(value: number): void {
    if (this.#values.length === 0) this.#origin = value;
    const difference = value - this.#origin;
    this.#values.push(value);
    this.#sum += difference;
    this.#squares += difference * difference;
  }

  /** 0 when there are no values. */
  get mean(): number {
    const count = this.#values.length;
    return count === 0 ? 0 : this.#origin + this.#sum / count;
  }

  get values(): readonly number[] {
    return this.#values;
  }

  /** Standard error of the mean. Infinity for one value. */
  get standardError(): number {
    const count = this.#values.length;
    if (count < 2) return Number.POSITIVE_INFINITY;
    const variance = Math.max(0, this.#squares - (this.#sum * this.#sum) / count) / (count - 1);
    return Math.sqrt(variance / count);
  }

  /**
   * Standard error as a share of the mean. 0 when all values are equal; Infinity when the mean is 0 and they
   * are not.
   */
  get relativeError(): number {
    const { standardError } = this;
    return standardError === 0 ? 0 : standardError / Math.abs(this.mean);
  }

  /** The smallest value that at least this share of the values does not exceed. */
  quantile(share: number): number {
    return quantileOf(ascending(this.#values), share);
  }

  get quantiles(): Quantiles {
    return quantilesOf(this.#values);
  }
}

const ascending = (values: readonly number[]): Float64Array => Float64Array.from(values).sort();

const quantileOf = (sorted: Float64Array, share: number): number =>
  sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;

/** @param values at least one */
export function quantilesOf(values: readonly number[]): Quantiles {
  const sorted = ascending(values);
  return { p5: quantileOf(sorted, 0.05), p50: quantileOf(sorted, 0.5), p95: quantileOf(sorted, 0.95) };
}

/**
 * Whether a forecast is done: its most runs are played, or after the first runs the standard error of each of
 * the samples is small enough. Each has one value for each run.
 */
export function isPrecise(
  { firstRuns, mostRuns, error }: Precision,
  ...samples: readonly Samples[]
): boolean {
  const runs = samples[0]?.values.length ?? 0;
  if (runs >= mostRuns) return true;
  return runs >= firstRuns && samples.every(({ relativeError }) => relativeError < error);
}
