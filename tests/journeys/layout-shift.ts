import type { Page } from 'playwright-core';

/** ms: shifts with shorter gaps form one window, whose length is at most WINDOW (web.dev/articles/cls). */
const GAP = 1_000;
const WINDOW = 5_000;

interface Shift {
  readonly at: number;
  readonly value: number;
}

/** Records the layout shifts of every page that is loaded from now on. For browsers with animations. */
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
 * @returns the page's Cumulative Layout Shift: the largest window of shifts since it was loaded
 */
export async function layoutShift(page: Page): Promise<number> {
  const shifts = await page.evaluate(async () => {
    // The observer gets the last shift after the next frame.
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
