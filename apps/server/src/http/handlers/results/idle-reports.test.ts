import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStorage } from '../../../storage/open.ts';
import { drawnDatabases } from '../../../testing/drawn-databases.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { TestClock } from '../../../testing/test-clock.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

const NOON = Date.UTC(2027, 0, 15, 12);
const HOUR = 3_600_000;
const FLAX = 1010;

describe.each(drawnDatabases(import.meta.url))(
  'the calls for the idle report of an absence, on $name',
  (database) => {
    const clock = new TestClock(NOON);
    let server: TestServer;
    let ann: TestClient;
    beforeEach(async () => {
      clock.set(NOON);
      server = await startTestServer({ database, clock });
      ann = server.newClient();
      await ann.play('Ann');
      await ann.call('begin-crafting', { itemId: FLAX, amount: 1_000 });
      clock.forward(HOUR);
    });
    afterEach(() => server.close());

    it('answer its player and no other', async () => {
      expect(await ann.call('get-layout-data')).toMatchObject({ idleReport: NOON });
      const report = await ann.call('get-idle-report', { since: String(NOON) });
      expect(report).toMatchObject({ since: NOON, until: NOON + HOUR, action: { kind: 'craft', id: FLAX } });
      const page = { reports: [report], total: 1, pageSize: 10 };
      expect(await ann.call('get-idle-reports', { page: '1' })).toEqual(page);
      expect((await ann.call('export-data')).characters).toMatchObject([{ idleReports: [report] }]);

      const bea = server.newClient();
      await bea.play('Bea');
      expect(await bea.call('get-idle-report', { since: String(NOON) })).toBeNull();
      await bea.call('dismiss-idle-report', NOON);
      expect(await ann.call('get-layout-data')).toMatchObject({ idleReport: NOON });

      await ann.call('dismiss-idle-report', NOON);
      await ann.call('dismiss-idle-report', NOON);
      expect(await ann.call('get-layout-data')).toMatchObject({ idleReport: null });
      expect(await ann.call('get-idle-reports', { page: '1' })).toEqual(page);
      expect(await ann.call('get-idle-reports', { page: '2' })).toMatchObject({ reports: [] });
      expect(await ann.send('get-idle-reports', { page: '6' })).toMatchObject({ status: 400 });
    });

    it('have no reports of a character that is removed', async () => {
      await ann.call('get-layout-data');
      await server.stop();
      const storage = await openStorage({ ...server.place, clock });
      const count = () => storage.read((db) => db.selectFrom('idle_reports').select('since').execute());
      expect(await count()).toHaveLength(1);
      await storage.write((tx) => tx.deleteFrom('accounts').execute());
      expect(await count()).toHaveLength(0);
      await storage.close();
    });
  },
);
