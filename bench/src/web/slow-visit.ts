import { type CDPSession, chromium, type Page } from 'playwright-core';
import { chromiumPath } from './chromium.ts';
import type { PlayerHouse } from './player-server.ts';

/** How much slower than this machine the player's is. */
const SLOWDOWN = 4;

export const SIZES = [
  { name: 'desktop', viewport: { width: 1440, height: 900 }, hasTouch: false },
  { name: 'phone', viewport: { width: 390, height: 844 }, hasTouch: true },
] as const;
export type Size = (typeof SIZES)[number];

/** Opens a browser of its own, in which the veteran is logged in. */
export async function visiting<T>(
  { origin, cookie }: PlayerHouse,
  { viewport, hasTouch }: Size,
  visit: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await chromium.launchPersistentContext('', {
    executablePath: chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu'],
    viewport,
    hasTouch,
    baseURL: origin,
  });
  try {
    const [name = '', value = ''] = cookie.split('=');
    await context.addCookies([{ name, value, url: origin }]);
    const page = context.pages()[0] ?? (await context.newPage());
    await showAll(page, viewport);
    return await visit(page);
  } finally {
    await context.close();
  }
}

/** Px, more than the browser's own bars take of its window. */
const BARS = 200;

/**
 * The window is made as high as the page, and the browser's bars take some of that. What then lies below its edge, the dock of a
 * phone, is never shown; and an event after which nothing is shown counts as waiting until something is.
 */
async function showAll(page: Page, { width, height }: Size['viewport']): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { windowId } = await session.send('Browser.getWindowForTarget');
  await session.send('Browser.setWindowBounds', { windowId, bounds: { width, height: height + BARS } });
  await session.detach();
}

/** From here on the machine is the player's. */
export async function slowDown(page: Page): Promise<void> {
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
}
