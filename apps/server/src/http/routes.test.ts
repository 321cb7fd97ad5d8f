import { errorAnswer, type Route, type RouteName, routes, urlOf } from '@slumberfell/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../testing/test-client.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const all = Object.entries(routes) as [RouteName, Route][];

/** Values for all parameters that occur in paths. */
const ANYTHING = { id: '1', since: '1' };

let server: TestServer;
let visitor: TestClient;
let player: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  visitor = server.newClient();
  player = server.newClient();
  await player.play('Ann');
});
afterAll(() => server.close());

/**
 * `authorisation.test.ts` tests who may make each call. `docs/documented-calls.test.ts` tests the input and
 * the answer of each call.
 */
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
