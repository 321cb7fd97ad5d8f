import { expect, it } from 'vitest';
import { SQLITE } from '../testing/databases.ts';
import { openTestHouse } from './test-house.ts';

it.each([
  [{}, {}],
  [{ COMMUNITY_URL: 'https://chat.example.org/bed' }, { communityUrl: 'https://chat.example.org/bed' }],
  [{ CONTACT_EMAIL: 'wake@example.org' }, { contactEmail: 'wake@example.org' }],
  [{ HOST_NAME: ' The Sleepless Inn ' }, { hostName: 'The Sleepless Inn' }],
  [{ PUBLIC_URL: 'https://play.example.org' }, { hostName: 'play.example.org' }],
  [{ PUBLIC_URL: 'https://play.example.org', HOST_NAME: 'The Inn' }, { hostName: 'The Inn' }],
])('with the settings %j everybody is told %j', async (variables, told) => {
  const house = await openTestHouse(SQLITE, { variables });
  const { status, body } = await house.visitor().send('public-settings');
  expect([status, body]).toEqual([200, told]);
  await house.dispose();
});
