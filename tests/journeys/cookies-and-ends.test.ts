import { openStorage } from '@slumberfell/server/storage';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { JourneyServer } from './journey-server.ts';
import { PlayerBrowser } from './player-browser.ts';
import { DESKTOP } from './sizes.ts';
import { logIn, logOut } from './steps/accounts.ts';
import { createPlayer, sendCall } from './steps/create-player.ts';
import { itemNamed } from './world.ts';

const FLAX = itemNamed('Raw Flax');
const DAY = 86_400_000;

/** Chromium's console messages when a call is refused or the server does not run. */
const CUT_OFF = [/40[01]/, /WebSocket/, /ERR_CONNECTION_REFUSED/, /ERR_CONNECTION_RESET/];

let server: JourneyServer;

beforeAll(async () => {
  server = await JourneyServer.start();
});
afterAll(() => server.close());

/**
 * Answers some calls of the page without the header `Set-Cookie`, as if the browser refused the cookies. It
 * does not use `route.fetch`, which stores the cookies of the answer in the browser.
 */
async function refuseCookiesOf(page: Page, calls: string): Promise<void> {
  await page.route(calls, async (route) => {
    const request = route.request();
    const {
      'content-length': _length,
      host: _host,
      connection: _connection,
      ...headers
    } = await request.allHeaders();
    const answer = await fetch(request.url(), {
      method: request.method(),
      headers,
      body: request.postData(),
    });
    const contentType = answer.headers.get('content-type') ?? 'text/plain';
    await route.fulfill({ status: answer.status, contentType, body: await answer.text() });
  });
}

/** The usernames of all accounts. The server is stopped meanwhile. */
async function accountsOf({ dataDirectory, clock }: JourneyServer): Promise<string[]> {
  await server.stop();
  const storage = await openStorage({ databaseUrl: null, dataDirectory, clock });
  const rows = await storage.read((db) => db.selectFrom('accounts').select('username').execute());
  await storage.close();
  await server.start();
  return rows.map(({ username }) => username);
}

const REFUSED = /^Your browser blocks the cookie that keeps you logged in: allow cookies for this site/;

test.each([DESKTOP])('a browser that refuses cookies gets no account, on a $name', async (size) => {
  await PlayerBrowser.play({ server, size, name: 'cookies-refused' }, async (browser) => {
    const { page } = browser;
    const before = await accountsOf(server);
    browser.monitor.allow(...CUT_OFF);
    await refuseCookiesOf(page, '**/api/account/register');
    await page.goto('/account/guest-register');
    await page.getByRole('button', { name: 'Accept both' }).click();
    await page.getByRole('button', { name: 'Proceed' }).click();
    await page.getByText(REFUSED).waitFor();
    await page.getByText('No account was made.', { exact: false }).waitFor();
    await browser.inspect('guest-refused');

    await page.getByRole('link', { name: 'Try again' }).click();
    await page.getByRole('heading', { level: 1, name: 'Play as Guest' }).waitFor();
    await page.goto('/account/register');
    await page.getByLabel('E-mail').fill('crumb@example.org');
    await page.getByLabel(/^Password/).fill('the long way home');
    await page.getByLabel('Confirm password').fill('the long way home');
    await page.getByLabel('I accept the Terms of Use and the Rules.').check();
    await page.getByLabel('I have, and will have, only this one account.').check();
    await page.getByRole('button', { name: 'Register' }).click();
    await page.getByRole('alert').getByText(REFUSED).waitFor();
    await browser.inspect('register-refused');
    expect(await accountsOf(server)).toEqual(before);

    // The answer of the server stands for the browser's own setting. With the cookie, the same form works.
    await page.unroute('**/api/account/register');
    await page.getByRole('button', { name: 'Register' }).click();
    await page.getByRole('heading', { level: 1, name: 'Characters' }).waitFor();
    expect(await accountsOf(server)).toEqual([...before, 'crumb@example.org']);

    await logOut(browser);
    await refuseCookiesOf(page, '**/api/account/login');
    await page.goto('/account/login');
    await logIn(browser, { email: 'crumb@example.org', password: 'the long way home' });
    await page.getByRole('alert').getByText(REFUSED).waitFor();
  });
});

test.each([DESKTOP])('who is cut off reads why and what goes on, on a $name', async (size) => {
  await PlayerBrowser.play({ server, size, name: 'ends' }, async (browser) => {
    const { page } = browser;
    const name = `Severin ${size.name}`;
    const { username: email, password } = await createPlayer(browser, server, name);
    browser.monitor.allow(...CUT_OFF);
    const goesOn = /our legend goes on gathering Raw Flax until \d\d:\d\d/;
    const gather = async () => {
      await sendCall(browser, server, 'begin-crafting', { itemId: FLAX.id, amount: 1_000 });
      await page.goto('/inventory');
      await page.getByText(/^Gathered \d+ \/ 1,000$/).waitFor();
    };
    const returnBy = async (dialog: Locator) => {
      await dialog.getByRole('link', { name: 'Log In' }).click();
      await logIn(browser, { email, password });
      await page.getByRole('heading', { level: 1, name: `Welcome, ${name}` }).waitFor();
    };
    await gather();

    // Pressed in the page itself: a call of the page may find out first that the cookie is gone, and then
    // there is no button any more.
    const refresh = await page.getByRole('button', { name: /^Good night/ }).elementHandle();
    await page.context().clearCookies();
    await refresh?.evaluate((button: HTMLElement) => button.click());
    const lost = page.getByRole('dialog', { name: 'Your login’s cookie is gone' });
    await lost
      .getByText('The cookie that keeps you logged in is gone from this browser', { exact: false })
      .waitFor();
    await lost.getByText(goesOn).waitFor();
    await lost.getByText('You played as a guest: only the username and password', { exact: false }).waitFor();
    await browser.inspect('cookie-lost');
    await returnBy(lost);

    await page.goto('/inventory');
    await page.getByText(/^Gathered \d+ \/ 1,000$/).waitFor();
    const tab = await browser.newTab();
    await tab.goto('/account/logout');
    await tab.getByRole('button', { name: 'Log Out' }).click();
    await tab.getByRole('button', { name: 'Play Now' }).waitFor();
    await tab.close();
    const ended = page.getByRole('dialog', { name: 'Your login was ended' });
    await ended.getByText('It was ended elsewhere: in another tab', { exact: false }).waitFor();
    await ended.getByText(goesOn).waitFor();
    await browser.inspect('ended-elsewhere');
    await returnBy(ended);

    // The server sends no frames for the skipped days, and the page fetches the layout.
    await browser.forward(31 * DAY);
    const expired = page.getByRole('dialog', { name: 'Your login has expired' });
    await expired
      .getByText('A login expires when it has not been used for a long time', { exact: false })
      .waitFor();
    await expired
      .getByText(/Your legend was gathering Raw Flax until .*, and what it brought is safe/)
      .waitFor();
    await browser.inspect('expired');
    await returnBy(expired);

    // Whether the night has an idle report depends on when the server closed the page's connection.
    const { idleReport } = await browser.layout();
    if (idleReport !== null) await sendCall(browser, server, 'dismiss-idle-report', idleReport);
    await gather();
    await server.stop();
    await page
      .getByText('The server is not answering: it has stopped, or is out of reach.', { exact: false })
      .waitFor();
    await page.getByRole('status').getByText(goesOn).waitFor();
    await browser.inspect('server-gone');
    await server.start();
    await page.getByText('The server is not answering', { exact: false }).waitFor({ state: 'detached' });
  });
});
