/** Runs of the first answer. The precision is not judged before. */
export const FIRST_RUNS = 20;
/** The most runs of a forecast. */
export const MOST_RUNS = 400;
/** A forecast is done when both standard errors are below this share of their means. */
export const FINE_ERROR = 0.01;

/** When a forecast is done. */
export interface Precision {
  readonly firstRuns: number;
  readonly mostRuns: number;
  readonly error: number;
}

export const PRECISION: Precision = { firstRuns: FIRST_RUNS, mostRuns: MOST_RUNS, error: FINE_ERROR };

/** Exactly so many runs, for comparisons with the same seeds. */
export const exactly = (runs: number): Precision => ({ firstRuns: runs, mostRuns: runs, error: 0 });
