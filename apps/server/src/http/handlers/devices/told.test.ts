import type { PushedAlert, RegisterDeviceInput } from '@slumberfell/protocol';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ALERTS_PER_HOUR, LIFETIME } from '../../../alerts/alert-queue.ts';
import { insertAlert } from '../../../storage/tables/alert-outbox.ts';
import { END_SEEN_AFTER } from '../../../storage/tables/session-sweep.ts';
import { drawnDatabases } from '../../../testing/drawn-databases.ts';
import { PUSH_HOST, PushReceiver } from '../../../testing/push-receiver.ts';
import { PushSubscription } from '../../../testing/push-subscription.ts';
import { registerDevice } from '../../../testing/register-device.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { TestClock } from '../../../testing/test-clock.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

const NOON = Date.UTC(2027, 0, 15, 12);
const MINUTE = 60_000;
const FLAX = 1010;
const FLAX_TIME = 5_000;
const MEADOW = 1;
/** ms of the test's own time for the jobs, which run every second, and for the sending. */
const PATIENCE = { timeout: 10_000 };

const ALL = { sessionEnd: true, plan: true, defeat: true, soon: false, level: null } as const;
const NONE = { ...ALL, sessionEnd: false, plan: false, defeat: false } as const;

describe.each(drawnDatabases(import.meta.url))('devices are told what has ended, on $name', (database) => {
  const clock = new TestClock(NOON);
  let pushes: PushReceiver;
  let server: TestServer;
  let player: TestClient;
  let device: PushSubscription;

  beforeEach(async () => {
    clock.set(NOON);
    pushes = await PushReceiver.open();
    server = await startTestServer({
      database,
      clock,
      settings: { ALERT_HOSTS: PUSH_HOST, ALERT_CONTACT: 'https://play.example.org' },
      pushNetwork: pushes.network(),
    });
    player = server.newClient();
    await player.play('Ann');
    device = new PushSubscription();
  });
  afterEach(async () => {
    await server.close();
    await pushes.close();
  });

  const register = (settings: Partial<RegisterDeviceInput> = {}, subscription = device) =>
    registerDevice(player, pushes, subscription.input({ wants: ALL, ...settings }));
  const told = (): PushedAlert[] => pushes.received.map(({ body }) => JSON.parse(device.open(body)));
  const waiting = () =>
    server.running.storage.read((db) => db.selectFrom('alert_outbox').selectAll().execute());
  /** Whether the session's end is saved. */
  const isSaved = async (): Promise<boolean> => {
    const rows = await server.running.storage.read((db) =>
      db.selectFrom('characters').select('busy_until').execute(),
    );
    return rows.every((row) => row.busy_until === null);
  };
  const gather = (amount: number) => player.call('begin-crafting', { itemId: FLAX, amount });
  const endOf = (actions: number): void => clock.forward(actions * FLAX_TIME + END_SEEN_AFTER);

  it('once, within a minute of the end, with what it brought and why it ended', async () => {
    await register();
    await gather(3);
    endOf(3);
    await expect.poll(() => told().length, PATIENCE).toBe(1);
    expect(told()).toEqual([
      {
        tag: expect.stringMatching(/^[\w-]{1,32}$/) as string,
        kind: 'session-end',
        title: 'Ann',
        body: '3 × Raw Flax. All that was asked for is done.',
        path: '/home',
      },
    ]);
    await expect.poll(waiting, PATIENCE).toEqual([]);
    expect(await player.call('devices')).toMatchObject([{ lastToldAt: clock.now() }]);
    clock.forward(2 * MINUTE);
    await server.restart();
    await player.call('get-layout-data');
    expect(told()).toHaveLength(1);
  });

  it('of a defeat, also when the session alone is not wanted', async () => {
    await register({ wants: { ...NONE, defeat: true } });
    await player.call('begin-hunting', { regionId: MEADOW });
    clock.forward(60 * MINUTE);
    await expect.poll(() => told().length, PATIENCE).toBe(1);
    expect(told()).toMatchObject([
      { kind: 'defeat', body: expect.stringMatching(/^Your legend was defeated: .+\. \d+ fights? won in /) },
    ]);
  });

  it('of the end of a plan, once for all its steps', async () => {
    await register();
    const step = { name: 'begin-crafting', input: { itemId: FLAX, amount: 2 } } as const;
    await player.call('set-plan', { steps: [step, step] });
    endOf(4);
    await expect.poll(() => told().length, PATIENCE).toBe(1);
    expect(told()).toMatchObject([{ kind: 'plan', body: 'The plan is done.' }]);
  });

  it.each([
    ['that do not want it', { wants: NONE }],
    ['in their quiet hours', { timeZone: 'UTC', quietHours: { from: 0, to: 0 } }],
  ])('but not those %s', async (_which, settings) => {
    await register(settings);
    await gather(1);
    endOf(1);
    await expect.poll(isSaved, PATIENCE).toBe(true);
    await server.running.services.alertQueue.deliver();
    expect([await waiting(), pushes.received]).toEqual([[], []]);
  });

  it('by all devices of the account, and by no other account’s', async () => {
    const other = server.newClient();
    await other.play('Bea');
    await registerDevice(other, pushes, new PushSubscription().input({ wants: ALL }));
    const second = new PushSubscription();
    await register();
    await register({}, second);
    await gather(1);
    endOf(1);
    await expect.poll(() => pushes.received.length, PATIENCE).toBe(2);
    const opened = pushes.received.map(({ body, path }) =>
      JSON.parse((second.endpoint.endsWith(path) ? second : device).open(body)),
    );
    expect(opened).toMatchObject([{ title: 'Ann' }, { title: 'Ann' }]);
    expect(opened[0]).toEqual(opened[1]);
  });

  it('not by a player who is there and stops', async () => {
    await register();
    await gather(9);
    clock.forward(FLAX_TIME);
    await player.call('stop');
    expect(await waiting()).toEqual([]);
  });

  it('later, with the same tag, when the push service asks for patience, and until an hour has passed', async () => {
    await register();
    pushes.answer = { status: 503, headers: { 'retry-after': '120' } };
    await gather(1);
    endOf(1);
    await expect.poll(() => pushes.received.length, PATIENCE).toBe(1);
    await expect.poll(async () => (await waiting())[0]?.due_at, PATIENCE).toBe(clock.now() + 2 * MINUTE);
    pushes.answer = { status: 201 };
    clock.forward(2 * MINUTE);
    await expect.poll(() => pushes.received.length, PATIENCE).toBe(2);
    expect(told()[0]).toEqual(told()[1]);
    await expect.poll(waiting, PATIENCE).toEqual([]);

    pushes.answer = { status: 503 };
    await gather(1);
    endOf(1);
    await expect.poll(() => pushes.received.length, PATIENCE).toBe(3);
    await expect.poll(async () => (await waiting())[0]?.due_at, PATIENCE).toBe(clock.now() + 5_000);
    clock.forward(LIFETIME);
    await expect.poll(waiting, PATIENCE).toEqual([]);
    expect(pushes.received).toHaveLength(3);
  });

  it(`at most ${ALERTS_PER_HOUR} times an hour, and the next alert says how many were held back`, async () => {
    const { id } = await register();
    const { alertQueue } = server.running.services;
    const { storage } = server.running;
    const { id: characterId } = await storage.read((db) =>
      db.selectFrom('characters').select('id').executeTakeFirstOrThrow(),
    );
    const store = (tag: string) =>
      storage.write((tx) =>
        insertAlert.alone(tx, storage.kind, characterId, {
          tag,
          kind: 'plan',
          body: `Skipped ${tag}.`,
          happenedAt: clock.now(),
          deviceIds: [id],
        }),
      );
    for (let sent = 0; sent < ALERTS_PER_HOUR + 10; sent++) {
      await store(`t${sent}`);
      await alertQueue.deliver();
      clock.forward(1_000);
    }
    expect(told()).toHaveLength(ALERTS_PER_HOUR);
    const hourEnds = NOON + 60 * MINUTE;
    expect(await waiting()).toMatchObject([{ tag: `t${ALERTS_PER_HOUR + 9}`, due_at: hourEnds }]);
    clock.set(hourEnds);
    await alertQueue.deliver();
    expect(told().at(-1)?.body).toBe(
      `Skipped t${ALERTS_PER_HOUR + 9}. 9 earlier alerts were held back, so as not to wake you too often.`,
    );
    await store('next');
    await alertQueue.deliver();
    expect(told().at(-1)?.body).toBe('Skipped next.');
    expect(await waiting()).toEqual([]);
  });

  it('not after the device was withdrawn while its alert waited', async () => {
    const { id } = await register();
    pushes.answer = { status: 503 };
    await gather(1);
    endOf(1);
    await expect.poll(() => pushes.received.length, PATIENCE).toBe(1);
    await player.call('withdraw-device', id);
    expect(await waiting()).toEqual([]);
  });

  it('after a restart, when the server stopped between the storing and the sending', async () => {
    await register();
    pushes.answer = { status: 201, hangs: true };
    await gather(1);
    endOf(1);
    await expect.poll(() => pushes.received.length, PATIENCE).toBe(1);
    // Stands for a process that was killed after it had claimed the alert.
    await server.running.storage.write((tx) => tx.updateTable('alert_outbox').set({ attempts: 1 }).execute());
    expect(await waiting()).toHaveLength(1);
    pushes.answer = { status: 201 };
    await server.restart();
    clock.forward(MINUTE);
    await expect.poll(() => pushes.received.length, PATIENCE).toBeGreaterThan(1);
    expect(new Set(told().map(({ tag }) => tag)).size).toBe(1);
  });
});
