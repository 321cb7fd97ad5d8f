import { afterAll, beforeAll, expect, test } from 'vitest';
import { LAN_NAME } from './chromium.ts';
import { JourneyServer } from './journey-server.ts';
import { PlayerBrowser } from './player-browser.ts';
import { DESKTOP, PHONE } from './sizes.ts';
import { createPlayer } from './steps/create-player.ts';

/** Chromium's console message when a call is refused. */
const REFUSED = [/403/];

let server: JourneyServer;
/** The origin on this machine, and the one that the host has set. */
let local: string;
let address: string;

beforeAll(async () => {
  server = await JourneyServer.start();
  local = server.url;
  address = `http://${LAN_NAME}:${new URL(local).port}`;
});
afterAll(() => server.close());

const sentence = (): string => `This game is at ${address}. Open it there.`;

test('a player who goes on at another address than PUBLIC_URL reads the address, and the link leads there', async () => {
  await PlayerBrowser.play(
    { server, size: PHONE, name: 'other-address', address: local },
    async (browser) => {
      const { page, monitor } = browser;
      monitor.allow(...REFUSED, /WebSocket/, /ERR_CONNECTION/);
      await createPlayer(browser, server, 'Wander Lark');
      await server.restart({ PUBLIC_URL: address });
      await page.goto('/home');
      await page.getByRole('button', { name: 'Take them up' }).click();
      const notice = page
        .getByRole('alert')
        .filter({ hasText: sentence() })
        .filter({ has: page.getByRole('link') });
      await notice.waitFor();
      await browser.inspect('other-address');
      await notice.getByRole('link', { name: address }).click();
      await page.waitForURL(`${address}/`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await page.getByText(sentence()).count()).toBe(0);
    },
  );
});

test('a visitor reads the address instead of the reasons of forms', async () => {
  await server.restart({ PUBLIC_URL: address });
  await PlayerBrowser.play(
    { server, size: DESKTOP, name: 'other-address-visitor', address: local },
    async (browser) => {
      const { page, monitor } = browser;
      monitor.allow(...REFUSED);
      await page.goto('/account/login');
      await page.getByLabel('E-mail or guest username').fill('Guest-1');
      await page.getByLabel(/^Password/).fill('a password');
      await page.getByRole('button', { name: 'Log In', exact: true }).click();
      await page.getByRole('main').getByText(sentence()).waitFor();
      await page.getByRole('link', { name: address }).waitFor();

      await page.goto('/account/guest-register');
      await page.getByRole('button', { name: 'Accept both' }).click();
      await page.getByRole('button', { name: 'Proceed' }).click();
      await page.getByText('No account was made.').waitFor();
      await page.getByRole('link', { name: address }).waitFor();
      expect(await page.getByText('It is not certain').count()).toBe(0);
    },
  );
});
