import { errorAnswer, type Route, type RouteName, routes, urlOf } from '@slumberfell/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../testing/test-client.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

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
    for (const method of [route.method === 'GET' ? 'DELETE' : 'PUT', 'OPTIONS']) {
      const { status, body } = await player.request(urlOf(route, ANYTHING), { method });
      expect(status).toBe(404);
      expect(errorAnswer.parse(body).code).toBe('request/not-found');
    }
  });

  it('answers HEAD as GET, without a body', async () => {
    const url = urlOf(route, ANYTHING);
    const { status, body } = await visitor.request(url, { method: 'HEAD' });
    expect(body).toBeUndefined();
    expect(status).toBe(route.method === 'GET' ? (await visitor.request(url)).status : 404);
  });
});

it.each(['/livez', '/readyz', '/api/docs', '/api/docs/openapi.json', '/'])(
  '%s answers HEAD as GET',
  async (path) => {
    const get = await visitor.request(path);
    const { status, body, headers } = await visitor.request(path, { method: 'HEAD' });
    expect([status, body]).toEqual([get.status, undefined]);
    expect(headers.get('content-type')).toBe(get.headers.get('content-type'));
  },
);
