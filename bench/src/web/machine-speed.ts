import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';
import type { Page } from 'playwright-core';

/** Of a Pixel 5, by which Chrome's developer tools calibrate their middling phone. */
export const PHONE_SPEED = 1_000;

/**
 * How fast the browser computes here, by Lighthouse's BenchmarkIndex, before anything is slowed down: machines of one name differ by
 * several times, and four times slower than a slow one is slower than any phone. Takes a second.
 */
export const machineSpeed = (page: Page): Promise<number> =>
  page.evaluate(pageFunctions.computeBenchmarkIndex);
