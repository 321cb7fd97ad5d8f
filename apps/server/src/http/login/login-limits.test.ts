import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNT_RATES } from '../../accounts/limits/limits.ts';
import { drawnDatabases } from '../../testing/drawn-databases.ts';
import { MailReceiver } from '../../testing/mail-receiver.ts';
import type { Reply, TestClient } from '../../testing/test-client.ts';
import { TestClock } from '../../testing/test-clock.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const NOON = 1_800_000_000_000;
const ANN = 'ann@example.org';

describe.each(drawnDatabases(import.meta.url))('logging in, on $name', (database) => {
  const clock = new TestClock(NOON);
  let server: TestServer;
  let letters: MailReceiver;
  let home: TestClient;
  let password: string;
  beforeEach(async () => {
    clock.set(NOON);
    letters = await MailReceiver.open();
    server = await startTestServer({ database, clock, settings: { SMTP_URL: letters.url } });
    home = server.newClient();
    password = await home.registerEmail(ANN);
    await home.call('logout');
  });
  afterEach(async () => {
    await server.close();
    await letters.close();
  });

  /**
   * Sends a login from the client address `from`. Loopback is a trusted proxy, so `x-forwarded-for` is
   * believed.
   */
  const attempt = (client: TestClient, from: string, guess: string, email = ANN): Promise<Reply> =>
    client.send('login', { email, password: guess, rememberMe: false }, { 'x-forwarded-for': from });
  const failTimes = async (count: number, client: TestClient, from: (n: number) => string, email = ANN) => {
    for (let n = 0; n < count; n++) {
      expect(await attempt(client, from(n), 'wrong', email)).toMatchObject({ status: 401 });
    }
  };
  /** The client address of attempt `n`. Seven attempts in sequence have the same address. */
  const manyPlaces = (n: number): string => `198.51.100.${Math.floor(n / 7)}`;

  it('is locked after ten failures from one address, with the instant of the end, for known and unknown names', async () => {
    for (const email of [ANN, 'nobody@example.org']) {
      const stranger = server.newClient();
      await failTimes(10, stranger, () => '203.0.113.9', email);
      expect(await attempt(stranger, '203.0.113.9', password, email)).toMatchObject({
        status: 423,
        body: {
          code: 'account/locked-out',
          message: 'Account is locked out.',
          retryAt: NOON + ACCOUNT_RATES.failedLogin.window,
        },
      });
    }
    clock.forward(ACCOUNT_RATES.failedLogin.window);
    expect((await attempt(server.newClient(), '203.0.113.9', password)).status).toBe(200);
  });

  it('is not locked for the owner by failures of other addresses, nor of the same network in a known browser', async () => {
    await failTimes(10, server.newClient(), () => '203.0.113.9');
    expect((await attempt(server.newClient(), '192.0.2.1', password)).status).toBe(200);
    expect((await attempt(home, '203.0.113.9', password)).status).toBe(200);
  });

  it('works from a known browser while others guess, and after a reset from a new browser', async () => {
    await failTimes(ACCOUNT_RATES.failedLoginUnknown.attempts, server.newClient(), manyPlaces);
    const stranger = server.newClient();
    expect((await attempt(stranger, '192.0.2.1', password)).status).toBe(423);
    expect((await attempt(home, '192.0.2.1', password)).status).toBe(200);
    await stranger.call('request-password-reset', ANN);
    const { searchParams } = await letters.linkFor(ANN, 'reset-password');
    const newPassword = 'a quiet afternoon in May';
    await stranger.call('reset-password', {
      userId: Number(searchParams.get('userId')),
      token: searchParams.get('token') ?? '',
      newPassword,
    });
    expect((await attempt(stranger, '192.0.2.1', newPassword)).status).toBe(200);
  });

  it('is limited in a known browser too, and a browser that one account knows is unknown to another', async () => {
    await failTimes(10, home, (n) => `192.0.2.${n}`);
    expect((await attempt(home, '192.0.2.99', password)).status).toBe(423);
    const bea = server.newClient();
    await bea.registerEmail('bea@example.org');
    await failTimes(10, bea, () => '203.0.113.9');
    expect((await attempt(bea, '203.0.113.9', password)).status).toBe(423);
  });

  it('does not count successful logins', async () => {
    const owner = server.newClient();
    for (let day = 0; day < ACCOUNT_RATES.failedLoginUnknown.attempts + 1; day++) {
      owner.forget();
      expect((await attempt(owner, manyPlaces(day), password)).status).toBe(200);
    }
  });
});

it('a flood of logins does not stop the game', { timeout: 120_000 }, async () => {
  const server = await startTestServer();
  const player = server.newClient();
  await player.play('Ann');
  let flooding = true;
  let answered = 0;
  const flood = Array.from({ length: 220 }, async (_, index) => {
    const client = server.newClient();
    for (let count = 0; flooding; count++) {
      const from = `198.${index >> 8}.${index & 255}.${count & 255}`;
      const login = { email: `nobody-${index}-${count}`, password: 'guess', rememberMe: false };
      const { status } = await client.send('login', login, { 'x-forwarded-for': from });
      expect([401, 503]).toContain(status);
      answered += 1;
    }
  });
  await expect.poll(() => answered, { timeout: 60_000 }).toBeGreaterThan(200);
  for (let health = 1; health <= 5; health++) {
    expect((await player.send('set-healing-threshold', health)).status).toBe(200);
  }
  flooding = false;
  await Promise.all(flood);
  await server.close();
});
