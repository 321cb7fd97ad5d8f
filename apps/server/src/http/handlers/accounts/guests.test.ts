import { afterEach, describe, expect, it } from 'vitest';
import { BROWSER_LIFETIME, PERSISTENT_LIFETIME } from '../../../accounts/logins/logins.ts';
import { PAIR_LIFETIME } from '../../../accounts/registration/guest-credentials.ts';
import { openStorage } from '../../../storage/open.ts';
import { drawnDatabases } from '../../../testing/drawn-databases.ts';
import { TestClock } from '../../../testing/test-clock.ts';
import { startTestServer, type TestServer, type TestServerOptions } from '../../../testing/test-server.ts';

const NOON = 1_800_000_000_000;
const HOUR = 3_600_000;

describe.each(drawnDatabases(import.meta.url))('a guest, on $name', (database) => {
  let server: TestServer;
  const clock = new TestClock(NOON);
  const open = async (options: TestServerOptions = {}): Promise<void> => {
    clock.set(NOON);
    server = await startTestServer({ database, clock, ...options });
  };
  afterEach(() => server.close());

  it('registers, plays, logs out and in again; the server may restart meanwhile', async () => {
    await open();
    const guest = server.newClient();
    expect(await guest.call('is-authenticated')).toBe(false);
    expect(await guest.call('status')).toBeUndefined();
    const pair = await guest.registerGuest();
    expect(await guest.call('is-authenticated')).toBe(true);
    expect(await guest.call('status')).toEqual({ status: 'Guest', isGuest: true, isAdmin: false });
    expect(await guest.call('get-username')).toBe(pair.username);

    expect(await guest.call('get-characters')).toEqual([]);
    const ann = await guest.call('create-character', { name: 'Ann', appearanceId: 3 });
    expect(await guest.call('get-characters')).toEqual([ann]);
    await guest.call('select-character', ann.id);
    expect((await guest.call('get-layout-data')).characterData).toMatchObject({ ...ann, goldAmount: 100 });
    const again = await guest.send('create-character', { name: 'Bea', appearanceId: 3 });
    expect(again).toMatchObject({ status: 409, body: { code: 'character/limit' } });

    const cookie = guest.cookie ?? '';
    await guest.call('logout');
    expect(guest.cookie).toBeNull();
    expect(await guest.call('is-authenticated')).toBe(false);
    expect((await guest.send('get-layout-data', {}, { cookie })).status).toBe(401);

    await server.restart();
    const returned = server.newClient();
    const login = { email: pair.username.toUpperCase(), password: pair.password, rememberMe: false };
    expect(await returned.call('login', login)).toEqual({ redirectTo: null });
    expect(await returned.call('get-characters')).toEqual([ann]);
  });

  it('has credentials that are valid once, for 30 minutes, and only unchanged', async () => {
    await open();
    const guest = server.newClient();
    const register = (input: object) =>
      server.newClient().send('register', { isPersistent: false, isGuest: true, ...input });
    const pair = await guest.call('get-guest-credentials');
    const other = await guest.call('get-guest-credentials');
    expect((await register({ ...pair, password: other.password })).body).toMatchObject({
      code: 'account/guest-pair',
    });
    expect((await register({ ...pair, isGuest: false })).body).toMatchObject({
      code: 'account/not-acceptable',
    });
    expect((await register(pair)).status).toBe(204);
    expect(await register(pair)).toMatchObject({ status: 409, body: { code: 'account/username-taken' } });
    clock.forward(PAIR_LIFETIME);
    expect(await register(other)).toMatchObject({ status: 400, body: { code: 'account/guest-pair' } });
  });

  it('is registered once when many tabs send the same credentials', async () => {
    await open();
    const pair = await server.newClient().call('get-guest-credentials');
    const replies = await Promise.all(
      Array.from({ length: 8 }, () =>
        server.newClient().send('register', { ...pair, isPersistent: false, isGuest: true }),
      ),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([204, ...new Array<number>(7).fill(409)]);
  });

  it('gets the same refusal for a wrong password and an unknown name, and is then locked out', async () => {
    await open();
    const { username } = await server.newClient().registerGuest();
    for (const email of [username, 'Guest-NOBODY00']) {
      const attempt = () => server.newClient().send('login', { email, password: 'wrong', rememberMe: false });
      for (let count = 0; count < 10; count++) {
        expect(await attempt()).toMatchObject({
          status: 401,
          body: { code: 'account/invalid-login', message: 'Invalid login attempt.' },
        });
      }
      expect(await attempt()).toMatchObject({ status: 423, body: { message: 'Account is locked out.' } });
    }
  });

  it('keeps the session while it is used, and loses it when it is not', async () => {
    await open();
    for (const [persistent, lifetime] of [
      [false, BROWSER_LIFETIME],
      [true, PERSISTENT_LIFETIME],
    ] as const) {
      const guest = server.newClient();
      await guest.registerGuest(persistent);
      clock.forward(lifetime - HOUR);
      expect(await guest.call('is-authenticated')).toBe(true);
      clock.forward(lifetime - HOUR);
      expect(await guest.call('is-authenticated')).toBe(true);
      clock.forward(lifetime);
      expect(await guest.call('is-authenticated')).toBe(false);
    }
  });

  it('has a cookie that lasts as requested', async () => {
    await open();
    const guest = server.newClient();
    const register = async (isPersistent: boolean): Promise<string | null> => {
      const pair = await guest.call('get-guest-credentials');
      const { headers } = await server.newClient().send('register', { ...pair, isPersistent, isGuest: true });
      return headers.getSetCookie()[0] ?? null;
    };
    expect(await register(false)).toMatch(/^slumberfell-\d+=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(await register(true)).toMatch(
      /^slumberfell-\d+=[\w-]{43}; Max-Age=3801600; Path=\/; HttpOnly; SameSite=Lax$/,
    );
  });

  it('under https has a Secure cookie, and the answers have HSTS', async () => {
    await open({ settings: { PUBLIC_URL: 'https://play.example.org' } });
    const guest = server.newClient();
    const pair = await guest.call('get-guest-credentials');
    const { headers } = await guest.send('register', { ...pair, isPersistent: false, isGuest: true });
    expect(headers.getSetCookie()[0]).toMatch(
      /^__Host-slumberfell=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
  });

  it('has neither its password nor its token in the database', async () => {
    await open();
    const guest = server.newClient();
    const { password } = await guest.registerGuest();
    const token = guest.cookie?.split('=')[1] ?? '';
    await server.restart();
    expect(await guest.call('is-authenticated')).toBe(true);
    await server.stop();
    const storage = await openStorage(server.place);
    const kept = await storage.read(async (db) => [
      await db.selectFrom('accounts').selectAll().execute(),
      await db.selectFrom('auth_sessions').selectAll().execute(),
    ]);
    await storage.close();
    expect(kept[0]).toHaveLength(1);
    expect(kept[1]).toHaveLength(1);
    expect(JSON.stringify(kept)).not.toContain(password);
    expect(JSON.stringify(kept)).not.toContain(token);
  });
});
