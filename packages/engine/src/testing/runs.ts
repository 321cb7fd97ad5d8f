import fc from 'fast-check';

/** The factor by which `npm run test:long` tries more cases than `npm test`. */
const LONG_FACTOR = 40;

const { process } = globalThis as unknown as {
  readonly process?: { readonly env: Readonly<Record<string, string | undefined>> };
};
/** Whether this is `npm run test:long`, which has larger counts. */
export const isLong = process?.env.TEST_LONG === '1';

/**
 * The property seed. vitest.config.ts derives it from the commit. Undefined in long runs, which try other
 * cases each time.
 */
const seed = process?.env.PROPERTY_SEED;

/**
 * Reports a failed property.
 * @throws Error with the failed case and the command that repeats it, when a case failed
 */
function report(details: fc.RunDetails<unknown>): void {
  const message = fc.defaultReportMessage(details);
  if (message === undefined) return;
  const again = `To try the same cases again: PROPERTY_SEED=${details.seed}${isLong ? ' TEST_LONG=1' : ''} npx vitest run <this file>`;
  throw new Error(`${message}\n\n${again}`, { cause: details.errorInstance });
}

/**
 * Parameters of a property. `npm test` derives the cases from the commit, so each test run of a commit tries
 * the same ones. `npm run test:long` tries many more cases, with another seed each time.
 * @param count number of cases in `npm test`
 */
export const runs = (count: number): fc.Parameters<unknown> => ({
  numRuns: isLong ? count * LONG_FACTOR : count,
  ...(seed === undefined ? {} : { seed: Number(seed) }),
  reporter: report,
});

/**
 * Timeout in ms of a test of a property with all its cases. It is longer than needed: the number of cases
 * limits the work, not the time.
 */
export const PROPERTY_TIMEOUT = isLong ? 3_600_000 : 120_000;
