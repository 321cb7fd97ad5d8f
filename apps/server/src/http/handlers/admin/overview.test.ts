import { afterEach, expect, it } from 'vitest';
import { VERSION } from '../../../lib/version.ts';
import { openStorage } from '../../../storage/open.ts';
import { insertMail } from '../../../storage/tables/outbox.ts';
import { drawnDatabases } from '../../../testing/drawn-databases.ts';
import { TestClock } from '../../../testing/test-clock.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

const NOON = 1_800_000_000_000;
const DAY = 24 * 3_600_000;

let server: TestServer;
afterEach(() => server.close());

it.each(drawnDatabases(import.meta.url))(
  'an administrator sees how the server is, on $name',
  async (database) => {
    const clock = new TestClock(NOON);
    server = await startTestServer({
      database,
      clock,
      settings: { SMTP_URL: 'smtp://game:hunter2@127.0.0.1:1', METRICS_HOST: '::1', SMPT_URL: 'x' },
    });
    const admin = server.newClient();
    await admin.registerEmail('admin@example.org');
    const old = server.newClient();
    await old.registerGuest();
    clock.forward(DAY);
    await server.newClient().registerGuest();
    await server.appointAdministrator('admin@example.org');
    const seen = await admin.call('overview');
    expect(seen).toMatchObject({
      version: VERSION,
      startedAt: NOON + DAY,
      accounts: { all: 3, guests: 2, newToday: 1, activeToday: 2 },
      activeCharacters: 0,
      letters: { waiting: 0, failed: 0 },
      reports: 0,
      invites: 0,
    });
    expect(seen.embedded === null).toBe(database.name !== 'SQLite');
    if (seen.embedded !== null) {
      expect(seen.embedded).toMatchObject({ backupAge: null });
      expect(seen.embedded.bytes).toBeGreaterThan(100_000);
      expect(seen.embedded.freeBytes).toBeGreaterThan(0);
    }
    const stateOf = (name: string) => seen.settings.find(({ setting }) => setting === name)?.state;
    expect(['SMTP_URL', 'METRICS_HOST', 'SMPT_URL', 'PUBLIC_URL'].map(stateOf)).toEqual([
      'set',
      'without-effect',
      'unknown',
      'unset',
    ]);
    expect(JSON.stringify(seen)).not.toContain('hunter2');

    await server.stop();
    const storage = await openStorage({ ...server.place, clock });
    for (const recipient of ['ann@example.org', 'bea@example.org'])
      await storage.write((tx) => insertMail(tx, { kind: 'validate-email', recipient }, NOON + 2 * DAY));
    await storage.write((tx) =>
      tx.updateTable('outbox').set({ attempts: 2 }).where('recipient', '=', 'ann@example.org').execute(),
    );
    await storage.close();
    await server.restart();
    expect((await admin.call('overview')).letters).toEqual({ waiting: 2, failed: 1 });
  },
);
