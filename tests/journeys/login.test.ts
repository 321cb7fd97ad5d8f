import { afterAll, beforeAll, expect, test } from 'vitest';
import { JourneyServer } from './journey-server.ts';
import { PlayerBrowser } from './player-browser.ts';
import { DESKTOP } from './sizes.ts';
import { createPlayer } from './steps/create-player.ts';

let server: JourneyServer;

beforeAll(async () => {
  server = await JourneyServer.start();
});
afterAll(() => server.close());

test.each([DESKTOP])('a player logs out and in again, on a $name', async (size) => {
  await PlayerBrowser.play({ server, size, name: 'login' }, async (browser) => {
    const { page } = browser;
    const name = `Returner ${size.name}`;
    const { username, password } = await createPlayer(browser, server, name);
    const welcome = page.getByRole('heading', { level: 1, name: `Welcome, ${name}` });
    await page.goto('/home');
    await welcome.waitFor();

    await browser.go('Log Out');
    await page.getByText('You are playing as a guest').waitFor();
    await page.getByText(/Lost credentials cannot be recovered/).waitFor();
    await browser.capture('logout');
    await page.getByRole('link', { name: 'Stay' }).click();
    await welcome.waitFor();
    await browser.go('Log Out');
    await page.getByRole('button', { name: 'Log Out' }).click();
    await page.getByRole('button', { name: 'Play Now' }).waitFor();

    // The server refuses a call without a login with status 401, and the page opens the dialog "You are not
    // logged in".
    browser.monitor.allow(/401/);
    await page.goto('/inventory');
    await page.getByRole('dialog', { name: 'You are not logged in' }).waitFor();
    await browser.capture('entrance');
    await page.getByRole('link', { name: 'Log In' }).click();
    const secret = page.getByLabel(/^Password/);
    await page.getByLabel('E-mail or guest username').fill(username);
    await secret.fill(`${password}!`);
    await browser.capture('login');
    await page.getByRole('button', { name: 'Log In' }).click();
    await page.getByRole('alert').getByText('Invalid login attempt.').waitFor();
    await browser.inspect('login-refused');
    await secret.fill(password);
    await page.getByRole('button', { name: 'Log In' }).click();
    await welcome.waitFor();
    expect((await browser.layout()).characterData.name).toBe(name);
  });
});
