import { afterEach, beforeEach, expect, it } from 'vitest';
import { MailReceiver } from '../testing/mail-receiver.ts';
import type { Reply, TestClient } from '../testing/test-client.ts';
import { TestClock } from '../testing/test-clock.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const NOON = 1_800_000_000_000;
const PASSWORD = 'correct horse battery staple';

const clock = new TestClock(NOON);
let receiver: MailReceiver;
let server: TestServer;
beforeEach(async () => {
  clock.set(NOON);
  receiver = await MailReceiver.open();
  server = await startTestServer({
    clock,
    settings: { SMTP_URL: receiver.url, COSTLY_CALLS_PER_SECOND: 'off' },
  });
});
afterEach(async () => {
  await server.close();
  await receiver.close();
});

/** Registers an address with a validation letter. @returns the answer and the client, which is logged in */
const register = async (username: string, from = '203.0.113.7'): Promise<Reply & { client: TestClient }> => {
  const client = server.newClient();
  const input = {
    username,
    password: PASSWORD,
    isPersistent: false,
    isGuest: false,
    validationRequested: true,
  };
  return { client, ...(await client.send('register', input, { 'x-forwarded-for': from })) };
};

const outboxSize = (): Promise<number> =>
  server.running.storage.read(async (db) => (await db.selectFrom('outbox').select('id').execute()).length);

/** How many letters have arrived once none waits to be sent. */
const lettersSent = async (): Promise<number> => {
  await expect.poll(outboxSize, { timeout: 10_000 }).toBe(0);
  return receiver.count;
};

it('registrations of one mailbox under many names send as many letters as one name may get', async () => {
  for (let count = 0; count < 8; count++)
    expect((await register(`Victim+${count}@example.org`, `203.0.113.${count}`)).status).toBe(204);
  expect(await lettersSent()).toBe(5);
  const { client } = await register('other@example.org');
  for (const email of ['victim+9@example.org', 'victim@example.org'])
    expect(await client.send('request-password-reset', email)).toMatchObject({
      status: 429,
      body: { code: 'request/too-many', retryAt: NOON + 3_600_000 },
    });
  clock.forward(3_600_000);
  expect((await client.send('request-password-reset', 'victim+9@example.org')).status).toBe(204);
});

it('registrations use up the letters of their network, and make accounts all the same', async () => {
  for (let count = 0; count < 22; count++)
    expect((await register(`pupil-${count}@example.org`)).status).toBe(204);
  expect(await lettersSent()).toBe(20);
  const stranger = server.newClient();
  const ask = (from: string) =>
    stranger.send('request-password-reset', 'ann@example.org', { 'x-forwarded-for': from });
  expect((await ask('203.0.113.7')).status).toBe(429);
  expect((await ask('203.0.113.8')).status).toBe(204);
});

it('letters that an account without a validated address requests count for its mailbox', async () => {
  let refused = 0;
  for (let account = 0; account < 5; account++) {
    const from = `203.0.113.${account}`;
    const { client } = await register(`victim+${account}@example.org`, from);
    for (let count = 0; count < 5; count++)
      if (
        (await client.send('request-validate-email', undefined, { 'x-forwarded-for': from })).status === 429
      )
        refused++;
  }
  expect(refused).toBe(9);
  expect(await lettersSent()).toBe(20);
});

const changePassword = (client: TestClient, count: number): Promise<Reply> =>
  client.send('change-password', {
    currentPassword: count === 0 ? PASSWORD : `${PASSWORD} ${count - 1}`,
    newPassword: `${PASSWORD} ${count}`,
  });

it('changed passwords of an account without a validated address send no more letters than strangers may', async () => {
  const { client } = await register('victim+1@example.org');
  for (let count = 0; count < 8; count++) expect((await changePassword(client, count)).status).toBe(204);
  expect(await lettersSent()).toBe(5);
});

it('changed passwords of a validated address are reported although strangers have used up its letters, ten times an hour', async () => {
  const { client } = await register('ann@example.org');
  const { searchParams } = await receiver.linkFor('ann@example.org', 'confirm-email');
  await client.call('confirm-email', Object.fromEntries(searchParams));
  const stranger = server.newClient();
  for (let count = 0; count < 4; count++) await stranger.call('request-password-reset', 'ann@example.org');
  expect((await stranger.send('request-password-reset', 'ann@example.org')).status).toBe(429);
  for (let count = 0; count < 12; count++) expect((await changePassword(client, count)).status).toBe(204);
  expect(await lettersSent()).toBe(1 + 4 + 10);
});
