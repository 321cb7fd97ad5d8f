import { skillLevel } from '@slumberfell/engine';
import type { PushedAlert, RegisterDeviceInput } from '@slumberfell/protocol';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { NO_CHECK } from '../../../storage/tables/alert-checks.ts';
import { END_SEEN_AFTER } from '../../../storage/tables/session-sweep.ts';
import { drawnDatabases } from '../../../testing/drawn-databases.ts';
import { PUSH_HOST, PushReceiver } from '../../../testing/push-receiver.ts';
import { PushSubscription } from '../../../testing/push-subscription.ts';
import { registerDevice } from '../../../testing/register-device.ts';
import { runAlertJobs } from '../../../testing/run-alert-jobs.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { TestClock } from '../../../testing/test-clock.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

const NOON = Date.UTC(2027, 0, 15, 12);
const MINUTE = 60_000;
const FLAX = 1010;
const FLAX_TIME = 5_000;
const MEADOW = 1;
const NONE = { sessionEnd: false, plan: false, defeat: false, soon: false, level: null } as const;
const LEVEL = { skillId: 1, level: 2 } as const;

describe.each(drawnDatabases(import.meta.url))(
  'devices are told what happens while something runs, on $name',
  (database) => {
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
        runsJobs: false,
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

    const work = (): Promise<void> => runAlertJobs(server.running);
    const register = (wants: Partial<RegisterDeviceInput['wants']>) =>
      registerDevice(player, pushes, device.input({ wants: { ...NONE, ...wants } }));
    const told = (): PushedAlert[] => pushes.received.map(({ body }) => JSON.parse(device.open(body)));
    const waiting = () =>
      server.running.storage.read((db) => db.selectFrom('alert_outbox').selectAll().execute());
    const isSaved = async (): Promise<boolean> => {
      const rows = await server.running.storage.read((db) =>
        db.selectFrom('characters').select('busy_until').execute(),
      );
      return rows.every((row) => row.busy_until === null);
    };
    const gather = (amount: number) => player.call('begin-crafting', { itemId: FLAX, amount });
    const checkAt = async (): Promise<number | undefined> => {
      const row = await server.running.storage.read((db) =>
        db.selectFrom('alert_checks').select('check_at').executeTakeFirst(),
      );
      return row?.check_at;
    };
    /** Waits until the character was looked at after what its player did. @returns the next check */
    async function looked(): Promise<number> {
      clock.forward(5_000);
      await work();
      const at = (await checkAt()) ?? 0;
      expect(at).toBeGreaterThan(clock.now());
      return at;
    }

    it('ten minutes before its end, once, when the end is known', async () => {
      await register({ soon: true });
      await gather(200);
      const soon = clock.now() + 200 * FLAX_TIME - 10 * MINUTE;
      expect(await looked()).toBe(soon);
      clock.set(soon - 1);
      await work();
      expect(told()).toEqual([]);
      clock.set(soon);
      await work();
      expect(told()).toMatchObject([{ kind: 'soon', body: 'Raw Flax ends in ten minutes.' }]);
      clock.forward(20 * MINUTE);
      await work();
      expect(await isSaved()).toBe(true);
      expect(await waiting()).toEqual([]);
      expect(told()).toHaveLength(1);
    });

    it('when a level is reached, to the second', async () => {
      await register({ level: LEVEL });
      await gather(200);
      const began = clock.now();
      const at = await looked();
      // A check comes at most a second after the action that brings the level.
      expect((at - began) % FLAX_TIME).toBeLessThanOrEqual(1_000);
      clock.set(at);
      await work();
      expect(told()).toHaveLength(1);
      expect(told()).toMatchObject([{ kind: 'level', body: 'Harvesting has reached level 2.' }]);
      const { shown } = (await server.running.game.characters.read(1)) ?? {};
      expect(shown && skillLevel(shown, LEVEL.skillId)).toBe(2);
      clock.set(began + 200 * FLAX_TIME + END_SEEN_AFTER);
      await work();
      expect(await isSaved()).toBe(true);
      expect(told()).toHaveLength(1);
    });

    it('when a plan skips a step and goes on, at that instant', async () => {
      await register({ plan: true });
      const step = { name: 'begin-crafting', input: { itemId: FLAX, amount: 12 } } as const;
      await player.call('set-plan', {
        steps: [
          step,
          { name: 'travel', input: { regionId: 999 } },
          { ...step, input: { itemId: FLAX, amount: 900 } },
        ],
      });
      const skippedAt = clock.now() + 12 * FLAX_TIME;
      const at = await looked();
      expect(at - skippedAt).toBeGreaterThanOrEqual(0);
      expect(at - skippedAt).toBeLessThanOrEqual(1_000);
      clock.set(at);
      await work();
      expect(told()).toHaveLength(1);
      expect(told()).toMatchObject([
        { kind: 'plan', body: expect.stringMatching(/^A step of the plan was skipped\. .+/) as string },
      ]);
      expect(await isSaved()).toBe(false);
      clock.forward(900 * FLAX_TIME + 1_000);
      await work();
      expect(told()).toHaveLength(2);
      expect(told()[1]).toMatchObject({ kind: 'plan', body: 'The plan is done.' });
    });

    it('when it is defeated and the plan goes on', async () => {
      await register({ defeat: true });
      const hunt = { name: 'begin-hunting', input: { regionId: MEADOW } } as const;
      const step = { name: 'begin-crafting', input: { itemId: FLAX, amount: 900 } } as const;
      await player.call('set-plan', { steps: [hunt, step] });
      clock.set(await looked());
      await work();
      expect(told()).toHaveLength(1);
      expect(told()).toMatchObject([
        {
          kind: 'defeat',
          body: expect.stringMatching(/^Your legend was defeated: .+\. The plan goes on\.$/),
        },
      ]);
      expect(await isSaved()).toBe(false);
    });

    it('not of what its player has seen', async () => {
      await register({ soon: true, level: LEVEL });
      await gather(200);
      await looked();
      clock.forward(200 * FLAX_TIME - 60_000);
      await player.call('stop');
      clock.forward(MINUTE);
      await server.restart();
      await work();
      expect(await checkAt()).toBe(NO_CHECK);
      expect([await waiting(), pushes.received]).toEqual([[], []]);
    });

    it('until no device is left', async () => {
      const { id } = await register({ sessionEnd: true });
      await gather(5);
      await looked();
      await player.call('withdraw-device', id);
      clock.forward(6 * FLAX_TIME);
      await work();
      expect(await checkAt()).toBeUndefined();
      expect(pushes.received).toEqual([]);
    });
  },
);
