import type fc from 'fast-check';

/** How many times as many cases `npm run test:long` tries. */
const LONG_FACTOR = 10;

const { process } = globalThis as unknown as {
  readonly process?: { readonly env: Readonly<Record<string, string | undefined>> };
};
const isLong = process?.env.TEST_LONG === '1';

/**
 * Parameters of a property. `npm test` tries the same cases every time, so that a commit passes or fails whoever runs
 * it; `npm run test:long` tries many more, and others each time.
 * @param count cases in `npm test`
 */
export const runs = (count: number): fc.Parameters<unknown> =>
  isLong ? { numRuns: count * LONG_FACTOR } : { numRuns: count, seed: 20_261_120 };

/** Milliseconds that a property may take, with all its cases: it is the cases that are counted, not the time. */
export const PATIENCE = isLong ? 3_600_000 : 120_000;
