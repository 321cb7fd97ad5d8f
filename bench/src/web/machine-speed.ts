import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';
import type { Page } from 'playwright-core';

/**
 * Lighthouse's BenchmarkIndex of a Pixel 5. Chrome's developer tools calibrate the CPU throttling of a
 * mid-range phone with that phone.
 */
export const PHONE_SPEED = 1_000;

/**
 * The speed of the browser on this machine without throttling, computed as Lighthouse's BenchmarkIndex. The
 * figures print it because virtual machines of one type can differ by a factor of several, and a slow one
 * that is throttled by 4 is slower than any phone. The measurement takes a second.
 */
export const machineSpeed = (page: Page): Promise<number> =>
  page.evaluate(pageFunctions.computeBenchmarkIndex);
