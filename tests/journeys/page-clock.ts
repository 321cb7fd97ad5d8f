import type { Page } from 'playwright-core';

const GO_ON = 'page-clock-goes-on';

/** Does something within one instant of the page's `performance.now()`, however slow the machine is. */
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
