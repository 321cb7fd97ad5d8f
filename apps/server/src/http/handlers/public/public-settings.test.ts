import { ItemCategory } from '@slumberfell/engine';
import { expect, it } from 'vitest';
import { SHIPPED } from '../../../testing/played-character.ts';
import { startTestServer } from '../../../testing/test-server.ts';
import { worldCounts } from './world-counts.ts';

it.each([
  [{}, {}],
  [{ COMMUNITY_URL: 'https://chat.example.org/bed' }, { communityUrl: 'https://chat.example.org/bed' }],
  [{ NEWS: 'off' }, { news: false }],
  [{ CONTACT_EMAIL: 'wake@example.org' }, { contactEmail: 'wake@example.org' }],
  [{ HOST_NAME: ' The Sleepless Inn ' }, { hostName: 'The Sleepless Inn' }],
  [{ PUBLIC_URL: 'https://play.example.org' }, { hostName: 'play.example.org' }],
  [{ PUBLIC_URL: 'https://play.example.org', HOST_NAME: 'The Inn' }, { hostName: 'The Inn' }],
])('with the settings %j the public settings are %j', async (variables: Record<string, string>, others) => {
  const expected = {
    registration: 'open',
    guests: true,
    news: true,
    announcements: [],
    newsAt: null,
    ...others,
  };
  const server = await startTestServer({ settings: variables });
  const { status, body } = await server.newClient().send('public-settings');
  expect([status, body]).toMatchObject([200, expected]);
  const set = Object.keys(body as object).filter((name) => name !== 'world');
  expect(set.sort()).toEqual(Object.keys(expected).sort());
  await server.close();
});

it('the public settings count what the live world contains, without retired items', async () => {
  const server = await startTestServer();
  const { sets } = SHIPPED;
  const held = { enemies: sets.enemies.length, skills: sets.skills.length, dungeons: sets.dungeons.length };
  const trophies = sets.items.filter(({ category }) => category === ItemCategory.Trophy);
  expect((await server.newClient().send('public-settings')).body).toMatchObject({
    world: { ...held, trophies: trophies.length },
  });
  await server.close();

  const [enemy, trophy] = [sets.enemies[0], trophies[0]];
  const retired = { enemies: [enemy?.id ?? 0], items: [trophy?.id ?? 0] };
  expect(worldCounts({ sets, retired })).toEqual({
    ...held,
    enemies: held.enemies - 1,
    trophies: trophies.length - 1,
  });
});
