import { dropsOfEnemy, meetingChances } from '@slumberfell/engine';
import { API_BASE, routes } from '@slumberfell/protocol';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { JourneyServer } from '../journeys/journey-server.ts';
import { layoutShift, watchShifts } from '../journeys/layout-shift.ts';
import { PlayerBrowser } from '../journeys/player-browser.ts';
import { SIZES } from '../journeys/sizes.ts';
import { sendCall } from '../journeys/steps/create-player.ts';
import { createVeteran } from '../journeys/steps/veteran.ts';
import { itemNamed, regionNamed, world } from '../journeys/world.ts';

/**
 * Pages whose chronicle and forecasts come late. In the other sweep they come at once on most machines, so a
 * panel that moves is rarely seen there.
 */

/** Ms by which answers are late. */
const LATE = 700;
/** The largest Cumulative Layout Shift. Text that takes the place of other text counts a little, too. */
const MOST_SHIFT = 0.005;

const HOME = regionNamed('Lanternlea');
const BREAD = { itemId: itemNamed('Lea Barley Bread').id, amount: 500 };
const HUNT = 7 * 3_600_000;
/** About the combat level of a veteran. */
const LEVEL = 55;
const [enemy] = meetingChances(world, HOME.id, LEVEL).map((chance) => chance.enemy);
const [often] = enemy ? dropsOfEnemy(enemy, world) : [];

const PAGES = [
  // Fights alone bring it; those and work bring it; many fights do.
  `/items/${often?.itemId}`,
  `/items/${itemNamed('Scrap Map of Lanternlea').id}`,
  `/items/${itemNamed('Tarnished Locket').id}`,
  `/wiki/enemies/${enemy?.id}`,
  '/wiki/regions/1',
];

let server: JourneyServer;

beforeAll(async () => {
  server = await JourneyServer.start();
});
afterAll(() => server.close());

/** Makes the answers of workers come late in all pages that are opened from now on. */
async function delayWorkers(page: Page): Promise<void> {
  await page.context().addInitScript((late) => {
    const { addEventListener: listen } = Worker.prototype;
    Worker.prototype.addEventListener = function (
      this: Worker,
      type: string,
      listener: EventListenerOrEventListenerObject,
      options?: AddEventListenerOptions,
    ) {
      const later = (event: Event) =>
        setTimeout(() => {
          // A listener that was removed meanwhile gets nothing.
          if (!options?.signal?.aborted) (listener as EventListener)(event);
        }, late);
      listen.call(this, type, later, options);
    };
  }, LATE);
}

test.each(SIZES)('nothing moves when answers come late, or not at all, on a $name', async (size) => {
  await PlayerBrowser.play({ server, size, name: 'late-answers', moves: true }, async (browser) => {
    const { page } = browser;
    await watchShifts(page);
    await delayWorkers(page);
    let isBroken = false;
    await page.route(`**${API_BASE}${routes.chronicle.path}`, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, LATE));
      await (isBroken ? route.abort() : route.continue());
    });
    await page.route(/forecast-worker/, (route) => (isBroken ? route.abort() : route.continue()));
    await createVeteran(browser, server, `Late ${size.name}`, [BREAD]);
    const faults: string[] = [];
    const sweep = async (state: string) => {
      for (const path of PAGES) {
        await page.goto(path);
        await page.getByRole('heading', { level: 1 }).first().waitFor();
        await page.waitForTimeout(LATE);
        await expect.poll(() => page.locator('main [aria-busy=true]').count()).toBe(0);
        const shift = await layoutShift(page);
        await browser.capture(state + path.replaceAll('/', '-'));
        if (shift >= MOST_SHIFT) faults.push(`${path}, ${state}, moves by ${shift}`);
      }
    };
    await sweep('before a kill');
    await sendCall(browser, server, 'equip-food', BREAD);
    await sendCall(browser, server, 'begin-hunting', { regionId: HOME.id });
    await browser.forward(HUNT);
    await sweep('after a hunt');
    isBroken = true;
    browser.monitor.allow(/ERR_FAILED|Failed to fetch/);
    await sweep('without answers');
    expect(faults).toEqual([]);
  });
});
