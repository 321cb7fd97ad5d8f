import { afterEach, describe, expect, it } from 'vitest';
import { drawnDatabases } from '../../../testing/drawn-databases.ts';
import { TestClock } from '../../../testing/test-clock.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

const NOON = 1_800_000_000_000;
const FLAX = 1010;

describe.each(drawnDatabases(import.meta.url))('the profile of a character, on $name', (database) => {
  let server: TestServer;
  const clock = new TestClock(NOON);
  afterEach(() => server.close());

  it('is computed for the instant of the call, and the call writes nothing', async () => {
    clock.set(NOON);
    server = await startTestServer({ database, clock });
    const [ann, bea] = [server.newClient(), server.newClient()];
    const annsId = await ann.play('Ann');
    await bea.play('Bea');
    await ann.call('begin-crafting', { itemId: FLAX, amount: 100 });
    const before = await ann.call('get-layout-data');
    clock.forward(60_000);
    const profile = await bea.call('get-character-profile-data', { id: String(annsId) });
    expect(profile).toMatchObject({ id: annsId, name: 'Ann', appearanceId: 1 });
    expect(profile.combatSkillsData.map(({ name }) => name).toSorted()).toEqual(
      ['Attack', 'Defence', 'Health', 'Magic', 'Melee', 'Range'].toSorted(),
    );
    expect(profile.skillsData).toHaveLength(14);
    // 12 actions in a minute, of 7 points of experience each.
    expect(profile.skillsData[0]).toEqual({ id: 1, name: 'Harvesting', experience: 84 });
    clock.forward(-60_000);
    // The clock is at the begin of the action again. If the profile call had saved the character, the saved
    // instant would be a minute later, and `now` of the layout would equal it.
    expect((await ann.call('get-layout-data')).now).toBe(before.now);
  });

  it('has the ranks on all leaderboards, the caller’s own at the present instant', async () => {
    clock.set(NOON);
    server = await startTestServer({ database, clock });
    const [ann, bea] = [server.newClient(), server.newClient()];
    const annsId = await ann.play('Ann');
    const beasId = await bea.play('Bea');
    const rankingsOf = async (looks: typeof ann, id: number) =>
      (await looks.call('get-character-profile-data', { id: String(id) })).characterRankings;
    // Among characters with the same score, the one that reached it first has the better rank.
    const first = {
      level: 1,
      skills: Array.from({ length: 20 }, (_, index) => ({ id: index + 1, ranking: 1 })),
      uniqueTrophies: 1,
      totalTrophies: 1,
      curator: 1,
      cards: 1,
      radiantCards: 1,
      totalGold: 1,
      benefactor: 1,
    };
    expect(await rankingsOf(bea, annsId)).toEqual(first);
    await bea.call('begin-crafting', { itemId: FLAX, amount: 100 });
    clock.forward(60_000);
    const { level, skills, totalGold } = await rankingsOf(bea, beasId);
    expect({ level, harvesting: skills[0], mining: skills[1], totalGold }).toEqual({
      level: 1,
      harvesting: { id: 1, ranking: 1 },
      mining: { id: 2, ranking: 2 },
      totalGold: 2,
    });
    expect((await rankingsOf(ann, annsId)).skills[0]).toEqual({ id: 1, ranking: 2 });
    // The answer of `get-layout-data` has the same rankings, if the call asks for them.
    const layoutOf = async (rankings?: 'true') =>
      (await ann.call('get-layout-data', rankings ? { rankings } : {})).characterData;
    expect(await layoutOf()).not.toHaveProperty('characterRankings');
    expect((await layoutOf('true')).characterRankings).toEqual(await rankingsOf(ann, annsId));
  });

  it('is refused to visitors and for an unknown character', async () => {
    server = await startTestServer({ database, clock });
    const account = server.newClient();
    await account.registerGuest();
    expect(await account.send('get-character-profile-data', { id: '404' })).toMatchObject({
      status: 404,
      body: { code: 'character/unknown' },
    });
    const twofold = await account.request('/api/character/get-character-profile-data/1?id=2');
    expect(twofold).toMatchObject({ status: 400, body: { code: 'request/invalid' } });
    expect(await server.newClient().send('get-character-profile-data', { id: '1' })).toMatchObject({
      status: 401,
    });
  });
});
