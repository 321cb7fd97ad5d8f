import { LEADERBOARD_TYPES } from '@slumberfell/protocol';
import { afterEach, describe, expect, it } from 'vitest';
import { drawnDatabases } from '../../../testing/drawn-databases.ts';
import { TestClock } from '../../../testing/test-clock.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

const NOON = 1_800_000_000_000;
const FLAX = 1010;
const BREAD = 12011;

describe.each(drawnDatabases(import.meta.url))('the leaderboards, on $name', (database) => {
  let server: TestServer;
  afterEach(() => server.close());

  it('show every character, to visitors too, and the caller’s latest command', async () => {
    const clock = new TestClock(NOON);
    server = await startTestServer({ database, clock });
    const [ann, bea, visitor] = [server.newClient(), server.newClient(), server.newClient()];
    const annsId = await ann.play('Ann');
    clock.forward(1);
    const beasId = await bea.play('Bea');
    for (const leaderboardType of LEADERBOARD_TYPES) {
      const table = await visitor.call('get-table', { leaderboardType, page: '1' });
      expect(table).toMatchObject({ total: 2, pageSize: 20, own: null });
      expect(table.rows.map(({ id }) => id)).toEqual([annsId, beasId]);
    }
    clock.forward(1);
    await bea.call('sell', { itemId: BREAD, amount: 3 });
    const gold = await ann.call('get-table', { leaderboardType: 'Gold', page: '1' });
    expect(gold.rows.map(({ ranking, name }) => [ranking, name])).toEqual([
      [1, 'Bea'],
      [2, 'Ann'],
    ]);
    expect(gold.own).toEqual({ ranking: 2, id: annsId, name: 'Ann', appearanceId: 1, amount: 100 });

    await ann.call('begin-crafting', { itemId: FLAX, amount: 100 });
    clock.forward(60_000);
    const table = await ann.call('get-table', { leaderboardType: 'Harvesting', page: '1' });
    expect(table.own).toEqual({
      ranking: 1,
      id: annsId,
      name: 'Ann',
      appearanceId: 1,
      level: 2,
      experience: 84,
    });
    expect(table.rows[0]).toEqual(table.own);
    expect((await bea.call('get-table', { leaderboardType: 'Level', page: '1' })).own).toMatchObject({
      ranking: 2,
      level: 20,
      experience: 0,
    });
  });

  it('have only the caller’s own row beyond the last page; an account without a character has none', async () => {
    server = await startTestServer({ database });
    const [ann, bea] = [server.newClient(), server.newClient()];
    const annsId = await ann.play('Ann');
    await bea.registerGuest();
    const beyond = await ann.call('get-table', { leaderboardType: 'Magic', page: '999999999' });
    expect(beyond).toMatchObject({ rows: [], total: 1, own: { ranking: 1, id: annsId } });
    expect((await bea.call('get-table', { leaderboardType: 'Magic', page: '1' })).own).toBeNull();
  });

  it('are refused for an unknown name and for an invalid page', async () => {
    server = await startTestServer({ database });
    const visitor = server.newClient();
    for (const query of [
      { leaderboardType: 'Wealth', page: '1' },
      { leaderboardType: 'Gold', page: '0' },
      { leaderboardType: 'Gold', page: '1.5' },
      { leaderboardType: 'Gold', page: '1000000000' },
      { leaderboardType: 'Gold' },
    ])
      expect((await visitor.send('get-table', query)).status).toBe(400);
  });
});
