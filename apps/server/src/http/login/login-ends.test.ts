import type { MissingLogin } from '@slumberfell/protocol';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { BROWSER_LIFETIME, EXPIRED_KEPT, Logins, PERSISTENT_LIFETIME } from '../../accounts/logins/logins.ts';
import { provedByPassword } from '../../accounts/logins/proof.ts';
import { newToken } from '../../accounts/secrets/token.ts';
import { accountById } from '../../storage/tables/accounts.ts';
import { drawnDatabases } from '../../testing/drawn-databases.ts';
import { storedAccount } from '../../testing/stored-character.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { TestClock } from '../../testing/test-clock.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const NOON = 1_800_000_000_000;

const clock = new TestClock(NOON);
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ clock });
});
afterAll(() => server.close());

/** What an answer 401 says about the login of a client. */
async function endOf(client: TestClient, cookie?: string): Promise<MissingLogin | undefined> {
  const { status, body } = await client.send('get-username', {}, cookie === undefined ? {} : { cookie });
  expect([status, body]).toEqual([401, expect.objectContaining({ code: 'request/not-authenticated' })]);
  return (body as { login?: MissingLogin }).login;
}

/** The cookie under the name that it has at the server's port. */
const ownCookie = (cookie: string): string => cookie.replace('=', `-${server.port}=`);

it('an answer 401 says that no cookie came, also when it does not have the form of a token', async () => {
  expect(await endOf(server.newClient())).toBe('none');
  expect(await endOf(server.newClient(), 'slumberfell=x')).toBe('none');
});

it('an answer 401 says that a login was ended: by a log-out, by the list of logins, by a new password', async () => {
  const email = 'ann@example.org';
  const ann = server.newClient();
  const password = await ann.registerEmail(email);
  const elsewhere = async (): Promise<TestClient> => {
    const client = server.newClient();
    await client.call('login', { email, password, rememberMe: true });
    return client;
  };
  const left = await elsewhere();
  const { cookie } = left;
  await left.call('logout');
  expect(await endOf(left)).toBe('none');
  expect(await endOf(left, ownCookie(cookie ?? ''))).toBe('ended');

  const listed = await elsewhere();
  const other = (await ann.call('sessions')).find(({ current }) => !current);
  await ann.call('end-session', other?.id ?? '');
  expect(await endOf(listed)).toBe('ended');

  const locked = await elsewhere();
  await ann.call('change-password', { currentPassword: password, newPassword: 'the long way home' });
  expect(await endOf(locked)).toBe('ended');
});

it('a token that was never valid gets the answer of an ended login', async () => {
  expect(await endOf(server.newClient(), ownCookie(`slumberfell=${newToken()}`))).toBe('ended');
});

it('an answer 401 says that a login has expired, while its cookie lasts', async () => {
  const guest = server.newClient();
  const pair = await guest.call('get-guest-credentials');
  const { headers } = await guest.send('register', { ...pair, isPersistent: true, isGuest: true });
  const seconds = (PERSISTENT_LIFETIME + EXPIRED_KEPT) / 1_000;
  expect(headers.getSetCookie()[0]).toContain(`; Max-Age=${seconds};`);
  clock.forward(PERSISTENT_LIFETIME);
  expect(await guest.call('is-authenticated')).toBe(false);
  expect(await endOf(guest)).toBe('expired');
  clock.forward(EXPIRED_KEPT - 1);
  expect(await endOf(guest)).toBe('expired');
});

it.each(drawnDatabases(import.meta.url))(
  'the row of an expired login is kept for a while, on $name',
  async (database) => {
    const time = new TestClock(NOON);
    const { storage, dispose } = await database.open(time);
    const logins = new Logins(storage);
    const account = await storage.read(async (db) => accountById(db, await storedAccount(storage)));
    if (account === null) throw new Error('the account is missing');
    const token = (await logins.begin(provedByPassword(account), false)) ?? '';
    time.forward(BROWSER_LIFETIME);
    await logins.removeExpired();
    expect(await logins.find(token)).toBe('expired');
    expect(await logins.authenticate(token)).toBeNull();
    time.forward(EXPIRED_KEPT + 1);
    await logins.removeExpired();
    expect(await logins.find(token)).toBe('ended');
    await dispose();
  },
);
