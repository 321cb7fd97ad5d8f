import { DEVICES_PER_ACCOUNT, type PushedAlert } from '@slumberfell/protocol';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNT_RATES } from '../../../accounts/limits/limits.ts';
import { BROWSER_LIFETIME } from '../../../accounts/logins/logins.ts';
import { deviceIdOf } from '../../../alerts/alerts.ts';
import { SQLITE } from '../../../testing/databases.ts';
import { drawnDatabases } from '../../../testing/drawn-databases.ts';
import { PUBLIC_ADDRESS, PUSH_HOST, PushReceiver } from '../../../testing/push-receiver.ts';
import { PushSubscription, vapidClaims } from '../../../testing/push-subscription.ts';
import { registerDevice } from '../../../testing/register-device.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { TestClock } from '../../../testing/test-clock.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

const NOON = 1_800_000_000_000;
const DAY = 24 * 3_600_000;
const PUBLIC_URL = 'https://play.example.org';
const DELIVERY = { ttl: 60, urgency: 'high' } as const;

const ALERT: PushedAlert = {
  tag: 'a1',
  kind: 'session-end',
  title: 'Done',
  body: 'All done.',
  path: '/home',
};

/** Removes the devices and pushes of a test, so that the next one on the same server finds none. */
async function forgetDevices(server: TestServer, pushes: PushReceiver): Promise<void> {
  await server.running.storage.write(async (tx) => {
    await tx.deleteFrom('alert_checks').execute();
    await tx.deleteFrom('devices').execute();
  });
  pushes.received.length = 0;
  pushes.answer = { status: 201 };
}

describe.each(drawnDatabases(import.meta.url))('devices on $name', (database) => {
  const clock = new TestClock(NOON);
  let now: number;
  let pushes: PushReceiver;
  let server: TestServer;
  let player: TestClient;

  beforeAll(async () => {
    pushes = await PushReceiver.open();
    server = await startTestServer({
      database,
      clock,
      settings: { ALERT_HOSTS: PUSH_HOST, ALERT_CONTACT: PUBLIC_URL },
      pushNetwork: pushes.network(),
    });
  });
  beforeEach(async () => {
    now = clock.now();
    player = server.newClient();
    await player.registerGuest();
  });
  afterEach(async () => {
    await forgetDevices(server, pushes);
    // The windows of this test's rates end.
    clock.forward(DAY);
  });
  afterAll(async () => {
    await server.close();
    await pushes.close();
  });

  const storedIds = async (): Promise<readonly string[]> => {
    const rows = await server.running.storage.read((db) =>
      db.selectFrom('devices').select('id').orderBy('created_at').execute(),
    );
    return rows.map(({ id }) => id);
  };

  const accountId = async (client: TestClient): Promise<number> => {
    const username = await client.call('get-username');
    const { id } = await server.running.storage.read((db) =>
      db.selectFrom('accounts').select('id').where('username', '=', username).executeTakeFirstOrThrow(),
    );
    return id;
  };

  it('are registered with their settings, and listed without what is needed to send to them', async () => {
    const subscription = new PushSubscription();
    const settings = {
      timeZone: 'Asia/Kathmandu',
      quietHours: { from: 1_320, to: 420 },
      wants: {
        sessionEnd: true,
        plan: false,
        defeat: true,
        soon: true,
        chapter: true,
        level: { skillId: 1, level: 50 },
      },
    } as const;
    const registered = await registerDevice(player, pushes, subscription.input(settings));
    expect(registered).toEqual({
      id: deviceIdOf(subscription.endpoint),
      browser: expect.any(String) as string,
      pushService: PUSH_HOST,
      ...settings,
      createdAt: now,
      lastToldAt: now,
      reached: true,
      current: true,
    });
    expect(await player.call('devices')).toEqual([registered]);
    expect((await player.call('export-data')).devices).toEqual([registered]);
    const shown = JSON.stringify([registered, await player.call('export-data')]);
    const { p256dh, auth } = subscription.keys;
    for (const secret of [subscription.endpoint, p256dh, auth]) expect(shown).not.toContain(secret);
  });

  it('are updated by registering them again', async () => {
    const subscription = new PushSubscription();
    const { id } = await registerDevice(player, pushes, subscription.input());
    clock.forward(1_000);
    await registerDevice(player, pushes, subscription.input({ timeZone: 'America/Lima' }));
    expect(await player.call('devices')).toMatchObject([{ id, timeZone: 'America/Lima', createdAt: now }]);
  });

  it('move to the login that registers them last, and have one account', async () => {
    const subscription = new PushSubscription();
    await registerDevice(player, pushes, subscription.input());
    await player.call('test-device', deviceIdOf(subscription.endpoint));
    const other = server.newClient();
    await other.registerGuest();
    clock.forward(1_000);
    const moved = await registerDevice(other, pushes, subscription.input());
    expect(moved).toMatchObject({ createdAt: now + 1_000, lastToldAt: now + 1_000, current: true });
    expect(await player.call('devices')).toEqual([]);
    expect(await player.send('test-device', moved.id)).toMatchObject({ body: { code: 'device/unknown' } });
    await player.call('logout');
    expect(await other.call('devices')).toEqual([moved]);
  });

  it(`are at most ${DEVICES_PER_ACCOUNT} of one account, also when they are registered at once`, async () => {
    const all = Array.from({ length: DEVICES_PER_ACCOUNT + 2 }, () => new PushSubscription());
    const replies = await Promise.all(all.map((each) => player.send('register-device', each.input())));
    const codes = replies.map(({ body }) => (body as { code?: string }).code ?? 'done');
    expect(codes.filter((code) => code === 'done')).toHaveLength(DEVICES_PER_ACCOUNT);
    expect(codes.filter((code) => code === 'device/limit')).toHaveLength(2);
    const [first] = await player.call('devices');
    expect(await player.call('devices')).toHaveLength(DEVICES_PER_ACCOUNT);
    // One that is registered can be changed, and one that is withdrawn makes room.
    const known = all.find(({ endpoint }) => deviceIdOf(endpoint) === first?.id);
    expect((await player.send('register-device', known?.input())).status).toBe(200);
    await player.call('withdraw-device', first?.id ?? '');
    expect((await player.send('register-device', new PushSubscription().input())).status).toBe(200);
  });

  it.each([
    ['endpoint', 'device/endpoint', { endpoint: 'https://127.0.0.1/x' }],
    ['endpoint', 'device/endpoint', { endpoint: `http://${PUSH_HOST}/x` }],
    ['endpoint', 'device/endpoint', { endpoint: `https://${PUSH_HOST}./x` }],
    ['endpoint', 'device/endpoint', { endpoint: 'https://fcm.googleapis.com/x' }],
    ['keys.p256dh', 'device/keys', { keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) } }],
    ['timeZone', 'device/time-zone', { timeZone: 'Mars/Olympus' }],
  ])('are refused for a wrong %s with %s', async (path, code, wrong) => {
    const input = new PushSubscription().input(wrong);
    expect(await player.send('register-device', input)).toMatchObject({
      status: 400,
      body: { code, errors: [{ path }] },
    });
    expect(await storedIds()).toEqual([]);
  });

  describe('end', () => {
    let ends = 0;
    let subscription: PushSubscription;
    let id: string;
    let email: string;
    beforeEach(async () => {
      email = `ann-${ends++}@example.org`;
      await player.registerEmail(email);
      subscription = new PushSubscription();
      ({ id } = await registerDevice(player, pushes, subscription.input()));
      expect(await storedIds()).toEqual([id]);
    });
    afterEach(async () => {
      expect(await storedIds()).toEqual([]);
      expect(pushes.received).toEqual([]);
    });

    it('when they are withdrawn, and get nothing afterwards', async () => {
      const account = await accountId(player);
      await player.call('withdraw-device', id);
      expect(await server.running.services.alerts.tell({ accountId: account, id }, ALERT, DELIVERY)).toEqual({
        outcome: 'gone',
      });
      expect(await player.send('withdraw-device', id)).toMatchObject({ status: 204 });
    });

    it('at the logout of their login', async () => {
      await player.call('logout');
    });

    it('when another login of the account ends theirs', async () => {
      const other = server.newClient();
      await other.call('login', {
        email,
        password: 'correct horse battery staple',
        rememberMe: true,
      });
      expect(await other.call('devices')).toMatchObject([{ id, current: false }]);
      await other.call('end-other-sessions');
    });

    it('with the account', async () => {
      await player.call('delete-account', {
        username: email,
        password: 'correct horse battery staple',
      });
    });
  });

  it('get nothing once their login has expired', async () => {
    const { id } = await registerDevice(player, pushes, new PushSubscription().input());
    const account = await accountId(player);
    clock.forward(BROWSER_LIFETIME + 1);
    const { alerts } = server.running.services;
    expect(await alerts.tell({ accountId: account, id }, ALERT, DELIVERY)).toEqual({ outcome: 'gone' });
    expect(pushes.received).toEqual([]);
  });

  it.each([404, 410])('are removed when their push service answers %i', async (status) => {
    const { id } = await registerDevice(player, pushes, new PushSubscription().input());
    pushes.answer = { status };
    expect(await player.send('test-device', id)).toMatchObject({
      status: 409,
      body: { code: 'device/gone' },
    });
    expect(await storedIds()).toEqual([]);
  });

  it('stay when their push service fails', async () => {
    const { id } = await registerDevice(player, pushes, new PushSubscription().input());
    for (const status of [302, 403, 503]) {
      pushes.answer = { status, headers: { location: 'http://127.0.0.1/' } };
      expect(await player.send('test-device', id)).toMatchObject({
        status: 502,
        body: { code: 'device/not-reached' },
      });
    }
    expect(await player.call('devices')).toMatchObject([{ id, lastToldAt: now }]);
    expect(pushes.received).toHaveLength(3);
  });

  it('get a test that their browser can read, from the key that the server names', async () => {
    const subscription = new PushSubscription();
    const { id } = await registerDevice(player, pushes, subscription.input());
    const { publicKey } = await player.call('alert-key');
    clock.forward(5_000);
    await player.call('test-device', id);
    const [push] = pushes.received;
    const alert = JSON.parse(subscription.open(push?.body ?? Buffer.alloc(0))) as PushedAlert;
    expect(alert).toMatchObject({ kind: 'test', path: '/home', tag: push?.headers.topic });
    expect(vapidClaims(push?.headers.authorization, publicKey)).toMatchObject({
      aud: `https://${PUSH_HOST}`,
      sub: PUBLIC_URL,
    });
    expect(await player.call('devices')).toMatchObject([{ id, lastToldAt: now + 5_000 }]);
  });

  it(`get at most ${ACCOUNT_RATES.testAlerts.attempts} tests of an account in a window`, async () => {
    const { id } = await registerDevice(player, pushes, new PushSubscription().input());
    const { attempts, window } = ACCOUNT_RATES.testAlerts;
    // The first alert of the device counts, too.
    for (let time = 1; time < attempts; time++) await player.call('test-device', id);
    expect(await player.send('test-device', id)).toMatchObject({
      status: 429,
      body: { code: 'request/too-many', retryAt: now + window },
    });
    expect(pushes.received).toHaveLength(attempts - 1);
  });

  it('stay with their key over a restart', async () => {
    const subscription = new PushSubscription();
    const { id } = await registerDevice(player, pushes, subscription.input());
    const key = await player.call('alert-key');
    await server.restart();
    expect(await player.call('alert-key')).toEqual(key);
    await player.call('test-device', id);
    expect(vapidClaims(pushes.received[0]?.headers.authorization, key.publicKey).aud).toBe(
      `https://${PUSH_HOST}`,
    );
  });

  it('a stored row cannot make the server send elsewhere', async () => {
    const { id } = await registerDevice(player, pushes, new PushSubscription().input());
    for (const endpoint of [
      `http://${PUSH_HOST}/x`,
      `https://127.0.0.1:${pushes.port}/x`,
      `https://${PUSH_HOST}:${pushes.port}/x`,
      'https://localhost/x',
    ]) {
      await server.running.storage.write((tx) => tx.updateTable('devices').set({ endpoint }).execute());
      expect(await player.send('test-device', id)).toMatchObject({ body: { code: 'device/not-reached' } });
    }
    expect(pushes.received).toEqual([]);
  });
});

describe.each(drawnDatabases(import.meta.url))('devices that cannot be reached, on $name', (database) => {
  const clock = new TestClock(NOON);
  const notFound = (): never => {
    throw Object.assign(new Error('no such name'), { code: 'ENOTFOUND' });
  };
  let isFound = true;
  let pushes: PushReceiver;
  let server: TestServer;
  let player: TestClient;
  let players = 2;

  beforeAll(async () => {
    pushes = await PushReceiver.open();
    server = await startTestServer({
      database,
      clock,
      settings: { ALERT_HOSTS: PUSH_HOST, ALERT_CONTACT: PUBLIC_URL },
      pushNetwork: pushes.network(() => (isFound ? [PUBLIC_ADDRESS] : notFound())),
    });
  });
  beforeEach(async () => {
    isFound = true;
    player = server.newClient();
    await player.play(`Player ${players++}`);
  });
  afterEach(async () => {
    await forgetDevices(server, pushes);
    clock.forward(DAY);
  });
  afterAll(async () => {
    await server.close();
    await pushes.close();
  });

  const checks = async (): Promise<number> => {
    const rows = await server.running.storage.read((db) =>
      db.selectFrom('alert_checks').select('character_id').execute(),
    );
    return rows.length;
  };
  const sweep = () => server.running.services.accounts.removeExpired();

  it('are told nothing until they have taken a first alert, and are gone after a day', async () => {
    isFound = false;
    const device = await player.call('register-device', new PushSubscription().input());
    expect(device).toMatchObject({ reached: false, lastToldAt: null });
    await player.call('begin-crafting', { itemId: 1010, amount: 50 });
    expect(await checks()).toBe(0);
    clock.forward(DAY - 1);
    await sweep();
    expect(await player.call('devices')).toHaveLength(1);
    clock.forward(2);
    await sweep();
    expect(await player.call('devices')).toEqual([]);
  });

  it('count once a later test has reached them', async () => {
    pushes.answer = { status: 503 };
    const { id, reached } = await player.call('register-device', new PushSubscription().input());
    expect([reached, await checks()]).toEqual([false, 0]);
    pushes.answer = { status: 201 };
    await player.call('test-device', id);
    expect(await player.call('devices')).toMatchObject([{ id, reached: true }]);
    expect(await checks()).toBe(1);
    clock.forward(2 * DAY);
    await sweep();
    expect(await player.call('devices')).toHaveLength(1);
  });

  it('are refused when their push service does not know them', async () => {
    pushes.answer = { status: 410 };
    expect(await player.send('register-device', new PushSubscription().input())).toMatchObject({
      status: 409,
      body: { code: 'device/gone' },
    });
    expect(await player.call('devices')).toEqual([]);
  });

  it('go when the name of their push service does not exist for a day, and not when it comes back', async () => {
    const { id } = await player.call('register-device', new PushSubscription().input());
    const fail = async () => {
      isFound = false;
      expect((await player.send('test-device', id)).status).toBe(502);
    };
    await fail();
    clock.forward(DAY - 1);
    isFound = true;
    await player.call('test-device', id);
    clock.forward(DAY);
    await sweep();
    expect(await player.call('devices')).toHaveLength(1);
    await fail();
    clock.forward(DAY / 2);
    await fail();
    await sweep();
    expect(await player.call('devices')).toHaveLength(1);
    clock.forward(DAY / 2 + 1);
    await sweep();
    expect(await player.call('devices')).toEqual([]);
  });

  it('get no second first alert when they are registered again, but with other keys', async () => {
    const subscription = new PushSubscription();
    await player.call('register-device', subscription.input());
    await player.call('register-device', subscription.input({ timeZone: 'America/Lima' }));
    expect(pushes.received).toHaveLength(1);
    const alert = JSON.parse(subscription.open(pushes.received[0]?.body ?? Buffer.alloc(0))) as PushedAlert;
    expect(alert).toMatchObject({ kind: 'test', title: 'Alerts are on.' });
    const { keys } = new PushSubscription();
    await player.call('register-device', subscription.input({ keys }));
    expect(pushes.received).toHaveLength(2);
  });
});

describe('while the host has switched alerts off', () => {
  it('nothing is stored or sent; devices of before can be seen and withdrawn', async () => {
    const pushes = await PushReceiver.open();
    const network = pushes.network();
    const place = await SQLITE.place();
    const settings = { ALERT_HOSTS: PUSH_HOST };
    const on = await startTestServer({ database: place, settings, pushNetwork: network });
    const player = on.newClient();
    await player.registerGuest(true);
    const { id } = await registerDevice(player, pushes, new PushSubscription().input());
    await on.close();
    const lookedUp = network.lookedUp.length;

    const off = await startTestServer({
      database: place,
      settings: { ...settings, ALERTS: 'off' },
      pushNetwork: network,
    });
    const calls = [
      ['alert-key', undefined],
      ['register-device', new PushSubscription().input()],
      ['test-device', id],
    ] as const;
    const client = off.newClient();
    client.keep(player.cookie ?? '');
    for (const [name, input] of calls)
      expect(await client.send(name, input)).toMatchObject({ status: 409, body: { code: 'alerts/off' } });
    expect(await client.call('devices')).toMatchObject([{ id }]);
    await client.call('withdraw-device', id);
    expect(await client.call('devices')).toEqual([]);
    expect([network.lookedUp.length, pushes.received]).toEqual([lookedUp, []]);
    await off.close();
    await place.remove();
    await pushes.close();
  });

  it('no keys are made', async () => {
    const server = await startTestServer({ settings: { ALERTS: 'off' } });
    const secrets = await server.running.storage.read((db) =>
      db.selectFrom('secrets').select('name').where('name', '=', 'alert-keys').execute(),
    );
    expect(secrets).toEqual([]);
    await server.close();
  });
});

it.each([
  [{}, 1],
  [{ PUBLIC_URL: 'http://play.example.org' }, 1],
  [{ PUBLIC_URL: 'https://play.example.org' }, 0],
  [{ ALERTS: 'off' }, 0],
])('with the settings %j the log tells %i times that alerts need https', async (settings, times) => {
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(line) });
  const server = await startTestServer({ settings, log });
  await server.close();
  expect(lines.filter((line) => line.includes('alerts') && line.includes('PUBLIC_URL'))).toHaveLength(times);
});
