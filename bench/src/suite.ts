import type { Figure } from './figure.ts';

/**
 * `full`: a size with which the figures are meaningful. `short`: the tests run this size to see that the
 * benchmark still gives all its figures. It runs the same code with few rounds and small amounts, so its
 * ratios say nothing about speed.
 */
export type Size = 'full' | 'short';

/** How much a benchmark measures at each size. */
export type Sizes<S> = Readonly<Record<Size, S>>;

/** A benchmark with its two sizes. */
export interface Suite<S extends object = object> extends Sizes<S> {
  measure(amounts: S): Figure[] | Promise<Figure[]>;
}

/** Runs a suite at one of its sizes. */
export const figuresOf = async (suite: Suite, size: Size): Promise<Figure[]> => suite.measure(suite[size]);
