import { NO_QUESTS, type QuestData } from '@slumberfell/engine';
import { testChapter } from '@slumberfell/engine/testing';
import type { PushedAlert, RegisterDeviceInput } from '@slumberfell/protocol';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DATABASES } from '../../../testing/databases.ts';
import { contentWith } from '../../../testing/hub-test-server.ts';
import { PUSH_HOST, PushReceiver } from '../../../testing/push-receiver.ts';
import { PushSubscription } from '../../../testing/push-subscription.ts';
import { registerDevice } from '../../../testing/register-device.ts';
import { runAlertJobs } from '../../../testing/run-alert-jobs.ts';
import { withQuests } from '../../../testing/small-quests.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { TestClock } from '../../../testing/test-clock.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

const NOON = Date.UTC(2027, 0, 15, 12);
const DAWN = Date.UTC(2027, 0, 16);
const SECOND = 1_000;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const FLAX = 1010;
/** Between these the character is told of a chapter at the latest. */
const SPREAD = HOUR / 2;

const NONE = { sessionEnd: false, plan: false, defeat: false, soon: false, level: null } as const;
const CHAPTER = { ...NONE, chapter: true } as const;
const QUIET = { timeZone: 'UTC', quietHours: { from: 22 * 60, to: 7 * 60 } } as const;

/** Nine chapters that ask for nothing. The eighth and the ninth open a day after the one before. */
const QUESTS: QuestData = {
  ...NO_QUESTS,
  chapters: Array.from({ length: 9 }, (_, index) => testChapter({ id: index + 1 })),
};

describe.each(DATABASES)('devices are told that a chapter opens, on $name', (database) => {
  const clock = new TestClock(NOON);
  let pushes: PushReceiver;
  let server: TestServer;
  let player: TestClient;
  let device: PushSubscription;
  /** ms from the opening of a chapter until the character is told. */
  let spread: number;

  beforeEach(async () => {
    clock.set(NOON);
    pushes = await PushReceiver.open();
    server = await startTestServer({
      database,
      clock,
      world: withQuests(contentWith(), QUESTS),
      runsJobs: false,
      settings: { ALERT_HOSTS: PUSH_HOST, ALERT_CONTACT: 'https://play.example.org' },
      pushNetwork: pushes.network(),
    });
    player = server.newClient();
    spread = ((await player.play('Ann')) % (SPREAD / SECOND)) * SECOND;
    device = new PushSubscription();
    for (let id = 1; id <= 7; id++) await close(id);
  });
  afterEach(async () => {
    await server.close();
    await pushes.close();
  });

  const close = (id: number) => player.call('turn-in', { kind: 'story', id });
  const register = (settings: Partial<RegisterDeviceInput>) =>
    registerDevice(player, pushes, device.input(settings));
  const told = (): PushedAlert[] => pushes.received.map(({ body }) => JSON.parse(device.open(body)));
  const work = () => runAlertJobs(server.running);
  /** Moves the clock in steps, at each of which the jobs run. */
  const workUntil = async (instant: number): Promise<void> => {
    for (const step of [clock.now() + 10 * SECOND, instant]) {
      clock.set(step);
      await work();
    }
  };

  it('at dawn, once, although nothing runs, and not after the last chapter', async () => {
    await register({ wants: CHAPTER });
    await workUntil(DAWN + spread - 1);
    expect(told()).toEqual([]);
    await server.restart();
    clock.set(DAWN + spread);
    await work();
    expect(told()).toEqual([
      {
        tag: expect.stringMatching(/^[\w-]{1,32}$/) as string,
        kind: 'chapter',
        title: 'Ann',
        body: 'A new dawn. Chapter 8 is open: Chapter 8.',
        path: '/quests',
      },
    ]);
    for (let days = 1; days <= 3; days++) await workUntil(DAWN + days * DAY + SPREAD);
    expect(told()).toHaveLength(1);
    await close(8);
    await workUntil(DAWN + 4 * DAY + SPREAD);
    expect(
      told()
        .map(({ body }) => body)
        .slice(1),
    ).toEqual(['A new dawn. Chapter 9 is open: Chapter 9.']);
    await close(9);
    await workUntil(DAWN + 5 * DAY + SPREAD);
    expect(told()).toHaveLength(2);
  });

  it('while a session runs, and after it has ended unnoticed', async () => {
    await register({ wants: CHAPTER });
    await player.call('begin-crafting', { itemId: FLAX, amount: 2_000 });
    await workUntil(clock.now() + HOUR);
    await workUntil(DAWN + spread);
    expect(told()).toMatchObject([{ kind: 'chapter' }]);
    await close(8);
    await player.call('begin-crafting', { itemId: FLAX, amount: 1 });
    await workUntil(clock.now() + HOUR);
    await workUntil(DAWN + DAY + spread);
    expect(told()).toHaveLength(2);
  });

  it('only those that want it, which those of earlier pages do not say', async () => {
    const registered = await register({ wants: { ...NONE, sessionEnd: true } });
    expect(registered.wants).toEqual({ ...NONE, sessionEnd: true, chapter: false });
    await workUntil(DAWN + SPREAD);
    expect(told()).toEqual([]);
    // The player sees that it has opened.
    await player.call('get-layout-data');
    await register({ wants: CHAPTER });
    expect(await player.call('devices')).toMatchObject([{ wants: CHAPTER }]);
    await workUntil(DAWN + HOUR);
    expect(told()).toEqual([]);
  });

  it('after their quiet hours, also when the server was restarted', async () => {
    await register({ wants: CHAPTER, ...QUIET });
    await workUntil(DAWN + spread);
    await workUntil(DAWN + 7 * HOUR - 1);
    await server.restart();
    await work();
    expect(told()).toEqual([]);
    clock.set(DAWN + 7 * HOUR);
    await work();
    expect(told()).toMatchObject([{ kind: 'chapter' }]);
  });

  it('but not of a chapter that was closed in their quiet hours', async () => {
    await register({ wants: CHAPTER, ...QUIET });
    await workUntil(DAWN + spread);
    clock.set(DAWN + 6 * HOUR);
    await close(8);
    await workUntil(DAWN + 8 * HOUR);
    expect(told()).toEqual([]);
    await workUntil(DAWN + DAY + 7 * HOUR);
    expect(told()).toMatchObject([{ body: 'A new dawn. Chapter 9 is open: Chapter 9.' }]);
  });
});
