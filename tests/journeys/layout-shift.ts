import type { Page } from 'playwright-core';

/**
 * Ms: shifts less than `GAP` apart form one window. A window is at most `WINDOW` long (web.dev/articles/cls).
 */
const GAP = 1_000;
const WINDOW = 5_000;

interface Shift {
  readonly at: number;
  readonly value: number;
}

/**
 * Makes each page of the browser that is loaded later record its layout shifts. Use it in browsers with
 * animations.
 */
export async function watchShifts(page: Page): Promise<void> {
  await page.context().addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[]) {
        if (!entry.hadRecentInput) shifts.push({ at: entry.startTime, value: entry.value });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/**
 * Call it when the page has loaded all that it shows.
 * @returns the page's Cumulative Layout Shift: the largest sum of the shifts of one window since the page was
 *   loaded
 */
export async function layoutShift(page: Page): Promise<number> {
  const shifts = await page.evaluate(async () => {
    // The observer gets the last shift only after the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return (window as unknown as { shifts: Shift[] }).shifts;
  });
  let [worst, sum, begun, last] = [0, 0, 0, Number.NEGATIVE_INFINITY];
  for (const { at, value } of shifts) {
    const continues = at - last < GAP && at - begun < WINDOW;
    if (!continues) begun = at;
    sum = continues ? sum + value : value;
    last = at;
    worst = Math.max(worst, sum);
  }
  return worst;
}
