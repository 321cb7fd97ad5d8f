import type { Page } from 'playwright-core';

const GO_ON = 'page-clock-goes-on';

/**
 * Stops the page's `performance.now()`, runs `act`, and lets `performance.now()` continue. So the speed of
 * the machine has no effect.
 */
export async function atOnce(page: Page, act: () => Promise<void>): Promise<void> {
  await page.evaluate((goOn) => {
    const { now } = performance;
    const at = performance.now();
    performance.now = () => at;
    addEventListener(goOn, () => {
      performance.now = now;
    });
  }, GO_ON);
  await act();
  await page.evaluate((goOn) => {
    dispatchEvent(new Event(goOn));
  }, GO_ON);
}
