import { errorAnswer, type Route, type RouteName, routes, urlOf } from '@slumberfell/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SQLITE } from '../testing/databases.ts';
import type { TestClient } from '../testing/test-client.ts';
import { openTestHouse, type TestHouse } from '../testing/test-server.ts';

const all = Object.entries(routes) as [RouteName, Route][];

/** For what stands in paths. */
const ANYTHING = { id: '1', since: '1' };

let house: TestHouse;
let visitor: TestClient;
let player: TestClient;

beforeAll(async () => {
  house = await openTestHouse(SQLITE);
  visitor = house.visitor();
  player = house.visitor();
  await player.play('Ann');
});
afterAll(() => house.dispose());

/** Who may make them, `authorisation.test.ts` says; what they take and answer, `docs/documented-calls.test.ts`. */
describe.each(all)('%s', (name, route) => {
  it('is answered afresh each time', async () => {
    const { headers } = await visitor.send(name, ANYTHING);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('exists for its own method only', async () => {
    for (const method of [route.method === 'GET' ? 'DELETE' : 'PUT', 'OPTIONS', 'HEAD']) {
      const { status, body } = await player.request(urlOf(route, ANYTHING), { method });
      expect(status).toBe(404);
      if (method !== 'HEAD') expect(errorAnswer.parse(body).code).toBe('request/not-found');
    }
  });
});
