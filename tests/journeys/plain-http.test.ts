import { API_BASE, type GuestCredentials } from '@slumberfell/protocol';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LAN_ADDRESS, LAN_NAME } from './chromium.ts';
import { JourneyServer } from './journey-server.ts';
import { PlayerBrowser } from './player-browser.ts';
import { PHONE } from './sizes.ts';
import { choose, putBack } from './steps/belongings.ts';
import { chooseStep } from './steps/choose-step.ts';
import { createPlayer } from './steps/create-player.ts';
import { openSkill } from './steps/first-trades.ts';
import { takeAway, takeAwayButton } from './steps/plan-row.ts';
import { itemNamed } from './world.ts';

/**
 * Players of a home or an office open the game by plain http, at the name or at the address of another
 * machine. Browsers do not take such a page for a secure context, so many of their APIs are missing in it.
 */

const FLAX = itemNamed('Raw Flax');
const NAME = 'Sofa Wren';
const SALE = 'sell the junk';

let server: JourneyServer;

beforeAll(async () => {
  server = await JourneyServer.start();
});
afterAll(() => server.close());

const at = (host: string): string => `http://${host}:${new URL(server.url).port}`;

const isSecure = (page: Page): Promise<boolean> => page.evaluate(() => isSecureContext);

test('a guest plays by plain http at a name, and goes on at an address on a second device', async () => {
  const name = 'plain-http';
  const size = PHONE;
  await PlayerBrowser.play({ server, size, name, address: at(LAN_NAME) }, async (browser) => {
    const { page } = browser;
    const credentials = await becomeGuest(browser);
    await createCharacter(page);
    await page.getByRole('button', { name: 'Take them up' }).click();
    await page.getByRole('button', { name: 'Take them up' }).waitFor({ state: 'detached' });
    await browser.capture('armed');
    await gatherFlax(browser);
    await sellFlax(browser);
    await planSale(browser);

    const second = { server, size, name: `${name}-second`, address: at(LAN_ADDRESS) };
    await PlayerBrowser.play(second, (other) => playOn(other, page, credentials));
    await browser.capture('changed-elsewhere');
  });
});

test('a browser that copies nothing says so, and the text is selected', async () => {
  const address = at(LAN_NAME);
  await PlayerBrowser.play({ server, size: PHONE, name: 'copies-nothing', address }, async (browser) => {
    const { page } = browser;
    await page.addInitScript(() => {
      document.execCommand = () => false;
    });
    await page.goto('/account/guest-register');
    await page.getByRole('button', { name: 'Copy', exact: true }).click();
    await page.getByRole('alert').getByText('Could not copy. It is selected now: copy it by hand.').waitFor();
    const credentials = await page.getByRole('definition').allInnerTexts();
    const selected = await page.evaluate(() => String(getSelection()));
    for (const text of credentials) expect(selected).toContain(text);
    expect(await page.getByRole('button', { name: 'Copied' }).count()).toBe(0);
    await browser.inspect('not-copied');
  });
});

/** How a page comes to fail while it sends a command, and what the player then reads. */
const FAULTS = [
  {
    fault: 'a browser without a key for the command',
    plant: (page: Page) =>
      page.evaluate(() => {
        crypto.getRandomValues = () => {
          throw new Error('planted');
        };
      }),
    reported: 'planted',
    sentence: 'Something went wrong on this page, and nothing was sent. Please reload the page.',
  },
  {
    fault: 'an answer that the page cannot apply',
    plant: (page: Page) =>
      page.route(`**${API_BASE}/character/**`, (route) =>
        route.request().method() === 'POST' ? route.fulfill({ json: { frame: null } }) : route.fallback(),
      ),
    reported: 'TypeError',
    sentence:
      'Something went wrong on this page. Please reload it, and check whether what you pressed was done.',
  },
];

test.each(FAULTS)('a player reads of an exception: $fault', async ({ plant, reported, sentence }) => {
  await PlayerBrowser.play({ server, size: PHONE, name: 'exception' }, async (browser) => {
    const { page, monitor } = browser;
    monitor.allow(new RegExp(`^exception: .*${reported}`));
    await createPlayer(browser, server, reported);
    await page.goto('/home');
    const exception = page.waitForEvent('pageerror');
    const button = page.getByRole('button', { name: 'Take them up' });
    await button.waitFor();
    await plant(page);
    await button.click();
    await page.getByText(sentence).waitFor();
    expect(String(await exception)).toContain(reported);
    // The press has ended, and the player can press again.
    await expect.poll(() => button.isEnabled()).toBe(true);
    await browser.capture(reported);
  });
});

/** Copies the credentials of a guest, and registers. @returns the credentials */
async function becomeGuest(browser: PlayerBrowser): Promise<GuestCredentials> {
  const { page } = browser;
  await page.goto('/');
  await page.getByRole('button', { name: 'Play Now' }).click();
  await page.getByRole('link', { name: 'Play as Guest' }).click();
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await page.getByRole('button', { name: 'Copied' }).waitFor();
  expect(await isSecure(page)).toBe(false);
  await browser.capture('copied');
  const [username = '', password = ''] = await page.getByRole('definition').allInnerTexts();
  await page.getByRole('button', { name: 'Accept both' }).click();
  await page.getByRole('button', { name: 'Proceed' }).click();
  return { username, password };
}

async function createCharacter(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Create your character' });
  await dialog.getByLabel('Name').fill(NAME);
  await dialog.getByRole('button', { name: 'Create', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: `Welcome, ${NAME}` }).waitFor();
}

async function gatherFlax(browser: PlayerBrowser): Promise<void> {
  const { page } = browser;
  await openSkill(browser, 'Harvesting');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Raw Flax / })
    .click();
  const modal = page.getByRole('dialog');
  await modal.getByRole('button', { name: 'Begin Gathering' }).click();
  await modal.waitFor({ state: 'detached' });
  await page
    .getByRole('region', { name: 'Current action' })
    .getByText(/^Gathered \d/)
    .waitFor();
  await browser.capture('gathering');
}

/** Sells the first flax, which is gathered after some seconds. */
async function sellFlax(browser: PlayerBrowser): Promise<void> {
  const { page } = browser;
  await browser.go('Inventory');
  const details = await choose(browser, FLAX);
  await details.getByRole('button', { name: 'Sell', exact: true }).click();
  // A corner of the button, away from the press before: the page takes a second press there for a double one.
  await page
    .getByRole('dialog', { name: 'Sell' })
    .getByRole('button', { name: 'Sell 1', exact: true })
    .click({ position: { x: 8, y: 8 } });
  await page.getByText(`Sold 1 × ${FLAX.name} for ${FLAX.value} gold.`).waitFor();
  await browser.capture('sold');
  await putBack(browser, FLAX);
}

async function planSale(browser: PlayerBrowser): Promise<void> {
  const { page } = browser;
  await browser.go('Plan');
  await chooseStep(page, 'Sell the junk');
  await page.getByRole('button', { name: 'Add it' }).click();
  await takeAwayButton(page, PHONE, SALE).waitFor();
  await browser.capture('planned');
}

/**
 * Logs in on the second device, where the text that the first one has copied can be pasted. A command of each
 * device shows on the other.
 */
async function playOn(browser: PlayerBrowser, first: Page, credentials: GuestCredentials): Promise<void> {
  const { page } = browser;
  const { username, password } = credentials;
  await page.goto('/account/login');
  expect([new URL(page.url()).hostname, await isSecure(page)]).toEqual([LAN_ADDRESS, false]);
  const field = page.getByLabel('E-mail or guest username');
  await field.press('Control+V');
  const pasted = await field.inputValue();
  expect(pasted).toContain(username);
  expect(pasted).toContain(password);
  await field.fill(username);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole('button', { name: 'Log In' }).click();
  await page.getByRole('heading', { level: 1, name: `Welcome, ${NAME}` }).waitFor();
  await browser.capture('home');

  await browser.go('Plan');
  await takeAway(page, PHONE, SALE);
  await takeAwayButton(first, PHONE, SALE).waitFor({ state: 'detached' });
  await first.getByRole('button', { name: 'Add it' }).click();
  await takeAwayButton(page, PHONE, SALE).waitFor();

  await browser.go('Alerts');
  await page.getByText('This page was not opened over https.').waitFor();
  expect(await page.getByRole('button', { name: 'Switch alerts on' }).count()).toBe(0);
  await browser.inspect('alerts');
}
