import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LETTER_PAUSE } from '../../../storage/tables/end-letters.ts';
import { END_SEEN_AFTER } from '../../../storage/tables/session-sweep.ts';
import { drawnDatabases } from '../../../testing/drawn-databases.ts';
import { MailReceiver } from '../../../testing/mail-receiver.ts';
import { PushSubscription } from '../../../testing/push-subscription.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { TestClock } from '../../../testing/test-clock.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

const NOON = Date.UTC(2027, 0, 15, 12);
const FLAX = 1010;
const FLAX_TIME = 5_000;
const PATIENCE = { timeout: 10_000 };
const EMAIL = 'ann@example.org';

describe.each(drawnDatabases(import.meta.url))('letters about what has ended, on $name', (database) => {
  const clock = new TestClock(NOON);
  let letters: MailReceiver;
  let server: TestServer;
  let player: TestClient;

  const start = async (settings: Readonly<Record<string, string>> = {}) => {
    server = await startTestServer({ database, clock, settings: { SMTP_URL: letters.url, ...settings } });
    player = server.newClient();
    await player.play('Ann');
    await player.registerEmail(EMAIL);
  };
  beforeEach(async () => {
    clock.set(NOON);
    letters = await MailReceiver.open();
  });
  afterEach(async () => {
    await server.close();
    await letters.close();
  });

  const validate = () =>
    server.running.storage.write((tx) => tx.updateTable('accounts').set({ kind: 'validated' }).execute());
  const waiting = async (): Promise<number> => {
    const rows = await server.running.storage.read((db) =>
      db.selectFrom('outbox').select('id').where('kind', '=', 'session-ended').execute(),
    );
    return rows.length;
  };
  /** Lets a session begin and end, and waits until its end is saved. */
  async function end(): Promise<void> {
    await player.call('begin-crafting', { itemId: FLAX, amount: 1 });
    clock.forward(FLAX_TIME + END_SEEN_AFTER);
    await expect
      .poll(async () => {
        const { busy_until } = await server.running.storage.read((db) =>
          db.selectFrom('characters').select('busy_until').executeTakeFirstOrThrow(),
        );
        return busy_until;
      }, PATIENCE)
      .toBeNull();
  }

  it('are sent to a validated address that wants them, at most one a day', async () => {
    await start();
    await validate();
    expect(await player.call('end-letters')).toEqual({ wanted: false, obstacle: null });
    await end();
    expect(await waiting()).toBe(0);
    await player.call('set-end-letters', { wanted: true });
    expect(await player.call('end-letters')).toEqual({ wanted: true, obstacle: null });
    await end();
    expect(await waiting()).toBe(1);
    // A letter that a call causes makes the mailer look at once.
    await server.newClient().registerEmail('bea@example.org', true);
    const [one, other] = [await letters.next(), await letters.next()];
    const letter = [one, other].find(({ to }) => to?.[0]?.address === EMAIL);
    expect(letter).toMatchObject({ subject: 'Your legend is wide awake' });
    expect(letter?.text).toContain(`${server.url}/home`);
    expect(letter?.text).toContain(`${server.url}/alerts`);
    await expect.poll(waiting, PATIENCE).toBe(0);
    await end();
    expect(await waiting()).toBe(0);
    clock.forward(LETTER_PAUSE);
    await end();
    expect(await waiting()).toBe(1);
  });

  it('are not sent to an account with a device that gets alerts, or after they were switched off', async () => {
    await start();
    await validate();
    await player.call('set-end-letters', { wanted: true });
    const subscription = new PushSubscription('https://fcm.googleapis.com/fcm/send/ann');
    const { id } = await player.call('register-device', subscription.input());
    await end();
    expect(await waiting()).toBe(0);
    await player.call('withdraw-device', id);
    await player.call('set-end-letters', { wanted: false });
    await end();
    expect(await waiting()).toBe(0);
  });

  it('need a validated address', async () => {
    await start();
    expect(await player.call('end-letters')).toEqual({ wanted: false, obstacle: 'address' });
    expect(await player.send('set-end-letters', { wanted: true })).toMatchObject({
      status: 409,
      body: { code: 'letters/not-validated' },
    });
    expect(await player.send('set-end-letters', { wanted: false })).toMatchObject({ status: 204 });
  });

  it('can be switched off by the host', async () => {
    await start({ END_LETTERS: 'off' });
    await validate();
    expect(await player.call('end-letters')).toEqual({ wanted: false, obstacle: 'host' });
    expect(await player.send('set-end-letters', { wanted: true })).toMatchObject({
      body: { code: 'letters/off' },
    });
  });
});
