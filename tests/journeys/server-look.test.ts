import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { JourneyServer } from './journey-server.ts';
import { PlayerBrowser } from './player-browser.ts';
import { DESKTOP, PHONE } from './sizes.ts';
import { clippedTexts } from './steps/clipped.ts';
import { createPlayer, sendCall } from './steps/create-player.ts';
import { itemNamed } from './world.ts';

/** A host gives the server a name, a logo and an accent colour. */

/** 40 characters, the most that a name may have; the second without a place to break the line. */
const LONG = 'The Moonlit Bed and Breakfast of Slumber';
const UNBROKEN = 'Wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww';

const svg = (width: number, height: number, more = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" rx="6" fill="#4fb3a5"/><circle cx="${width / 2}" cy="${height / 2}" r="${Math.min(width, height) * 0.36}" fill="#ffe3ad"/>${more}</svg>`;
const WIDE = svg(240, 40);
const TALL = svg(40, 120);
const SCRIPT = '<script>document.documentElement.setAttribute("data-ran", "yes")</script>';

/** Accents by name: nearly as dark as allowed, light, and of other hues than the game's own. */
const ACCENTS = { violet: '#a87bf0', white: '#ffffff', rust: '#d97c42', teal: '#4fb3a5' } as const;

let directory: string;
const servers: JourneyServer[] = [];

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'slumberfell-look-'));
});
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
  await rm(directory, { recursive: true });
});

async function serverWith(name: string, logo: string, accent: string): Promise<JourneyServer> {
  const path = join(directory, 'logo.svg');
  await writeFile(path, logo);
  const server = await JourneyServer.start({ SERVER_NAME: name, SERVER_LOGO: path, ACCENT_COLOR: accent });
  servers.push(server);
  return server;
}

/** Px by which the page is wider than the window. */
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Widths and heights of the logos that are shown, in px. */
const logosOf = (page: Page): Promise<{ width: number; height: number }[]> =>
  page.locator('img[src^="/look/"]:visible').evaluateAll(async (images) => {
    await Promise.all(images.map((image) => (image as HTMLImageElement).decode()));
    return images.map((image) => image.getBoundingClientRect());
  });

test('players see the name, the logo and the colour everywhere', async () => {
  const server = await serverWith(LONG, WIDE, ACCENTS.teal);
  await PlayerBrowser.play({ server, size: DESKTOP, name: 'server-look' }, async (browser) => {
    const { page } = browser;
    await page.goto('/');
    await page.getByRole('heading', { level: 1, name: LONG }).waitFor();
    expect(await page.title()).toBe(LONG);
    await page.getByText('A Slumberfell server', { exact: true }).waitFor();
    const [landing] = await logosOf(page);
    expect(landing?.width).toBeGreaterThan(200);
    expect(landing?.height).toBeLessThanOrEqual(144);
    await browser.inspect('landing');
    await page.getByRole('button', { name: 'Play Now' }).click();
    await page.getByRole('heading', { name: `Enter ${LONG}` }).waitFor();
    await browser.inspect('entrance');
    await page.goto('/account/login');
    await page.getByRole('link', { name: LONG }).waitFor();
    await browser.inspect('login');
    await page.goto('/wiki/items');
    await page.getByRole('heading', { level: 1, name: 'Items' }).waitFor();
    expect(await page.title()).toBe(`Items · ${LONG}`);
    await browser.inspect('wiki');

    await createPlayer(browser, server, 'Lodger');
    await sendCall(browser, server, 'begin-crafting', { itemId: itemNamed('Raw Flax').id, amount: 5_760 });
    for (const path of ['/home', '/inventory', '/skills/harvesting', '/alerts', '/chronicle']) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      expect(await page.title()).toContain(` · ${LONG}`);
      expect(await page.getByRole('link', { name: `${LONG}, home` }).count()).toBe(1);
      for (const { width, height } of await logosOf(page)) {
        expect(width).toBeGreaterThan(50);
        expect(width).toBeLessThanOrEqual(120);
        expect(height).toBeLessThanOrEqual(40);
      }
      await browser.inspect(path.slice(1).replaceAll('/', '-'));
    }
    expect(
      await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--ember')),
    ).toBe(ACCENTS.teal);
  });
});

test.each(Object.entries(ACCENTS))('texts are readable with the accent %s', async (name, accent) => {
  const server = await serverWith('The Moonlit Bed', TALL, accent);
  await PlayerBrowser.play({ server, size: PHONE, name: `accent-${name}` }, async (browser) => {
    const { page } = browser;
    await page.goto('/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await browser.inspect('landing');
    await page.goto('/account/login');
    await page.getByRole('button', { name: 'Log In' }).waitFor();
    await browser.inspect('login');
    await createPlayer(browser, server, 'Accent');
    await sendCall(browser, server, 'begin-crafting', { itemId: itemNamed('Raw Flax').id, amount: 5_760 });
    for (const path of [
      '/home',
      '/plan',
      '/inventory',
      '/skills/harvesting',
      '/chronicle',
      '/leaderboards',
      '/bestiary',
      '/alerts',
      '/account',
    ]) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await page.waitForLoadState('networkidle');
      await browser.inspect(path.slice(1).replaceAll('/', '-'));
    }
  });
});

test.each([
  ['words', LONG, WIDE],
  ['no break', UNBROKEN, TALL],
] as const)('a name of 40 characters with %s fits 320 px', async (kind, name, logo) => {
  const server = await serverWith(name, logo, ACCENTS.violet);
  await PlayerBrowser.play({ server, size: PHONE, name: `look-320-${kind}` }, async (browser) => {
    const { page } = browser;
    browser.monitor.allow(/404/);
    await page.setViewportSize({ width: 320, height: 640 });
    const faults: string[] = [];
    const measure = async (path: string) => {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await page.waitForLoadState('networkidle');
      const over = await overflow(page);
      if (over > 0) faults.push(`${path} is ${over} px too wide`);
      for (const fault of await clippedTexts(page)) faults.push(`${path}: ${fault}`);
      for (const { width, height } of await logosOf(page))
        if (Math.max(width, height) < 36 || width > 300)
          faults.push(`${path}: logo of ${width} x ${height} px`);
      await browser.capture(path.replaceAll('/', '-'));
    };
    for (const path of ['/', '/?enter=true', '/account/login', '/wiki', '/nothing/here']) await measure(path);
    await createPlayer(browser, server, 'Narrow');
    for (const path of ['/home', '/inventory', '/skills/yodelling']) await measure(path);
    expect(faults).toEqual([]);
  });
});

test('a logo with a script runs none, opened as a page or shown in one', async () => {
  const server = await serverWith('The Moonlit Bed', svg(40, 40, SCRIPT), ACCENTS.rust);
  await PlayerBrowser.play({ server, size: PHONE, name: 'look-script' }, async (browser) => {
    const { page } = browser;
    await page.goto('/');
    const address = (await page.locator('html').getAttribute('data-server-logo')) ?? '';
    expect(await page.locator('[data-ran]').count()).toBe(0);
    // The script that watches for translation expects an HTML document.
    browser.monitor.allow(/Blocked script execution|Content Security Policy|sandboxed|MutationObserver/);
    await page.goto(address);
    await page.locator('circle').waitFor({ state: 'attached' });
    expect(await page.evaluate(() => document.documentElement.getAttribute('data-ran'))).toBeNull();
    // The same file would run its script without the policy of its answer.
    await page.route('**/look/*', async (route) => {
      const answer = await route.fetch();
      const { 'content-security-policy': _, ...headers } = answer.headers();
      await route.fulfill({ response: answer, headers });
    });
    await page.goto(`${address}?open`);
    await page.locator('circle').waitFor({ state: 'attached' });
    expect(await page.evaluate(() => document.documentElement.getAttribute('data-ran'))).toBe('yes');
  });
});

test('the name and the colour are there before any script has run', async () => {
  const server = await serverWith('The Moonlit Bed', WIDE, ACCENTS.teal);
  await PlayerBrowser.play({ server, size: PHONE, name: 'look-first' }, async (browser) => {
    const { page } = browser;
    await page.route('**/*.js', (route) => route.abort());
    browser.monitor.allow(/ERR_FAILED|Failed to (?:load|fetch)/);
    await page.goto('/home');
    await page.locator('.splash').getByText('The Moonlit Bed').waitFor();
    expect(await page.title()).toBe('The Moonlit Bed');
    expect(
      await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--ember')),
    ).toBe(ACCENTS.teal);
  });
});

/** The title of the offline page that this browser keeps. */
const keptTitle = (page: Page): Promise<string | undefined> =>
  page.evaluate(async () => {
    const kept = await caches.match('/offline.html');
    return /<title>(.*?)<\/title>/.exec((await kept?.text()) ?? '')?.[1];
  });

test('a browser keeps the offline page of the name that the server has now', async () => {
  const server = await serverWith('The Moonlit Bed', WIDE, ACCENTS.teal);
  await PlayerBrowser.play({ server, size: PHONE, name: 'look-offline', installs: true }, async (browser) => {
    const { page, monitor } = browser;
    monitor.allow(/ERR_(?:CONNECTION_REFUSED|INTERNET_DISCONNECTED)/);
    await page.goto('/wiki');
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    expect(await keptTitle(page)).toBe('Offline · The Moonlit Bed');
    await browser.setOffline(true);
    await page.reload();
    await page.getByText('The Moonlit Bed cannot be reached from here.', { exact: false }).waitFor();
    await browser.inspect('offline');
    await browser.setOffline(false);

    await server.restart({ SERVER_NAME: 'The Sunlit Chair' });
    await page.goto('/wiki');
    await page.getByRole('link', { name: 'The Sunlit Chair' }).waitFor();
    await expect.poll(() => keptTitle(page)).toBe('Offline · The Sunlit Chair');
  });
});
