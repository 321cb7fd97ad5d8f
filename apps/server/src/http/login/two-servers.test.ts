import { afterAll, beforeAll, expect, it } from 'vitest';
import { CookieBrowser } from '../../testing/cookie-browser.ts';
import { RawHubClient } from '../../testing/raw-hub-client.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let first: TestServer;
let second: TestServer;

beforeAll(async () => {
  first = await startTestServer();
  second = await startTestServer();
});
afterAll(async () => {
  await first.close();
  await second.close();
});

it('two servers of one host do not end each other’s logins', async () => {
  const browser = new CookieBrowser();
  const one = await browser.register(first);
  const other = await browser.register(second);
  expect(await browser.send(first, 'get-username')).toBe(one);
  expect(await browser.send(second, 'get-username')).toBe(other);
  await browser.send(second, 'logout');
  expect(await browser.isLoggedIn(first)).toBe(true);
  expect(await browser.isLoggedIn(second)).toBe(false);
});

/** A browser with the one cookie that an earlier release has set at a server. */
async function ofEarlierRelease(server: TestServer): Promise<CookieBrowser> {
  const browser = new CookieBrowser();
  await browser.register(server);
  const token = browser.cookies.get(`slumberfell-${server.port}`) ?? '';
  browser.cookies.clear();
  browser.cookies.set('slumberfell', token);
  return browser;
}

it('the cookie of an earlier release keeps its login, for calls and for the hub, and gets a name with the port', async () => {
  const browser = await ofEarlierRelease(first);
  const token = browser.cookies.get('slumberfell');
  const socket = await RawHubClient.open(first.url, {
    headers: { cookie: browser.header, origin: first.url },
  });
  expect([socket.status, socket.received]).toEqual([400, expect.stringContaining('character/none')]);
  expect(await browser.isLoggedIn(first)).toBe(true);
  expect(browser.cookies.get(`slumberfell-${first.port}`)).toBe(token);
  expect(browser.cookies.get('slumberfell')).toBe(token);
});

it('a server leaves the cookie of another one alone, and does not say that its login has ended', async () => {
  const browser = await ofEarlierRelease(first);
  const token = browser.cookies.get('slumberfell');
  expect(await browser.send(second, 'get-username')).toMatchObject({ login: 'none' });
  await browser.register(second);
  await browser.send(second, 'logout');
  expect(browser.cookies.get('slumberfell')).toBe(token);
  expect(await browser.isLoggedIn(first)).toBe(true);
});

it('a log-out ends the login of the cookie of an earlier release, too', async () => {
  const same = await ofEarlierRelease(first);
  await same.send(first, 'logout');
  expect(same.cookies.has('slumberfell')).toBe(false);
  expect(await same.isLoggedIn(first)).toBe(false);

  const both = await ofEarlierRelease(first);
  const { cookies } = both;
  const other = new CookieBrowser();
  await other.register(first);
  for (const [name, value] of other.cookies) cookies.set(name, value);
  await both.send(first, 'logout');
  expect(cookies.has('slumberfell')).toBe(false);
  expect(await both.isLoggedIn(first)).toBe(false);
});
