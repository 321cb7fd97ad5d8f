import { RECONNECT_DELAYS } from '@slumberfell/protocol';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countSockets, HubConnection } from './hub-connection.ts';
import { JourneyServer } from './journey-server.ts';
import { PlayerBrowser } from './player-browser.ts';
import { DESKTOP, PHONE } from './sizes.ts';
import { createPlayer, sendCall } from './steps/create-player.ts';
import { itemNamed } from './world.ts';

/** Chromium's console messages when the server does not run. */
const NO_SERVER = [
  /ERR_CONNECTION_REFUSED/,
  /ERR_CONNECTION_RESET/,
  /ERR_SOCKET_NOT_CONNECTED/,
  /Couldn't load preload assets/,
  // A server that closes refuses a page that connects again at once.
  /WebSocket handshake: Unexpected response code: 503/,
];

const FINDING = 'Finding the way back…';
const GIVEN_UP = /this page no longer shows it/;
const FLAX = itemNamed('Raw Flax');
/**
 * Ms from the page's time to the instant at which the test pauses the page's clock. The instant must be in
 * the future even on a slow machine. Until then the page must not miss a ping of the hub.
 */
const AHEAD = 20_000;
/**
 * The most ms that the page adds at random to a retry's delay, so that browsers do not reconnect at the same
 * time.
 */
const SPREAD = 400;
const TIMEOUT = { timeout: 30_000 };

let server: JourneyServer;

beforeAll(async () => {
  server = await JourneyServer.start();
});
afterAll(() => server.close());

test('a page reconnects to a server that is back soon, and shows the present state', async () => {
  await PlayerBrowser.play({ server, size: PHONE, name: 'connection-soon' }, async (browser) => {
    const { page, monitor } = browser;
    monitor.allow(...NO_SERVER, /ERR_FAILED/);
    await createPlayer(browser, server, 'Patience');
    // The page leaves the place of a picture that fails to load empty, and loads the picture later.
    await page.route(/\/faces\//, (route) => route.abort());
    await page.goto('/skills/harvesting');
    await page.getByText('Wide awake').waitFor();
    const face = page.getByRole('banner').getByRole('link', { name: 'Characters' }).locator('img');
    const width = () => face.evaluate((image: HTMLImageElement) => image.naturalWidth);
    await expect.poll(width, TIMEOUT).toBe(1);
    await page.unroute(/\/faces\//);
    await expect.poll(width, TIMEOUT).toBeGreaterThan(100);
    await sendCall(browser, server, 'begin-crafting', { itemId: FLAX.id, amount: 100 });
    await page.getByText(/^Gathered \d \/ 100$/).waitFor();

    const read = page.getByRole('main').getByRole('listitem').last();
    await read.evaluate((line) => line.scrollIntoView({ block: 'center' }));
    const place = await read.boundingBox();
    await server.stop();
    await page.getByText(FINDING).waitFor();
    // The notice must be visible while the page is scrolled, and must not move the text.
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(200);
    expect(await read.boundingBox()).toEqual(place);
    const notice = await page.getByText(FINDING).boundingBox();
    expect(notice?.y).toBeLessThan(PHONE.height - 100);
    await browser.inspect('lost');
    server.clock.forward(60_000);
    await server.start();
    await page.getByText(FINDING).waitFor({ state: 'detached' });
    await page.getByText(/^Gathered [12]\d \/ 100$/).waitFor();
    await browser.inspect('found');
  });
});

test('retries after 0, 2, 10 and 30 s, then offers a button that reconnects', async () => {
  await PlayerBrowser.play({ server, size: DESKTOP, name: 'connection-long' }, async (browser) => {
    const { page, monitor } = browser;
    monitor.allow(...NO_SERVER);
    await createPlayer(browser, server, 'Penelope');
    await sendCall(browser, server, 'begin-crafting', { itemId: FLAX.id, amount: 100 });
    await page.clock.install();
    const sockets = await countSockets(page);
    await page.goto('/home');
    await page.getByRole('heading', { level: 1, name: 'Welcome, Penelope' }).waitFor();
    await expect.poll(sockets, TIMEOUT).toMatchObject({ open: 1 });
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + AHEAD);

    await server.stop();
    for (const [index, delay] of RECONNECT_DELAYS.entries()) {
      await expect.poll(sockets, TIMEOUT).toMatchObject({ open: 0 });
      await page.getByText(FINDING).waitFor();
      await page.clock.runFor(delay + SPREAD);
      await expect.poll(async () => (await sockets()).openedAt.length, TIMEOUT).toBe(index + 2);
    }
    await page.getByText(GIVEN_UP).waitFor();
    const attempts = (await sockets()).openedAt.slice(1);
    const waits = attempts.slice(1).map((at, index) => at - (attempts[index] ?? 0));
    for (const [index, wait] of waits.entries()) {
      const delay = RECONNECT_DELAYS[index + 1] ?? 0;
      expect(wait).toBeGreaterThanOrEqual(delay);
      expect(wait).toBeLessThanOrEqual(delay + 2 * SPREAD);
    }
    await page.clock.resume();
    await browser.inspect('given-up');
    const middle = [DESKTOP.width / 2, DESKTOP.height / 2] as const;
    const inTheMiddle = ([x, y]: typeof middle) => document.elementFromPoint(x, y)?.closest('main')?.tagName;
    expect(await page.evaluate(inTheMiddle, middle)).toBe('MAIN');

    server.clock.forward(60_000);
    await server.start();
    await page.getByRole('button', { name: 'Reconnect' }).click();
    await page.getByText(GIVEN_UP).waitFor({ state: 'detached' });
    await page
      .getByText(/^Gathered [12]\d \/ 100$/)
      .first()
      .waitFor();
  });
});

test('a page that wakes on a dead connection says that it looks, and shows the present state within 20 s', async () => {
  await PlayerBrowser.play({ server, size: PHONE, name: 'connection-dead' }, async (browser) => {
    const { page, monitor } = browser;
    monitor.allow(/ERR_ABORTED/);
    await createPlayer(browser, server, 'Sleeper');
    const connection = await HubConnection.intercept(page);
    await page.goto('/inventory');
    await page.getByText('Wide awake').waitFor();
    // The page learns of it by its connection.
    await sendCall(browser, server, 'begin-crafting', { itemId: FLAX.id, amount: 100 });
    await page.getByText(/^Gathered \d+ \/ 100$/).waitFor();
    const wake = () =>
      page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    const looking = page.getByText('Checking the connection');
    // Two of the browser's connections for calls are dead, too: they get no answer.
    let dead = 2;
    await page.route('**/get-layout-data', (route) => (dead-- > 0 ? undefined : route.continue()));
    connection.muted = true;
    await sendCall(browser, server, 'stop');
    const wokenAt = Date.now();
    await wake();
    await looking.waitFor();
    await browser.inspect('looking');
    connection.muted = false;
    await page.getByText('Wide awake').waitFor();
    expect(dead).toBeLessThan(0);
    expect(Date.now() - wokenAt).toBeLessThan(20_000);
    await looking.waitFor({ state: 'detached' });
  });
});

/** Paths of the files in all caches of the page's service worker. */
const kept = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)));
    const requests = await Promise.all(caches.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

test('a browser without a network says so, and a page opened without a server loads when the server is back', async () => {
  await PlayerBrowser.play({ server, size: PHONE, name: 'offline', installs: true }, async (browser) => {
    const { page, monitor } = browser;
    monitor.allow(...NO_SERVER, /ERR_INTERNET_DISCONNECTED/);
    await createPlayer(browser, server, 'Ophelia');
    await sendCall(browser, server, 'begin-crafting', { itemId: FLAX.id, amount: 100 });
    await page.goto('/inventory');
    await page.getByText(/^Gathered \d \/ 100$/).waitFor();
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    expect(await kept(page)).toEqual(['/offline.html', '/offline.js']);
    const manifest = await page.locator('link[rel=manifest]').getAttribute('href');
    const { icons } = await (await page.request.get(manifest ?? '')).json();
    for (const { src } of icons) expect((await page.request.get(src)).ok()).toBe(true);

    await browser.setOffline(true);
    await page.getByText('You are offline.').waitFor();
    await browser.inspect('offline');
    await page.reload();
    await page.getByRole('heading', { name: 'You are offline' }).waitFor();
    await browser.inspect('offline-page');
    await browser.setOffline(false);
    await page.getByText(/^Gathered \d+ \/ 100$/).waitFor();

    await server.stop();
    await page.goto('/skills/harvesting');
    await page.getByRole('heading', { name: 'The server is away' }).waitFor();
    // 9 minutes are long enough for the session to end, and too short for an idle report.
    server.clock.forward(9 * 60_000);
    await server.start();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { level: 1, name: 'Harvesting' }).waitFor();
    await page.getByText('All done. Your legend is waiting for the next idea.').waitFor();
    await browser.capture('ended-meanwhile');
    // The service worker must not have cached any file of the game.
    expect(await kept(page)).toEqual(['/offline.html', '/offline.js']);
  });
});
