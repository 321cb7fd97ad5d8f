import { errorAnswer, type Route, type RouteName, refusalsOf, routes, urlOf } from '@slumberfell/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SQLITE } from '../testing/databases.ts';
import type { TestClient } from './test-client.ts';
import { openTestHouse, type TestHouse } from './test-house.ts';

/** For each route an input that its schema allows, and some that it forbids. GET: the query; POST: the body. */
const inputs: Record<RouteName, { allowed: unknown; forbidden: unknown[] }> = {
  'is-authenticated': { allowed: {}, forbidden: [{ a: '1' }] },
  status: { allowed: {}, forbidden: [{ a: '1' }] },
  'get-username': { allowed: {}, forbidden: [{ a: '1' }] },
  'get-guest-credentials': { allowed: {}, forbidden: [{ a: '1' }] },
  register: {
    allowed: { username: 'Guest-X', password: 'x'.repeat(38), isPersistent: false, isGuest: true },
    forbidden: [{}, { username: 'Guest-X', password: 'x'.repeat(38), isPersistent: 1, isGuest: true }],
  },
  login: {
    allowed: { email: 'a', password: 'b', rememberMe: false },
    forbidden: [
      { email: 'a', password: 'b', rememberMe: 'false' },
      { email: 'a', password: 'b' },
    ],
  },
  logout: { allowed: undefined, forbidden: [{}, null] },
  'get-characters': { allowed: {}, forbidden: [{ a: '1' }] },
  'create-character': {
    allowed: { name: 'Bea', appearanceId: 1 },
    forbidden: [{ name: 'B', appearanceId: 1 }, { name: 'Bea' }, { name: 'Bea', appearanceId: 1, id: 1 }],
  },
  'select-character': { allowed: 1_000_000, forbidden: ['1', null, { id: 1 }] },
  'get-character-profile-data': {
    allowed: { id: '1' },
    forbidden: [{ id: '0' }, { id: 'x' }, { id: '1', a: '1' }],
  },
  equip: { allowed: 1, forbidden: ['1', 1.5, [1], null, true, { itemId: 1 }] },
  'equip-food': { allowed: { itemId: 1, amount: 1 }, forbidden: [{ itemId: 1 }, 1] },
  unequip: { allowed: 0, forbidden: [16, '0', null] },
  'unequip-food': { allowed: undefined, forbidden: [{}, 0] },
  sell: { allowed: { itemId: 1, amount: 1 }, forbidden: [{ itemId: 1, amount: 0 }, {}] },
  buy: { allowed: { itemId: 1, amount: 1 }, forbidden: [{ itemId: 1, amount: 0 }, 1] },
  'claim-trophy': { allowed: { itemId: 1, amount: 1 }, forbidden: [{ itemId: 1 }, 1] },
  'claim-card': { allowed: 1, forbidden: ['1', { itemId: 1 }] },
  'tame-pet': { allowed: 1, forbidden: ['1', { itemId: 1 }] },
  'learn-recipe': { allowed: 1, forbidden: ['1', { itemId: 1 }] },
  travel: { allowed: 2, forbidden: ['2', {}] },
  'set-training-attribute': { allowed: 1, forbidden: [3, '1'] },
  'set-healing-threshold': { allowed: 10, forbidden: [-1, 10.5, '10'] },
  stop: { allowed: undefined, forbidden: [{}, 'now'] },
  'stop-remaining': { allowed: undefined, forbidden: [{}] },
  refresh: { allowed: undefined, forbidden: [{}] },
  'begin-crafting': { allowed: { itemId: 1010, amount: 1 }, forbidden: [{ itemId: 1010 }, 1010] },
  'begin-disenchanting': {
    allowed: { itemId: 1, items: [{ itemId: 2, amount: 1 }] },
    forbidden: [{ itemId: 1, items: [] }, { itemId: 1 }],
  },
  'begin-dungeon': { allowed: { dungeonId: 1, runs: 1 }, forbidden: [{ dungeonId: 1, runs: 0 }, 1] },
  'begin-hunting': { allowed: { regionId: 1 }, forbidden: [{ regionId: 1, key: [1, 2, 3, 4] }, 1] },
  'get-static-data': { allowed: { itemsVersion: 'x' }, forbidden: [{ petsVersion: 'x' }] },
  'get-layout-data': { allowed: {}, forbidden: [{ id: '1' }] },
  'get-combat-action-context': { allowed: {}, forbidden: [{ id: '1' }] },
  'public-settings': { allowed: {}, forbidden: [{ a: '1' }] },
};

const all = Object.entries(routes) as [RouteName, Route][];

let house: TestHouse;
let visitor: TestClient;
let account: TestClient;
let player: TestClient;

beforeAll(async () => {
  house = await openTestHouse(SQLITE);
  visitor = house.visitor();
  account = house.visitor();
  await account.registerGuest();
  player = house.visitor();
  await player.play('Ann');
});
afterAll(() => house.dispose());

describe.each(all)('%s', (name, route) => {
  const { allowed, forbidden } = inputs[name];

  it('answers what its schema says, or refuses with a code that it lists', async () => {
    // Not the player itself: some routes end its session.
    const someone = house.visitor();
    await someone.play(`Someone ${all.findIndex(([other]) => other === name)}`);
    const { status, body, headers } = await someone.send(name, allowed);
    expect(headers.get('cache-control')).toBe('no-store');
    if (status < 300) {
      expect(status).toBe(body === undefined ? 204 : 200);
      expect(route.answer.safeParse(body).error).toBeUndefined();
    } else {
      const refusal = errorAnswer.parse(body);
      expect(refusalsOf(route)).toContain(refusal.code);
    }
  });

  it('refuses what its schema forbids', async () => {
    for (const input of forbidden) {
      const { status, body } = await player.send(name, input);
      expect([status, errorAnswer.parse(body).code, input]).toEqual([400, 'request/invalid', input]);
    }
  });

  it(`lets in ${route.access}s`, async () => {
    const codeFor = async (client: TestClient): Promise<unknown> => {
      const { status, body } = await client.send(name, allowed);
      return status === 401 || status === 400 ? errorAnswer.parse(body).code : 'let in';
    };
    if (route.access === 'visitor') return;
    expect(await codeFor(visitor)).toBe('request/not-authenticated');
    if (route.access === 'character') expect(await codeFor(account)).toBe('character/none');
  });

  it('exists for its own method only', async () => {
    const method = route.method === 'GET' ? 'DELETE' : 'PUT';
    const { status, body } = await player.request(urlOf(route, allowed), { method });
    expect([status, errorAnswer.parse(body).code]).toEqual([404, 'request/not-found']);
  });
});
