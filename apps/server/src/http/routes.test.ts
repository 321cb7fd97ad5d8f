import { errorAnswer, type Route, type RouteName, routes, urlOf } from '@slumberfell/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SQLITE } from '../testing/databases.ts';
import type { TestClient } from './test-client.ts';
import { openTestHouse, type TestHouse } from './test-house.ts';

const all = Object.entries(routes) as [RouteName, Route][];

let house: TestHouse;
let visitor: TestClient;
let account: TestClient;
let player: TestClient;
let admin: TestClient;

beforeAll(async () => {
  house = await openTestHouse(SQLITE);
  admin = house.visitor();
  await house.appoint((await admin.registerGuest()).username);
  visitor = house.visitor();
  account = house.visitor();
  await account.registerGuest();
  player = house.visitor();
  await player.play('Ann');
});
afterAll(() => house.dispose());

/** What their inputs and answers are, `docs/documented-calls.test.ts` holds against what is documented. */
describe.each(all)('%s', (name, route) => {
  it(`lets in ${route.access}s`, async () => {
    // Who may call is judged before what is sent.
    const codeFor = async (client: TestClient): Promise<unknown> => {
      const { status, body } = await client.send(name, { id: '1' });
      return status < 300 ? 'let in' : errorAnswer.parse(body).code;
    };
    const denials = ['request/not-authenticated', 'request/forbidden', 'character/none'];
    if (route.access === 'visitor') return expect(denials).not.toContain(await codeFor(visitor));
    expect(await codeFor(visitor)).toBe('request/not-authenticated');
    if (route.access === 'account') return expect(denials).not.toContain(await codeFor(account));
    if (route.access === 'admin') {
      for (const client of [account, player]) expect(await codeFor(client)).toBe('request/forbidden');
      return expect(denials).not.toContain(await codeFor(admin));
    }
    expect(await codeFor(account)).toBe('character/none');
    expect(denials).not.toContain(await codeFor(player));
  });

  it('is answered afresh each time', async () => {
    const { headers } = await visitor.send(name, { id: '1' });
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('exists for its own method only', async () => {
    const method = route.method === 'GET' ? 'DELETE' : 'PUT';
    const { status, body } = await player.request(urlOf(route, { id: '1' }), { method });
    expect([status, errorAnswer.parse(body).code]).toEqual([404, 'request/not-found']);
  });
});
