import type { Page } from 'playwright-core';

/** ms: shifts closer together than the gap count as one, up to the whole window (web.dev/articles/cls). */
const GAP = 1_000;
const WINDOW = 5_000;

interface Shift {
  readonly at: number;
  readonly value: number;
}

/** Lets every page that is loaded from now on keep what moves in it without the player's doing. For visits in which things move. */
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
 * To be asked when all that the page shows has arrived.
 * @returns the page's Cumulative Layout Shift, the worst window of shifts since it was loaded
 */
export async function layoutShift(page: Page): Promise<number> {
  const shifts = await page.evaluate(async () => {
    // What was laid out last is told of after the next frame.
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
