import { afterEach, describe, expect, it } from 'vitest';
import { CookieBrowser } from '../../testing/cookie-browser.ts';
import { drawnDatabases } from '../../testing/drawn-databases.ts';
import { TestClock } from '../../testing/test-clock.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const NOON = 1_800_000_000_000;
const DAY = 86_400_000;
const HTTP = 'http://play.example.org';
const HTTPS = 'https://play.example.org';
const BY_HTTPS = { 'x-forwarded-proto': 'https' };
const OWN = '__Host-slumberfell';

describe.each(drawnDatabases(import.meta.url))(
  'a host who changes from http to https, on $name',
  (database) => {
    let server: TestServer;
    const clock = new TestClock(NOON);
    afterEach(() => server.close());

    /** Starts a server at http, registers a guest, and changes the server to https a minute later. */
    async function changed(settings: Readonly<Record<string, string>> = { PUBLIC_URL: HTTP }) {
      clock.set(NOON);
      server = await startTestServer({ database, clock, settings });
      const browser = new CookieBrowser(BY_HTTPS);
      const username = await browser.register(server);
      clock.forward(60_000);
      await server.restart({ PUBLIC_URL: HTTPS });
      return { browser, username, before: new Map(browser.cookies) };
    }

    /** A browser with cookies, such as that of a player who did not come at once. */
    function withCookies(cookies: ReadonlyMap<string, string>, headers = {}): CookieBrowser {
      const browser = new CookieBrowser(headers);
      for (const [name, value] of cookies) browser.cookies.set(name, value);
      return browser;
    }

    it.each([
      ['with', { PUBLIC_URL: HTTP }],
      ['without', {}],
    ])('logs no player out, %s PUBLIC_URL before', async (_, settings) => {
      const { browser, username, before } = await changed(settings);
      expect(await browser.send(server, 'get-username')).toBe(username);
      const kept = [...browser.cookies.keys()];
      expect(kept).toContain(OWN);
      expect(kept.filter((name) => /^slumberfell(-\d+)?$/.test(name))).toEqual([]);
      expect([...before.values()]).not.toContain(browser.cookies.get(OWN));
      clock.forward(29 * DAY);
      expect(await browser.send(server, 'get-username')).toBe(username);
      await server.restart();
      expect(await browser.isLoggedIn(server)).toBe(true);
    });

    it('gives calls of one page, made at the same time, one login', async () => {
      const { before } = await changed();
      const calls = Array.from({ length: 8 }, () => withCookies(before, BY_HTTPS));
      expect(await Promise.all(calls.map((call) => call.isLoggedIn(server)))).toEqual(calls.map(() => true));
      expect(new Set(calls.map(({ cookies }) => cookies.get(OWN))).size).toBe(1);
    });

    it('ends the token that was sent without encryption', async () => {
      const { browser, before } = await changed();
      expect(await browser.isLoggedIn(server)).toBe(true);
      clock.forward(61_000);
      const token = before.get('slumberfell') ?? '';
      expect(await withCookies(before, BY_HTTPS).isLoggedIn(server)).toBe(false);
      expect(await withCookies(new Map([[OWN, token]]), BY_HTTPS).isLoggedIn(server)).toBe(false);
      expect(await browser.isLoggedIn(server)).toBe(true);
    });

    it('does not log a player in again who has logged out', async () => {
      const { browser, before } = await changed();
      await browser.isLoggedIn(server);
      await browser.send(server, 'logout');
      expect(await browser.isLoggedIn(server)).toBe(false);
      expect(await withCookies(before, BY_HTTPS).isLoggedIn(server)).toBe(false);
    });

    it('exchanges nothing in a call by http, whose browser would not keep the new cookie', async () => {
      const { before } = await changed();
      for (const headers of [{}, { 'x-forwarded-proto': 'http', 'sec-fetch-site': 'same-origin' }]) {
        const browser = withCookies(before, headers);
        expect(await browser.isLoggedIn(server)).toBe(false);
        expect(browser.cookies).toEqual(before);
      }
      // The login has not ended: the same browser comes by https afterwards.
      for (const headers of [BY_HTTPS, { 'sec-fetch-site': 'same-origin' }, { origin: HTTPS }])
        expect(await withCookies(before, headers).isLoggedIn(server)).toBe(true);
    });

    it('exchanges for 30 days, and only logins from before the change', async () => {
      const { browser, before } = await changed();
      const late = withCookies(before, BY_HTTPS);
      await browser.isLoggedIn(server);
      const other = new CookieBrowser(BY_HTTPS);
      await other.register(server);
      // An attacker on the way could else give a browser the token of a login of their own.
      const planted = new Map([['slumberfell', other.cookies.get(OWN) ?? '']]);
      expect(await withCookies(planted, BY_HTTPS).isLoggedIn(server)).toBe(false);
      clock.forward(30 * DAY);
      expect(await late.isLoggedIn(server)).toBe(false);
    });

    it('reads the cookie after 29 days, and no longer after 30', async () => {
      const { before } = await changed();
      clock.forward(29 * DAY);
      expect(await withCookies(before, BY_HTTPS).isLoggedIn(server)).toBe(true);
    });
  },
);
