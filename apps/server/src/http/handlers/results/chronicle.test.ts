import { CHRONICLE_DAYS_PAGE_SIZE } from '@slumberfell/protocol';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStorage } from '../../../storage/open.ts';
import { drawnDatabases } from '../../../testing/drawn-databases.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { TestClock } from '../../../testing/test-clock.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Two hours before midnight UTC. */
const EVENING = Date.UTC(2027, 0, 15, 22);
const MIDNIGHT = EVENING + 2 * HOUR;
/** Flax is gathered in Lanternlea; one piece takes 5 s. */
const FLAX = 1010;
const LANTERNLEA = 1;
const HARVESTING = 1;

describe.each(drawnDatabases(import.meta.url))('the calls for the chronicle, on $name', (database) => {
  const clock = new TestClock(EVENING);
  let server: TestServer;
  let ann: TestClient;
  beforeEach(async () => {
    clock.set(EVENING);
    server = await startTestServer({ database, clock });
    ann = server.newClient();
    await ann.play('Ann');
  });
  afterEach(() => server.close());

  const flaxOf = async (client: TestClient) =>
    (await client.call('chronicle')).items.find(({ itemId }) => itemId === FLAX);

  it('answer a new character with what it was given and nothing done', async () => {
    const { since, until, items, firsts, openingGold, sharedSince, ...done } = await ann.call('chronicle');
    expect({ since, until, openingGold }).toEqual({ since: EVENING, until: EVENING, openingGold: 100 });
    expect(sharedSince).toBeNull();
    expect(items.length).toBeGreaterThan(0);
    for (const { opening, came, went, luck } of items) {
      expect(opening).toBeGreaterThan(0);
      expect({ came, went, luck }).toEqual({ came: {}, went: {}, luck: null });
    }
    expect(firsts).toEqual([{ kind: 'region', id: LANTERNLEA, level: null, at: EVENING }]);
    const nights = { experience: null, kills: null, items: null, hunting: null };
    const records = { experience: null, gold: null, kills: null, rarest: null, nights };
    expect(done).toEqual({ kills: [], runs: [], times: [], experience: [], gold: {}, records });
    const none = { days: [], total: 0, pageSize: CHRONICLE_DAYS_PAGE_SIZE };
    expect(await ann.call('chronicle-days', { page: '1' })).toEqual(none);
  });

  it('count the running session, and explain what is owned', async () => {
    await ann.call('begin-crafting', { itemId: FLAX, amount: 5_000 });
    clock.forward(3 * HOUR);
    expect(await flaxOf(ann)).toMatchObject({ opening: 0, went: {}, luck: null });
    const running = await ann.call('chronicle');
    expect(running.until).toBe(EVENING + 3 * HOUR);
    expect(running.times).toEqual([{ regionId: LANTERNLEA, ms: { gathering: 3 * HOUR } }]);
    // Reading the chronicle saves nothing.
    expect(await ann.call('chronicle-days', { page: '1' })).toMatchObject({ total: 0 });

    await ann.call('sell', { itemId: FLAX, amount: 7 });
    const sold = await ann.call('chronicle');
    expect(sold.items.find(({ itemId }) => itemId === FLAX)?.went).toEqual({ sold: 7 });
    const { characterData } = await ann.call('get-layout-data');
    for (const { itemId, opening, came, went } of sold.items) {
      const sum = (parts: object) => Object.values(parts).reduce((all: number, one: number) => all + one, 0);
      const owned = characterData.inventory.find((one) => one.itemId === itemId)?.amount ?? 0;
      expect(opening + sum(came) - sum(went)).toBe(owned);
    }
    expect(sold.openingGold + (sold.gold.sold ?? 0)).toBe(characterData.goldAmount);
    const points = characterData.skillsData.find(({ id }) => id === HARVESTING)?.experience;
    expect(sold.experience).toEqual([{ skillId: HARVESTING, points }]);

    const { days, total } = await ann.call('chronicle-days', { page: '1' });
    expect(total).toBe(2);
    expect(days).toMatchObject([
      { start: MIDNIGHT, days: 1, gold: sold.gold },
      { start: MIDNIGHT - DAY, days: 1, gold: {} },
    ]);
    expect(days.map(({ times }) => times[0]?.ms.gathering)).toEqual([HOUR + 1, 2 * HOUR - 1]);
    expect(await ann.call('chronicle-days', { page: '2' })).toMatchObject({ days: [], total: 2 });
  });

  it('tell the best days, with the running session, and the rarest find', async () => {
    await ann.call('begin-crafting', { itemId: FLAX, amount: 5_000 });
    clock.forward(4 * HOUR);
    await ann.call('sell', { itemId: FLAX, amount: 7 });
    const { days } = await ann.call('chronicle-days', { page: '1' });
    const pointsOf = (day: (typeof days)[number] | undefined) => day?.experience[0]?.points ?? 0;
    expect(pointsOf(days[0])).toBeGreaterThan(0);
    const evening = await ann.call('chronicle');
    // Two hours before midnight and two hours after it: the first day has the action that began before.
    const best = days.toSorted((one, other) => pointsOf(other) - pointsOf(one) || one.start - other.start)[0];
    expect(evening.records.experience).toEqual({ start: best?.start, amount: pointsOf(best) });
    expect(evening.records.gold).toEqual({ start: MIDNIGHT, amount: evening.gold.sold });
    expect(evening.records).toMatchObject({ kills: null, rarest: null });

    // The running session counts before it is saved, on its own day.
    clock.forward(HOUR);
    const morning = await ann.call('chronicle');
    const all = morning.experience[0]?.points ?? 0;
    expect(morning.records.experience).toEqual({ start: MIDNIGHT, amount: all - pointsOf(days[1]) });

    await ann.call('stop');
    await ann.call('sell', { itemId: FLAX, amount: 9 });
    const { sales } = (await ann.call('get-layout-data')).characterData;
    const saleId = Math.max(...sales.map((sale) => sale.saleId));
    expect((await ann.call('chronicle')).records.gold?.amount).toBeGreaterThan(evening.gold.sold ?? 0);
    await ann.call('undo-sale', { saleId });
    expect((await ann.call('chronicle')).records.gold).toEqual(evening.records.gold);

    // A newcomer may lose its first fights, and an enemy may leave nothing but what most kills bring.
    const hunt = async () => {
      await ann.call('begin-hunting', { regionId: LANTERNLEA });
      clock.forward(HOUR / 4);
      return await ann.call('chronicle');
    };
    let hunted = await hunt();
    for (let hunts = 1; hunted.records.rarest === null && hunts < 40; hunts++) hunted = await hunt();
    const kills = hunted.kills.reduce((sum, row) => sum + row.kills, 0);
    expect(kills).toBeGreaterThan(0);
    expect(hunted.records.kills).toEqual({ start: MIDNIGHT, amount: kills });
    const { rarest } = hunted.records;
    const item = hunted.items.find(({ itemId }) => itemId === rarest?.itemId);
    expect(item?.came.fights).toBeGreaterThan(0);
    expect(rarest?.oneIn).toBeGreaterThan(1);
  });

  it('tell the best nights, each with its begin, over midnight, saves and the running session', async () => {
    const made = async () => {
      const { records, items, experience } = await ann.call('chronicle');
      const amount = items.reduce((sum, { came }) => sum + (came.gathering ?? 0), 0);
      return { ...records.nights, amount, points: experience[0]?.points ?? 0 };
    };
    await ann.call('begin-crafting', { itemId: FLAX, amount: 5_000 });
    clock.forward(3 * HOUR);
    // A save in the middle of the night, and the first one of the next day.
    await ann.call('sell', { itemId: FLAX, amount: 1 });
    clock.forward(HOUR);
    const first = await made();
    expect(first.items).toEqual({ from: EVENING, amount: first.amount });
    expect(first.experience).toEqual({ from: EVENING, amount: first.points });
    expect(first).toMatchObject({ kills: null, hunting: null });

    // The player begins again: that is another night, which is better only when it is longer.
    await ann.call('begin-crafting', { itemId: FLAX, amount: 5_000 });
    const begun = clock.now();
    clock.forward(2 * HOUR);
    expect((await made()).items).toEqual(first.items);
    await server.restart();
    clock.forward(4 * HOUR);
    const second = await made();
    expect(second.items).toEqual({ from: begun, amount: second.amount - first.amount });

    await ann.call('begin-hunting', { regionId: LANTERNLEA });
    const hunt = clock.now();
    clock.forward(HOUR / 12);
    const { records, kills, times } = await ann.call('chronicle');
    expect(records.nights.hunting).toEqual({ from: hunt, amount: times[0]?.ms.hunting });
    const amount = kills.reduce((sum, row) => sum + row.kills, 0);
    expect(records.nights.kills).toEqual(amount === 0 ? null : { from: hunt, amount });
  });

  it('answer the player of the character and no other, and refuse pages that are none', async () => {
    await ann.call('begin-crafting', { itemId: FLAX, amount: 100 });
    clock.forward(HOUR);
    await ann.call('get-layout-data');
    expect((await flaxOf(ann))?.came.gathering).toBeGreaterThanOrEqual(100);
    const bea = server.newClient();
    expect(await bea.send('chronicle')).toMatchObject({ status: 401 });
    await bea.play('Bea');
    expect(await flaxOf(bea)).toBeUndefined();
    expect(await bea.call('chronicle-days', { page: '1' })).toMatchObject({ total: 0 });
    for (const page of ['0', '100', '-1', '1.5', 'x'])
      expect(await ann.send('chronicle-days', { page })).toMatchObject({ status: 400 });
  });

  it('are part of the export, and are removed with the account', async () => {
    await ann.call('begin-crafting', { itemId: FLAX, amount: 100 });
    clock.forward(HOUR);
    await ann.call('get-layout-data');
    const chronicle = await ann.call('chronicle');
    expect((await ann.call('export-data')).characters).toMatchObject([{ chronicle }]);
    await server.stop();
    const storage = await openStorage({ ...server.place, clock });
    const count = () =>
      storage.read(async (db) => [
        await db.selectFrom('chronicles').select('since').execute(),
        await db.selectFrom('chronicle_days').select('day').execute(),
      ]);
    expect(await count()).toMatchObject([[{}], [{}]]);
    await storage.write((tx) => tx.deleteFrom('accounts').execute());
    expect(await count()).toEqual([[], []]);
    await storage.close();
  });
});
