import type { Answer, ChronicleRecords } from '@slumberfell/protocol';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStorage } from '../../../storage/open.ts';
import { drawnDatabases } from '../../../testing/drawn-databases.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { TestClock } from '../../../testing/test-clock.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const MIDNIGHT = Date.UTC(2027, 0, 15);
const NOON = MIDNIGHT + 12 * HOUR;
/** Flax is gathered in Lanternlea; one piece takes 5 s. */
const FLAX = 1010;
const LANTERNLEA = 1;
const HARVESTING = 1;

const dayOf = (instant: number): number => Math.floor(instant / DAY) * DAY;

/** Records as others see them: of each night the day alone. */
const onDays = ({ nights, ...records }: ChronicleRecords): unknown => ({
  ...records,
  nights: Object.fromEntries(
    Object.entries(nights).map(([name, night]) => [name, night && { ...night, from: dayOf(night.from) }]),
  ),
});

/** The path of each field of an answer. The entries of lists have equal fields. */
function pathsOf(value: unknown, path = ''): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((entry) => pathsOf(entry, `${path}[]`));
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, inner]) => pathsOf(inner, path ? `${path}.${key}` : key));
}

describe.each(drawnDatabases(import.meta.url))(
  'a player shares a part of the chronicle, on $name',
  (database) => {
    const clock = new TestClock(NOON);
    let server: TestServer;
    let ann: TestClient;
    let annsId: string;
    let bea: TestClient;
    beforeEach(async () => {
      clock.set(NOON);
      server = await startTestServer({ database, clock });
      ann = server.newClient();
      annsId = String(await ann.play('Ann'));
      bea = server.newClient();
      await bea.play('Bea');
    });
    afterEach(() => server.close());

    const share = (isShared: boolean) => ann.send('share-chronicle', { isShared });
    const seenBy = async (client: TestClient): Promise<Answer<'shared-chronicle'>['chronicle']> =>
      (await client.call('shared-chronicle', { id: annsId })).chronicle;
    /** Throws when it is not shared. */
    const shared = async () => {
      const chronicle = await seenBy(bea);
      if (chronicle === null) throw new Error('the chronicle is not shared');
      return chronicle;
    };

    it('only by choice, for as long as the player wants', async () => {
      expect(await seenBy(bea)).toBeNull();
      expect(await seenBy(ann)).toBeNull();
      expect((await ann.call('chronicle')).sharedSince).toBeNull();

      expect(await share(true)).toMatchObject({ status: 204 });
      clock.forward(HOUR);
      expect(await share(true)).toMatchObject({ status: 204 });
      expect((await ann.call('chronicle')).sharedSince).toBe(NOON);
      expect(await seenBy(bea)).not.toBeNull();
      expect(await seenBy(ann)).toEqual(await seenBy(bea));
      // Sharing is a choice for one character alone.
      const [own] = await bea.call('get-characters');
      expect(await ann.call('shared-chronicle', { id: String(own?.id) })).toEqual({ chronicle: null });

      expect(await share(false)).toMatchObject({ status: 204 });
      expect(await share(false)).toMatchObject({ status: 204 });
      expect(await seenBy(bea)).toBeNull();
      expect(await seenBy(ann)).toBeNull();
      expect((await ann.call('chronicle')).sharedSince).toBeNull();
    });

    it('with the running session, and looking at it writes nothing', async () => {
      await share(true);
      const nothing = { time: 0, kills: 0, runs: 0, gold: 0 };
      expect(await shared()).toMatchObject({ since: MIDNIGHT, totals: nothing, firsts: { total: 1 } });
      await ann.call('begin-crafting', { itemId: FLAX, amount: 5_000 });
      clock.forward(3 * HOUR);
      const { totals, firsts, records } = await shared();
      expect(totals).toEqual({ ...nothing, time: 3 * HOUR });
      expect(records.experience?.amount).toBeGreaterThan(0);
      const level = { kind: 'level', id: HARVESTING, level: 10, at: expect.any(Number) as number };
      expect(firsts.newest).toContainEqual(level);
      expect(firsts.newest.at(-1)).toEqual({ kind: 'region', id: LANTERNLEA, level: null, at: MIDNIGHT });
      expect(firsts.total).toBe(firsts.newest.length);
      expect(await ann.call('chronicle-days', { page: '1' })).toMatchObject({ total: 0 });

      await ann.call('sell', { itemId: FLAX, amount: 7 });
      const { gold, firsts: all, records: own } = await ann.call('chronicle');
      const sold = await shared();
      expect(sold.totals.gold).toBe(gold.sold);
      expect(sold.records).toEqual(onDays(own));
      const days = all.map((first) => ({ ...first, at: dayOf(first.at ?? 0) }));
      expect(days).toEqual(expect.arrayContaining([...sold.firsts.newest]));
    });

    it('with the same sums and the same records as their own chronicle, and no more', async () => {
      await share(true);
      // A newcomer may lose its first fights.
      let kills = 0;
      for (let hunts = 0; kills === 0 && hunts < 40; hunts++) {
        await ann.call('begin-hunting', { regionId: LANTERNLEA });
        clock.forward(HOUR / 4);
        await ann.call('get-layout-data');
        kills = (await ann.call('chronicle')).kills.reduce((sum, row) => sum + row.kills, 0);
      }
      expect(kills).toBeGreaterThan(0);
      const own = await ann.call('chronicle');
      const chronicle = await shared();
      const time = own.times
        .flatMap(({ ms }) => Object.values(ms))
        .reduce<number>((sum, ms) => sum + (ms ?? 0), 0);
      expect(chronicle.totals).toEqual({ time, kills, runs: 0, gold: 0 });
      expect(chronicle.records).toEqual(onDays(own.records));
      const { records, ...rest } = chronicle;
      expect([...new Set(pathsOf(rest))].toSorted()).toEqual([
        'firsts.newest[].at',
        'firsts.newest[].id',
        'firsts.newest[].kind',
        'firsts.newest[].level',
        'firsts.total',
        'since',
        'totals.gold',
        'totals.kills',
        'totals.runs',
        'totals.time',
      ]);
      // What the player alone sees is there and is not sent.
      expect(own.items.length).toBeGreaterThan(0);
      const answer = JSON.stringify(await bea.call('shared-chronicle', { id: annsId }));
      for (const name of [
        '"items":[',
        '"opening',
        '"luck',
        '"days',
        '"came',
        '"bought',
        '"sharedSince',
        '"until',
      ])
        expect(answer).not.toContain(name);
    });

    it('with players, and not with visitors; an unknown character has none', async () => {
      await share(true);
      expect(await server.newClient().send('shared-chronicle', { id: annsId })).toMatchObject({
        status: 401,
      });
      expect(await server.newClient().send('share-chronicle', { isShared: true })).toMatchObject({
        status: 401,
      });
      expect(await bea.send('shared-chronicle', { id: '404' })).toMatchObject({
        status: 404,
        body: { code: 'character/unknown' },
      });
      expect(await bea.send('shared-chronicle', { id: '0' })).toMatchObject({ status: 400 });
      expect(await ann.send('share-chronicle', {})).toMatchObject({ status: 400 });
    });

    it.each([true, false])('until the account is deleted, shared or not (%s)', async (isShared) => {
      const password = await ann.registerEmail('ann@example.org');
      await share(isShared);
      expect((await seenBy(bea)) !== null).toBe(isShared);
      await ann.call('delete-account', { username: 'ann@example.org', password });
      expect(await bea.send('shared-chronicle', { id: annsId })).toMatchObject({ status: 404 });
    });

    it('as the export says, and no trace is left when the data are removed', async () => {
      await share(true);
      expect((await ann.call('export-data')).characters).toMatchObject([
        { chronicle: { sharedSince: NOON } },
      ]);
      await server.stop();
      const storage = await openStorage({ ...server.place, clock });
      const count = () => storage.read((db) => db.selectFrom('shared_chronicles').select('since').execute());
      expect(await count()).toEqual([{ since: NOON }]);
      await storage.write((tx) => tx.deleteFrom('accounts').execute());
      expect(await count()).toEqual([]);
      await storage.close();
    });
  },
);
