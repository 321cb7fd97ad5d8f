import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStorage } from '../../../storage/open.ts';
import { drawnDatabases } from '../../../testing/drawn-databases.ts';
import { MailReceiver } from '../../../testing/mail-receiver.ts';
import type { Reply, TestClient } from '../../../testing/test-client.ts';
import { TestClock } from '../../../testing/test-clock.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

const NOON = 1_800_000_000_000;
const HOUR = 3_600_000;
const ANN = 'ann@example.org';
const NEW = 'a quiet afternoon in May';

describe.each(drawnDatabases(import.meta.url))('a password, on $name', (database) => {
  const clock = new TestClock(NOON);
  let server: TestServer;
  let letters: MailReceiver;
  let ann: TestClient;
  let old: string;
  beforeEach(async () => {
    clock.set(NOON);
    letters = await MailReceiver.open();
    server = await startTestServer({ database, clock, settings: { SMTP_URL: letters.url } });
    ann = server.newClient();
    old = await ann.registerEmail(ANN);
  });
  afterEach(async () => {
    await server.close();
    await letters.close();
  });

  /** Requests a reset link, and reads its parameters from the e-mail. */
  const askForLink = async (): Promise<{ userId: number; token: string }> => {
    await server.newClient().call('request-password-reset', ANN);
    const { searchParams } = await letters.linkFor(ANN, 'reset-password');
    return { userId: Number(searchParams.get('userId')), token: searchParams.get('token') ?? '' };
  };
  const login = (password: string, client = server.newClient()): Promise<Reply> =>
    client.send('login', { email: ANN, password, rememberMe: false });
  const reset = (input: { userId: number; token: string; newPassword?: string }): Promise<Reply> =>
    server.newClient().send('reset-password', { newPassword: NEW, ...input });
  const invalid = {
    status: 400,
    body: {
      message: 'Invalid password reset link.',
      errors: [{ path: 'token', description: 'Invalid password reset link.' }],
    },
  };

  it('is reset by the link of an e-mail: all logins end, no browser is logged in, and another e-mail says so', async () => {
    const elsewhere = server.newClient();
    await login(old, elsewhere);
    const link = await askForLink();
    expect(await ann.call('is-authenticated')).toBe(true);
    const reader = server.newClient();
    await reader.call('reset-password', { ...link, newPassword: NEW });
    for (const client of [ann, elsewhere, reader]) expect(await client.call('is-authenticated')).toBe(false);
    expect((await login(old)).status).toBe(401);
    expect((await login(NEW)).status).toBe(200);
    expect(await letters.next()).toMatchObject({
      subject: 'Your lock has been changed',
      to: [{ address: ANN }],
      text: expect.stringContaining('15 January 2027') as string,
    });
  });

  it('is reset once by each link, within an hour, and only for the account that it was sent to', async () => {
    const link = await askForLink();
    const other = await askForLink();
    expect(await reset({ ...link, userId: link.userId + 1 })).toMatchObject(invalid);
    expect(await reset({ ...link, token: 'x' })).toMatchObject(invalid);
    expect((await reset(link)).status).toBe(204);
    expect(await reset(link)).toMatchObject(invalid);
    // A used link makes all other links of the account invalid.
    expect(await reset(other)).toMatchObject(invalid);
    const late = await askForLink();
    clock.forward(HOUR);
    expect(await reset(late)).toMatchObject(invalid);
  });

  it('that is too weak is refused, and the link stays valid', async () => {
    const link = await askForLink();
    expect(await reset({ ...link, newPassword: 'password1' })).toMatchObject({
      status: 400,
      body: { code: 'account/password', errors: [{ path: 'newPassword' }] },
    });
    expect((await reset(link)).status).toBe(204);
  });

  it('can be requested with the same answer for known and unknown accounts', async () => {
    const stranger = server.newClient();
    const { username } = await server.newClient().registerGuest();
    for (const email of ['nobody@example.org', username, 'no address at all', ANN]) {
      expect(await stranger.send('request-password-reset', email)).toMatchObject({ status: 204 });
    }
    await letters.linkFor(ANN, 'reset-password');
    expect(letters.count).toBe(1);
    for (const email of ['nobody@example.org', ANN]) {
      const replies: number[] = [];
      for (let count = 0; count < 5; count++) {
        replies.push((await stranger.send('request-password-reset', email)).status);
      }
      expect(replies).toEqual([204, 204, 204, 204, 429]);
    }
  });

  it('is changed with the old password; all other logins end', async () => {
    const elsewhere = server.newClient();
    await login(old, elsewhere);
    const cookie = ann.cookie;
    const change = (input: object): Promise<Reply> =>
      ann.send('change-password', { currentPassword: old, newPassword: NEW, ...input });
    expect(await change({ currentPassword: 'wrong' })).toMatchObject({
      status: 400,
      body: { code: 'account/current-password', errors: [{ path: 'currentPassword' }] },
    });
    expect(await change({ newPassword: 'password1' })).toMatchObject({ body: { code: 'account/password' } });
    expect((await change({})).status).toBe(204);
    expect(ann.cookie).not.toBe(cookie);
    expect(await ann.call('is-authenticated')).toBe(true);
    expect(await elsewhere.call('is-authenticated')).toBe(false);
    expect((await login(NEW)).status).toBe(200);
    expect(await letters.next()).toMatchObject({ subject: 'Your lock has been changed' });
  });

  it('cannot be guessed by the call that changes it', async () => {
    const attempt = () => ann.send('change-password', { currentPassword: 'guess', newPassword: NEW });
    for (let count = 0; count < 10; count++) expect((await attempt()).status).toBe(400);
    expect(await attempt()).toMatchObject({ status: 423, body: { code: 'account/locked-out' } });
  });

  it('and the tokens of links are not in the database', async () => {
    const { token } = await askForLink();
    await server.stop();
    const storage = await openStorage({ ...server.place, clock });
    const kept = await storage.read(async (db) => [
      await db.selectFrom('account_tokens').selectAll().execute(),
      await db.selectFrom('accounts').selectAll().execute(),
      await db.selectFrom('outbox').selectAll().execute(),
    ]);
    await storage.close();
    expect(kept[0]).toHaveLength(1);
    expect(JSON.stringify(kept)).not.toContain(token);
    expect(JSON.stringify(kept)).not.toContain(old);
  });
});

/** How many concurrent requests use the same link. */
const OPENINGS = process.env.TEST_LONG === '1' ? 1_000 : 200;

describe.each(drawnDatabases(import.meta.url))('one link, on $name', (database) => {
  it('that is opened many times at once resets the password once', { timeout: 120_000 }, async () => {
    const letters = await MailReceiver.open();
    const server = await startTestServer({ database, settings: { SMTP_URL: letters.url } });
    await server.newClient().registerEmail(ANN);
    await server.newClient().call('request-password-reset', ANN);
    const { searchParams } = await letters.linkFor(ANN, 'reset-password');
    const userId = Number(searchParams.get('userId'));
    const token = searchParams.get('token') ?? '';

    const passwords = Array.from({ length: OPENINGS }, (_, index) => `a quiet afternoon, number ${index}`);
    const statuses = await Promise.all(
      passwords.map(async (newPassword, index) => {
        const input = { userId, token, newPassword };
        // From many addresses, so that no limit refuses them.
        const from = { 'x-forwarded-for': `203.0.${index >> 8}.${index & 255}` };
        return (await server.newClient().send('reset-password', input, from)).status;
      }),
    );
    const winners = passwords.filter((_, index) => statuses[index] === 204);
    expect(winners).toHaveLength(1);
    expect(statuses.filter((status) => ![204, 400, 503].includes(status))).toEqual([]);
    const login = { email: ANN, password: winners[0] ?? '', rememberMe: false };
    expect((await server.newClient().send('login', login)).status).toBe(200);
    await server.close();
    await letters.close();
  });
});
