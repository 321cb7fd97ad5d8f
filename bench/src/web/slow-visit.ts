import { type CDPSession, chromium, type Page } from 'playwright-core';
import { chromiumPath } from './chromium.ts';
import type { PlayerHouse } from './player-house.ts';

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
    return await visit(context.pages()[0] ?? (await context.newPage()));
  } finally {
    await context.close();
  }
}

/** From here on the machine is the player's. */
export async function slowDown(page: Page): Promise<void> {
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
}
