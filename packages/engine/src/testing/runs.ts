import fc from 'fast-check';

/** How many times as many cases `npm run test:long` tries. */
const LONG_FACTOR = 40;

const { process } = globalThis as unknown as {
  readonly process?: { readonly env: Readonly<Record<string, string | undefined>> };
};
/** Whether this is `npm run test:long`, with its larger counts. */
export const isLong = process?.env.TEST_LONG === '1';

/** Set by vitest.config.ts from the commit; undefined in long runs, which try other cases each time. */
const seed = process?.env.PROPERTY_SEED;

/** @throws Error with the case that failed, and with how to try it again */
function report(details: fc.RunDetails<unknown>): void {
  const message = fc.defaultReportMessage(details);
  if (message === undefined) return;
  const again = `To try the same cases again: PROPERTY_SEED=${details.seed}${isLong ? ' TEST_LONG=1' : ''} npx vitest run <this file>`;
  throw new Error(`${message}\n\n${again}`, { cause: details.errorInstance });
}

/**
 * Parameters of a property. `npm test` tries the cases of the commit, so that a commit passes or fails the
 * same way for everyone; `npm run test:long` tries many more, and others each time.
 * @param count cases in `npm test`
 */
export const runs = (count: number): fc.Parameters<unknown> => ({
  numRuns: isLong ? count * LONG_FACTOR : count,
  ...(seed === undefined ? {} : { seed: Number(seed) }),
  reporter: report,
});

/**
 * Milliseconds that a property may take, with all its cases: it is the cases that are counted, not the time.
 */
export const PATIENCE = isLong ? 3_600_000 : 120_000;
