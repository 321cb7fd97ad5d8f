import { isCombat } from '@slumberfell/engine';
import { PAGE_ROUTES, readCharacter } from '@slumberfell/protocol';
import { MailReceiver } from '@slumberfell/server/testing';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { JourneyServer } from '../journeys/journey-server.ts';
import { layoutShift, watchShifts } from '../journeys/layout-shift.ts';
import { PlayerBrowser } from '../journeys/player-browser.ts';
import { DESKTOP, SIZES, type Size } from '../journeys/sizes.ts';
import { createValidatedPlayer, logIn } from '../journeys/steps/accounts.ts';
import { collect } from '../journeys/steps/collector.ts';
import { createPlayer, sendCall } from '../journeys/steps/create-player.ts';
import { createOtherPlayers } from '../journeys/steps/other-players.ts';
import { itemNamed } from '../journeys/world.ts';
import { cutOffMeasure, type Measure } from './cut-off.ts';
import { pressEach } from './presses.ts';
import { leadsTo } from './routes.ts';
import { PARTS, PLAYERS, type Screen, VISITORS } from './screens.ts';

/** Below this value a screen's Cumulative Layout Shift while it loads is allowed (web.dev/articles/cls). */
const MOST_SHIFT = 0.02;

/** How many other players are on the boards: more than one page of a board has. */
const OTHER_PLAYERS = 25;

const HOST = {
  HOST_NAME: 'The Sleepless Inn',
  CONTACT_EMAIL: 'wake@example.org',
  COMMUNITY_URL: 'https://chat.example.org/bed',
};

/** A step of a plan. */
const FLAX = { name: 'begin-crafting', input: { itemId: itemNamed('Raw Flax').id, amount: 9 } } as const;

/** Screens to read, and screens whose buttons another screen has, too. */
const WITHOUT_OWN_BUTTONS = /guide|wiki|news|patch|yodel|admin|board=/;

/** Whether a screen is one to look things up in: its test is one of its own, so that none takes too long. */
const isReference = (path: string): boolean =>
  /^\/(leaderboards|profile|wiki|items|alerts|news|patch-notes|game-guide)/.test(path);

/** Screens whose buttons end the login. */
const LOGIN_ENDS = ['/account', '/account/logout', '/loading'];

const PASSWORD = 'seen from all sides';

let mails: MailReceiver;
let server: JourneyServer;

beforeAll(async () => {
  mails = await MailReceiver.open();
  server = await JourneyServer.start({ ...HOST, SMTP_URL: mails.url });
  await server.stop();
  await createOtherPlayers(server, OTHER_PLAYERS);
  await server.start();
  for (const title of ['A second server', 'A third server'])
    await server.news.post('command line', { title, body: 'It is faster.' });
});
afterAll(async () => {
  await server.close();
  await mails.close();
});

/**
 * Waits until all pictures that are not loaded lazily have loaded. `inspect` itself waits for fonts and
 * animations.
 */
async function picturesArrive(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.complete || image.loading === 'lazy'),
  );
}

/** Fields whose text is smaller than 16 px. iPhones zoom into a page when such a field takes the focus. */
const smallFields = (page: Page): Promise<string[]> =>
  page
    .locator('input:not([type=checkbox], [type=radio], [type=hidden]), select, textarea')
    .evaluateAll((fields) =>
      fields
        .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
        .map((field) => field.outerHTML.slice(0, 120)),
    );

/**
 * Inspects the page without animations, because endless animations take more CPU time than the inspection.
 */
async function inspectAtRest(browser: PlayerBrowser, name: string): Promise<void> {
  await browser.page.emulateMedia({ reducedMotion: 'reduce' });
  await browser.inspect(name);
  await browser.page.emulateMedia({ reducedMotion: 'no-preference' });
}

/** Begins a hunt if the character is not in combat, for example because it was defeated. */
async function hunt(browser: PlayerBrowser): Promise<void> {
  if (isCombat(readCharacter(await browser.layout()).action)) return;
  await sendCall(browser, server, 'begin-hunting', { regionId: 1 });
}

/**
 * Opens a screen and inspects it.
 * @returns a sentence for each fault of its width, headings, layout shift, and of what is cut off
 */
async function sweep(
  browser: PlayerBrowser,
  measure: Measure,
  { path, shows, isSameForAxe = false }: Screen,
): Promise<string[]> {
  const { page, size } = browser;
  await page.goto(path);
  await (shows?.(page) ?? page.getByRole('heading', { level: 1 }).first()).waitFor();
  await picturesArrive(page);
  if (browser.isPhone || !isSameForAxe) await inspectAtRest(browser, path.replaceAll(/\W+/g, '-'));
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  const small = browser.isPhone ? await smallFields(page) : [];
  const headings = await page.locator('h1').count();
  const shift = await layoutShift(page);
  return [
    ...(width > size.width ? [`${path} is ${width} px wide`] : []),
    ...small.map((field) => `${path} has text of less than 16 px in ${field}`),
    ...(headings === 1 ? [] : [`${path} has ${headings} main headings`]),
    ...(shift < MOST_SHIFT ? [] : [`${path} moves by ${shift} while it arrives`]),
    ...(await measure(path)),
  ];
}

test.each(SIZES)('screens for visitors have no faults, on a $name', async (size) => {
  await PlayerBrowser.play({ server, size, name: 'sweep-visitor', moves: true }, async (browser) => {
    await watchShifts(browser.page);
    browser.monitor.allow(/40[04]/);
    const measure = await cutOffMeasure(browser);
    const faults: string[] = [];
    for (const screen of VISITORS) faults.push(...(await sweep(browser, measure, screen)));
    expect(faults).toEqual([]);
  });
});

/** Opens a browser with the guest of `PLAYERS`, who hunts before it opens the screen of a fight. */
async function playSweeper(
  size: Size,
  name: string,
  run: (browser: PlayerBrowser, measure: Measure, fightIn: (path: string) => Promise<void>) => Promise<void>,
): Promise<void> {
  await PlayerBrowser.play({ server, size, name: 'sweep-player', moves: true }, async (browser) => {
    await watchShifts(browser.page);
    browser.monitor.allow(/40[34]/);
    await createPlayer(browser, server, name);
    await collect(browser, server, 'half');
    await run(browser, await cutOffMeasure(browser), async (path) => {
      if (path === '/combat') await hunt(browser);
    });
  });
}

const SWEPT = SIZES.flatMap((size) => [
  { size, name: size.name, what: 'the game', screens: PLAYERS.filter(({ path }) => !isReference(path)) },
  { size, name: size.name, what: 'reference', screens: PLAYERS.filter(({ path }) => isReference(path)) },
]);

test.each(SWEPT)(
  'screens of $what for players have no faults, on a $name',
  async ({ size, what, screens }) => {
    await playSweeper(size, `Of ${what} ${size.name[0]}`, async (browser, measure, fightIn) => {
      const faults: string[] = [];
      for (const screen of screens) {
        await fightIn(screen.path);
        faults.push(...(await sweep(browser, measure, screen)));
      }
      expect(faults).toEqual([]);
    });
  },
);

test.each(SIZES)('what is opened in the screens for players has no faults, on a $name', async (size) => {
  await playSweeper(size, `Opener ${size.name[0]}`, async (browser, measure, fightIn) => {
    const { page } = browser;
    const faults: string[] = [];
    for (const { name, path, open, onPhones = false } of PARTS) {
      if (onPhones && !browser.isPhone) continue;
      await fightIn(path);
      await page.goto(path);
      await open(page);
      await picturesArrive(page);
      await inspectAtRest(browser, name);
      const small = browser.isPhone ? await smallFields(page) : [];
      faults.push(...small.map((field) => `${name} has text of less than 16 px in ${field}`));
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      if (width > size.width) faults.push(`${name} in ${path} is ${width} px wide`);
      faults.push(...(await measure(name, onPhones)));
    }
    expect(faults).toEqual([]);
  });
});

test.each(SIZES)('the account of a registered player has no faults, on a $name', async (size) => {
  await PlayerBrowser.play({ server, size, name: 'sweep-account', moves: true }, async (browser) => {
    const email = `sweeper-${size.name}@example.org`;
    await watchShifts(browser.page);
    await createValidatedPlayer(browser, server, mails, {
      email,
      password: PASSWORD,
      name: `Known ${size.name[0]}`,
    });
    await PlayerBrowser.play({ server, size, name: 'sweep-account-elsewhere' }, async (elsewhere) => {
      await elsewhere.page.goto('/account/login');
      await logIn(elsewhere, { email, password: PASSWORD });
      await elsewhere.page.getByRole('heading', { level: 1, name: /^Welcome/ }).waitFor();
    });
    const account: Screen = { path: '/account', shows: (page) => page.getByText('this browser') };
    const measure = await cutOffMeasure(browser);
    expect(await sweep(browser, measure, account)).toEqual([]);
    expect(await sweep(browser, measure, { path: '/validate' })).toEqual([]);
  });
});

/** @returns whether the button is disabled in the second frame after the press */
const pressAndSeeItGo = (button: Element): Promise<boolean> => {
  if (button instanceof HTMLElement) {
    button.focus();
    button.click();
  }
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(button.matches(':disabled'))));
  });
};

const hasFocusIn = (part: Locator): Promise<boolean> =>
  part.evaluate((element) => element.contains(document.activeElement));

test('no button of a screen leaves the page without a focus when it is pressed by Enter', async () => {
  await PlayerBrowser.play({ server, size: DESKTOP, name: 'sweep-presses' }, async (browser) => {
    const { page, monitor } = browser;
    monitor.allow(/40[034]/);
    await createPlayer(browser, server, 'Presser');
    await collect(browser, server, 'half');
    const sellJunk = { name: 'sell-junk', input: {} } as const;
    await sendCall(browser, server, 'begin-hunting', { regionId: 1, rest: true });
    await sendCall(browser, server, 'set-plan', { steps: [sellJunk, FLAX, sellJunk] });
    for (const [slot, name] of ['First evening', 'Second evening'].entries())
      await sendCall(browser, server, 'save-plan', { slot: slot + 1, name, steps: [sellJunk] });
    const pressed: string[] = [];
    const faults: string[] = [];
    for (const { path, shows } of PLAYERS) {
      if (LOGIN_ENDS.includes(path) || WITHOUT_OWN_BUTTONS.test(path)) continue;
      const open = async () => {
        await page.goto(path);
        await (shows?.(page) ?? page.getByRole('heading', { level: 1 }).first()).waitFor();
      };
      faults.push(...(await pressEach(browser, path, open, pressed)));
    }
    const focus = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    await page.goto('/plan');
    await page.getByRole('button', { name: 'Delete: First evening' }).press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).press('Enter');
    await expect.poll(focus).toBe('Delete: Second evening');
    // A dialog that opens late: another button has the focus by then, is pressed, and goes.
    await hunt(browser);
    await page.goto('/combat');
    const clear = page.getByRole('button', { name: 'Clear' });
    await expect.poll(() => clear.isEnabled(), { timeout: 15_000 }).toBe(true);
    await page.getByRole('button', { name: 'Leave' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Leave combat' });
    await expect.poll(() => hasFocusIn(dialog)).toBe(true);
    // A turn can add lines in the instant of the press; then there is more to clear, and the button stays.
    await expect.poll(() => clear.evaluate(pressAndSeeItGo), { timeout: 15_000 }).toBe(true);
    await expect.poll(() => hasFocusIn(dialog)).toBe(true);
    expect(faults).toEqual([]);
  });
});

test('the sweep opens every route of the page', () => {
  const addresses = [...VISITORS, ...PLAYERS].map(({ path }) => path);
  const missing = PAGE_ROUTES.filter((route) => !addresses.some((address) => leadsTo(route, address)));
  expect(missing).toEqual([]);
});
