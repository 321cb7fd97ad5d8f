import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLog } from '../../../observe/log.ts';
import { MailReceiver } from '../../../testing/mail-receiver.ts';
import type { Reply, TestClient } from '../../../testing/test-client.ts';
import { TestClock } from '../../../testing/test-clock.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

const NOON = 1_800_000_000_000;
const PASSWORD = 'correct horse battery staple';

const clock = new TestClock(NOON);
let receiver: MailReceiver;
let server: TestServer;
let lines: Line[];

interface Line {
  readonly msg: string;
  readonly count?: number;
  readonly file?: string;
  readonly directory?: string;
}

const open = async (settings: Readonly<Record<string, string>>): Promise<void> => {
  lines = [];
  const log = createLog('info', { write: (line) => void lines.push(JSON.parse(line) as Line) });
  server = await startTestServer({ clock, log, settings: { ...settings, COSTLY_CALLS_PER_SECOND: 'off' } });
};
beforeEach(async () => {
  clock.set(NOON);
  receiver = await MailReceiver.open();
  await open({ SMTP_URL: receiver.url });
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

describe('twenty registrations within a minute', () => {
  const registerTwenty = async (): Promise<void> => {
    for (let count = 0; count < 20; count++)
      expect((await register(`pupil-${count}@example.org`)).status).toBe(204);
  };
  /** How many letters wait for their second attempt, a minute after the first. */
  const postponed = (): Promise<number> =>
    server.running.storage.read(async (db) => {
      const due = await db
        .selectFrom('outbox')
        .select('id')
        .where('due_at', '=', NOON + 60_000)
        .execute();
      return due.length;
    });
  /** The lines about letters, once the server has stopped and has written what it counted. */
  const linesOfLetters = async (): Promise<readonly Line[]> => {
    await server.stop();
    return lines.filter(({ msg }) => msg.includes('letter'));
  };

  it('are two lines of the log without a mail server, which name the newest file and where all are', async () => {
    await server.close();
    await open({});
    await registerTwenty();
    await expect.poll(outboxSize, { timeout: 10_000 }).toBe(0);
    const [first, later, ...others] = await linesOfLetters();
    expect(others).toEqual([]);
    expect(first).toMatchObject({ msg: 'wrote a letter; set SMTP_URL to have it sent' });
    expect(first).not.toHaveProperty('count');
    expect(later).toMatchObject({ count: 19, link: expect.stringContaining('/account/confirm-email') });
    const { directory = '', file = '' } = later ?? {};
    const files = await readdir(directory);
    expect(files).toHaveLength(20);
    expect(files.map((name) => join(directory, name))).toEqual(expect.arrayContaining([first?.file, file]));
  });

  it('are two lines of the log while the mail server refuses letters, the further attempts included', async () => {
    receiver.refuseWith = 451;
    await registerTwenty();
    await expect.poll(postponed, { timeout: 10_000 }).toBe(20);
    clock.forward(60_000);
    // This registration starts a delivery of all letters that are due.
    await register('ann@example.org', '203.0.113.8');
    await expect.poll(() => receiver.refused, { timeout: 10_000 }).toBe(41);
    const line = { msg: 'could not send a letter, will try again', letter: 'validate-email' };
    const [first, later, ...others] = await linesOfLetters();
    expect(others).toEqual([]);
    expect(first).toMatchObject({ ...line, responseCode: 451 });
    expect(first).not.toHaveProperty('count');
    expect(later).toMatchObject({ ...line, responseCode: 451, count: 40 });
  });

  it('are two lines of the log when the mail server has none of the mailboxes', async () => {
    receiver.refuseWith = 550;
    await registerTwenty();
    await expect.poll(outboxSize, { timeout: 10_000 }).toBe(0);
    const line = { msg: 'gave up sending a letter', responseCode: 550 };
    expect(await linesOfLetters()).toMatchObject([line, { ...line, count: 19 }]);
  });
});
