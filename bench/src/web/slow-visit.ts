import { type CDPSession, chromium, type Page } from 'playwright-core';
import { chromiumPath } from './chromium.ts';
import type { PlayerServer } from './player-server.ts';

/** The factor by which `slowDown` throttles the browser's CPU. */
const SLOWDOWN = 4;

export const SIZES = [
  { name: 'desktop', viewport: { width: 1440, height: 900 }, hasTouch: false },
  { name: 'phone', viewport: { width: 390, height: 844 }, hasTouch: true },
] as const;
export type Size = (typeof SIZES)[number];

/**
 * Runs `visit` in a new browser in which the veteran is logged in. Throttling starts only when `visit` calls
 * `slowDown`.
 */
export async function inSlowBrowser<T>(
  { origin, cookie }: PlayerServer,
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

/** Px that the window is higher than the viewport: more than the height of Chromium's own bars. */
const BARS = 200;

/**
 * Makes the window higher than the viewport by `BARS`. Otherwise the browser's bars take a part of the
 * height, and the lowest part of the page, for example the navigation of a phone, is never painted. The
 * browser measures an interaction until the next paint, so an interaction with an unpainted part would seem
 * to take long.
 */
async function showAll(page: Page, { width, height }: Size['viewport']): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { windowId } = await session.send('Browser.getWindowForTarget');
  await session.send('Browser.setWindowBounds', { windowId, bounds: { width, height: height + BARS } });
  await session.detach();
}

/** Throttles the browser's CPU by the factor `SLOWDOWN` from now on. */
export async function slowDown(page: Page): Promise<void> {
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
}
