import { REPORT_LIMITS, type ReportInput } from '@slumberfell/protocol';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { closeReport, removeOldReports } from '../../../accounts/name-reports.ts';
import { openStorage } from '../../../storage/open.ts';
import type { Storage } from '../../../storage/storage.ts';
import { purgeAccounts } from '../../../storage/tables/accounts.ts';
import { newestAudit } from '../../../storage/tables/audit.ts';
import { drawnDatabases } from '../../../testing/drawn-databases.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { TestClock } from '../../../testing/test-clock.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

const NOON = Date.UTC(2027, 0, 15, 12);
const DAY = 24 * 3_600_000;

describe.each(drawnDatabases(import.meta.url))("reports of characters' names, on $name", (database) => {
  const clock = new TestClock(NOON);
  let server: TestServer;
  let ann: TestClient;
  let bea: TestClient;
  let admin: TestClient;
  let annId: number;
  /** Differ from test to test, because all tests but one share a server. */
  let names: { readonly ann: string; readonly bea: string };
  let beaEmail: string;
  let beaPassword: string;
  let now: number;
  let tests = 0;
  const openServer = async (): Promise<void> => {
    server = await startTestServer({
      database,
      clock,
      settings: { NEW_GUESTS_PER_MINUTE: 'off' },
    });
  };
  const openAccounts = async (): Promise<void> => {
    const number = tests++;
    now = clock.now();
    names = { ann: `Ann ${number}`, bea: `Bea ${number}` };
    beaEmail = `bea-${number}@example.org`;
    [ann, bea] = [server.newClient(), server.newClient()];
    await ann.registerEmail(`ann-${number}@example.org`);
    annId = (await ann.call('create-character', { name: names.ann, appearanceId: 1 })).id;
    beaPassword = await bea.registerEmail(beaEmail);
    await bea.call('create-character', { name: names.bea, appearanceId: 1 });
  };

  const report = (more: Partial<ReportInput> = {}): ReportInput => ({ id: annId, reason: 'insult', ...more });
  const refusal = async (reply: Promise<{ status: number; body: unknown }>): Promise<unknown> => {
    const { status, body } = await reply;
    return status < 300 ? status : (body as { code: string }).code;
  };
  /** Headers of a call from one of 200 networks. */
  const from = (network: number) => ({ 'x-forwarded-for': `203.0.113.${network}` });
  const newGuests = async (count: number, called: string): Promise<readonly TestClient[]> => {
    const guests = Array.from({ length: count }, () => server.newClient());
    for (const [index, guest] of guests.entries()) await guest.play(`${called} ${index}`);
    return guests;
  };
  const idOf = async (client: TestClient): Promise<number> =>
    (await client.call('get-characters'))[0]?.id ?? 0;
  const idsIn = async (storage: Storage): Promise<readonly number[]> =>
    (await storage.read((db) => db.selectFrom('reports').select('id').execute())).map(({ id }) => id);

  describe('on one server', () => {
    beforeAll(async () => {
      await openServer();
      admin = server.newClient();
      await admin.registerEmail('host@example.org');
      await server.appointAdministrator('host@example.org');
    });
    afterAll(() => server.close());
    beforeEach(openAccounts);
    afterEach(async () => {
      await server.running.storage.write((tx) => tx.deleteFrom('reports').execute());
      // The windows of this test's rates end.
      clock.forward(3_600_000);
    });

    it('come to the administrators, the open ones first, until they are closed', async () => {
      const cea = server.newClient();
      await cea.play('Cea');
      expect(await admin.call('reports')).toEqual([]);
      expect(
        await refusal(bea.send('report-character', report({ text: ' Rude.\u0000\u001b\nVery. ' }))),
      ).toBe(204);
      clock.forward(1_000);
      await cea.call('report-character', report({ reason: 'impersonation' }));
      const [cold] = await bea.call('get-characters');
      await ann.call(
        'report-character',
        report({ id: cold?.id ?? 0, reason: 'other', text: 'x'.repeat(300) }),
      );
      const [first, second, third] = await admin.call('reports');
      expect(first).toEqual({
        id: first?.id,
        characterId: annId,
        name: names.ann,
        nameNow: names.ann,
        openOfCharacter: 2,
        reporters: 2,
        networks: 1,
        reporterId: expect.any(Number) as number,
        byGuest: false,
        reason: 'insult',
        text: 'Rude.  \nVery.',
        at: now,
      });
      expect(second).toMatchObject({
        name: names.ann,
        reason: 'impersonation',
        text: '',
        openOfCharacter: 2,
      });
      expect(third).toMatchObject({ name: names.bea, openOfCharacter: 1, text: 'x'.repeat(300) });

      clock.forward(1_000);
      await admin.call('close-report', { id: second?.id ?? 0, outcome: 'acted' });
      for (const id of [first?.id, second?.id, 999])
        expect(await refusal(admin.send('close-report', { id, outcome: 'acted' }))).toBe('report/unknown');
      const left = await admin.call('reports');
      expect(left.map(({ id }) => id)).toEqual([third?.id, first?.id, second?.id]);
      expect(left[0]).not.toHaveProperty('closed');
      expect(left[1]).toMatchObject({
        openOfCharacter: 0,
        closed: { at: now + 2_000, by: expect.stringMatching(/^account \d+$/) as string, outcome: 'acted' },
      });
      // A name that was judged may be reported again.
      await bea.call('report-character', report({ reason: 'hate' }));
      expect(await admin.call('reports')).toMatchObject([{ id: third?.id }, { reason: 'hate' }, {}, {}]);
      const entries = await server.running.storage.read((db) => newestAudit(db, 6));
      expect(entries.map(({ action, subject, outcome }) => [action, subject, outcome])).toEqual([
        ['reports', null, 'done'],
        ['reports', null, 'done'],
        ['close-report', 'report 999', 'report/unknown'],
        ['close-report', `report ${second?.id}`, 'report/unknown'],
        ['close-report', `report ${first?.id}`, 'report/unknown'],
        ['close-report', `report ${second?.id}`, 'acted, 2 closed'],
      ]);
    });

    it('are made once while one is open, also at the same time, and not of an own or unknown character', async () => {
      const replies = await Promise.all(
        ['insult', 'hate', 'sexual', 'other'].map((reason) =>
          bea.send('report-character', { ...report(), reason }),
        ),
      );
      expect(replies.map(({ status }) => status)).toEqual([204, 204, 204, 204]);
      expect(await refusal(ann.send('report-character', report()))).toBe('report/own');
      expect(await refusal(bea.send('report-character', report({ id: 999_999 })))).toBe('character/unknown');
      for (const wrong of [
        { reason: 'boring' },
        { text: 'x'.repeat(REPORT_LIMITS.text + 1) },
        { id: 0 },
        { more: 1 },
      ])
        expect(await refusal(bea.send('report-character', { ...report(), ...wrong }))).toBe(
          'request/invalid',
        );
      const visitor = server.newClient();
      expect(await refusal(visitor.send('report-character', report()))).toBe('request/not-authenticated');
      await visitor.registerGuest(true);
      expect(await refusal(visitor.send('report-character', report()))).toBe('character/none');
      expect(await idsIn(server.running.storage)).toHaveLength(1);
    });

    it('are limited to ten a day for each account', async () => {
      for (let count = 0; count < 10; count++) await bea.call('report-character', report());
      expect(await bea.send('report-character', report())).toMatchObject({
        status: 429,
        body: { code: 'request/too-many', retryAt: now + DAY },
      });
      clock.forward(DAY);
      expect(await refusal(bea.send('report-character', report()))).toBe(204);
    });

    it('are in the export of the player who made them, and in no other', async () => {
      await bea.call('report-character', report({ text: 'Rude.' }));
      expect((await bea.call('export-data')).reports).toEqual([
        { at: now, name: names.ann, reason: 'insult', text: 'Rude.', isOpen: true },
      ]);
      expect((await ann.call('export-data')).reports).toEqual([]);
      const [listed] = await admin.call('reports');
      await admin.call('close-report', { id: listed?.id ?? 0, outcome: 'name-stays' });
      expect((await bea.call('export-data')).reports).toMatchObject([{ isOpen: false }]);
    });

    it('end with the character and with the account that made them', async () => {
      const [own] = await bea.call('get-characters');
      await bea.call('report-character', report());
      await ann.call('report-character', report({ id: own?.id ?? 0 }));
      await bea.call('delete-account', { username: beaEmail, password: beaPassword });
      expect(await admin.call('reports')).toMatchObject([{ name: names.ann }]);
      expect(await refusal(ann.send('report-character', report({ id: own?.id ?? 0 })))).toBe(
        'character/unknown',
      );
      clock.forward(1);
      const { storage } = server.running;
      expect(await idsIn(storage)).toHaveLength(2);
      await storage.write((tx) => purgeAccounts(tx, clock.now(), 10));
      expect(await idsIn(storage)).toEqual([]);
    });

    it('of one network do not bury that of another, and an administrator closes all of a reporter', async () => {
      const guests = await newGuests(20, 'Guest');
      // One address may make 60 accounts in ten minutes.
      clock.forward(600_000);
      const victims = await Promise.all((await newGuests(44, 'Victim')).map(idOf));
      const flood = guests.flatMap((guest, turn) =>
        Array.from({ length: 10 }, (_, nth) => ({
          guest,
          id: victims[(turn * 10 + nth) % victims.length] ?? 0,
        })),
      );
      for (const { guest, id } of flood)
        await guest.send('report-character', { id, reason: 'hate' }, from(1));
      const late = server.newClient();
      await late.play('Late');
      await late.send('report-character', report({ text: 'True.' }), from(2));
      const listed = await admin.call('reports');
      expect(listed).toHaveLength(REPORT_LIMITS.listed);
      expect(listed[0]).toMatchObject({ text: 'True.', reporters: 1, networks: 1, byGuest: true });
      expect(listed[1]?.reporters).toBeGreaterThan(1);
      expect(listed[1]?.networks).toBe(1);
      // All of a name stand together.
      const names = listed.map(({ characterId }) => characterId);
      expect(names.filter((name, index) => name !== names[index - 1])).toHaveLength(new Set(names).size);
      expect(await admin.call('reports', { page: '2' })).toMatchObject([{ reason: 'hate' }]);
      expect(await admin.call('reports', { page: '3' })).toEqual([]);
      await bea.send('report-character', { id: victims[3] ?? 0, reason: 'insult' }, from(3));
      expect(await admin.call('reports', { order: 'newest' })).toMatchObject([
        { characterId: victims[3], reason: 'insult' },
        ...Array.from({ length: 199 }, () => ({})),
      ]);

      // More calls than the rate of other calls of administrators allows.
      const reporters = new Set(
        listed.flatMap(({ reason, reporterId }) => (reason === 'hate' ? reporterId : [])),
      );
      for (const reporterId of reporters) {
        await admin.call('reports');
        await admin.call('close-reports-of', { reporterId, outcome: 'name-stays' });
      }
      const open = (await admin.call('reports')).filter(({ closed }) => closed === undefined);
      expect(open.map(({ reason, text }) => [reason, text])).toEqual([
        ['insult', ''],
        ['insult', 'True.'],
      ]);
      expect(
        await refusal(admin.send('close-reports-of', { reporterId: [...reporters][0], outcome: 'acted' })),
      ).toBe('report/none');
      const { storage } = server.running;
      const entries = await storage.read((db) => newestAudit(db, 4));
      expect(entries.filter(({ action }) => action === 'close-reports-of')).toMatchObject([
        { outcome: 'report/none' },
        { subject: `account ${[...reporters].at(-1)}`, outcome: 'name-stays, 10 closed' },
      ]);
      // The network of a report goes when it is closed, and is no address before.
      const rows = await storage.read((db) =>
        db.selectFrom('reports').select(['state', 'network']).distinct().execute(),
      );
      expect(rows.filter(({ state }) => state === 'closed')).toEqual([{ state: 'closed', network: null }]);
      for (const { network } of rows) expect(network ?? '').not.toContain('203.0.113');
    });

    it('come by the votes of networks, and among equals last those that only new guests make', async () => {
      const [dea, eva, fay] = await newGuests(3, 'Visitor');
      const [one = 0, two = 0, three = 0] = await Promise.all((await newGuests(3, 'Named')).map(idOf));
      const made = (client: TestClient | undefined, id: number, network: number) =>
        client?.send('report-character', { id, reason: 'hate' }, from(network));
      await made(dea, one, 1);
      await made(ann, two, 2);
      await made(eva, three, 3);
      await made(fay, three, 4);
      const order = async () => (await admin.call('reports')).map(({ characterId }) => characterId);
      expect(await order()).toEqual([three, three, two, one]);
      clock.forward(DAY);
      expect(await order()).toEqual([three, three, one, two]);
      // A second name takes half of the vote of each of its networks.
      await made(eva, one, 3);
      await made(fay, one, 4);
      expect(await order()).toEqual([one, one, one, three, three, two]);
    });
  });

  it('are bounded: 20 open ones of a character, and closed ones for twelve months', async () => {
    await openServer();
    await openAccounts();
    try {
      const { openPerCharacter, openPerNetwork } = REPORT_LIMITS;
      const neighbours = Array.from({ length: openPerCharacter + 1 }, () => server.newClient());
      for (const [index, neighbour] of neighbours.entries()) {
        await neighbour.play(`Neighbour ${index}`);
        await neighbour.send('report-character', report(), from(Math.floor(index / openPerNetwork)));
      }
      expect(await refusal(bea.send('report-character', report()))).toBe(204);
      await server.stop();
      const storage = await openStorage({ ...server.place, clock });
      try {
        const ids = await idsIn(storage);
        expect(ids).toHaveLength(openPerCharacter);
        expect(
          await closeReport(storage, 'command line', { id: ids[0] ?? 0, outcome: 'name-stays' }),
        ).toBeNull();
        clock.set(new Date(now).setUTCFullYear(2028));
        await removeOldReports(storage);
        expect(await idsIn(storage)).toHaveLength(REPORT_LIMITS.openPerCharacter);
        clock.forward(1);
        await removeOldReports(storage);
        expect(await idsIn(storage)).toEqual([]);
      } finally {
        await storage.close();
      }
    } finally {
      await server.close();
    }
  });
});
