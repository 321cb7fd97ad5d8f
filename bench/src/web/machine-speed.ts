import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';
import type { Page } from 'playwright-core';

/** BenchmarkIndex of a Pixel 5, with which Chrome's developer tools calibrate their mid-range phone. */
export const PHONE_SPEED = 1_000;

/**
 * The speed of the browser on this machine without throttling, as Lighthouse's BenchmarkIndex. Machines with
 * the same name differ by several times, and a slow machine throttled by four is slower than any phone. Takes
 * a second.
 */
export const machineSpeed = (page: Page): Promise<number> =>
  page.evaluate(pageFunctions.computeBenchmarkIndex);
