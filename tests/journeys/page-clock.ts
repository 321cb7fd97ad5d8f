import type { Page } from 'playwright-core';

const GO_ON = 'page-clock-goes-on';

/**
 * Runs `act` while the page's `performance.now()` does not change, so that the speed of the machine has no
 * effect.
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
