import { API_BASE, COOKIE_CHECK_HEADER, type GuestCredentials, routes } from '@slumberfell/protocol';
import type { ApiDocument } from '@slumberfell/protocol/docs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DocumentedApi } from '../../testing/docs/documented-api.ts';
import type { Reply, TestClient } from '../../testing/test-client.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let api: DocumentedApi;

beforeAll(async () => {
  server = await startTestServer();
  const { body } = await server.newClient().request(`${API_BASE}/docs/openapi.json`);
  api = new DocumentedApi(body as ApiDocument);
});
afterAll(() => server.close());

const ASK = { [COOKIE_CHECK_HEADER]: 'ask' };
const INSIST = { [COOKIE_CHECK_HEADER]: 'insist' };
const CHECK = 'slumberfell-check';

const setBy = ({ headers }: Reply): string[] =>
  headers.getSetCookie().map((line) => line.split('=')[0]?.replace(`-${server.port}`, '') ?? '');
const loginOf = ({ username, password }: GuestCredentials) => ({
  email: username,
  password,
  rememberMe: true,
});
const hasAccount = async (pair: GuestCredentials): Promise<boolean> =>
  (await server.newClient().send('login', loginOf(pair))).status === 200;

async function guest(client: TestClient) {
  const pair = await client.call('get-guest-credentials');
  return { ...pair, isPersistent: true, isGuest: true };
}

it('a page is given the check cookie first, and only then its account; the check cookie is deleted', async () => {
  const client = server.newClient();
  const input = await guest(client);
  const asked = await client.send('register', input, ASK);
  expect([asked.status, setBy(asked)]).toEqual([202, [CHECK]]);
  expect(api.misfit('register', asked)).toBeNull();
  expect(await hasAccount(input)).toBe(false);
  const made = await client.send('register', input, INSIST);
  expect([made.status, setBy(made)]).toEqual([204, [CHECK, 'slumberfell', 'slumberfell-browser']]);
  expect(made.headers.getSetCookie()[0]).toContain('Max-Age=0');
  expect(await client.call('get-username')).toBe(input.username);
});

it('a browser that does not send the check cookie back gets neither an account nor a login', async () => {
  const input = await guest(server.newClient());
  const { status, body } = await server.newClient().send('register', input, INSIST);
  expect([status, body]).toEqual([400, expect.objectContaining({ code: 'account/cookie-refused' })]);
  expect(await hasAccount(input)).toBe(false);

  await server.newClient().call('register', input);
  const login = loginOf(input);
  const refused = await server.newClient().send('login', login, INSIST);
  expect(refused.body).toMatchObject({ code: 'account/cookie-refused' });
  expect(setBy(refused)).toEqual([]);
  const client = server.newClient();
  expect((await client.send('login', login, ASK)).status).toBe(202);
  expect((await client.send('login', login, INSIST)).status).toBe(200);
});

it('programs without the header are not asked, and another value of it is refused', async () => {
  const client = server.newClient();
  const input = await guest(client);
  const refused = await client.send('register', input, { [COOKIE_CHECK_HEADER]: 'maybe' });
  expect([refused.status, refused.body]).toEqual([
    400,
    expect.objectContaining({
      code: 'request/invalid',
      errors: [expect.objectContaining({ path: COOKIE_CHECK_HEADER })],
    }),
  ]);
  const made = await client.send('register', input);
  expect([made.status, setBy(made)]).toEqual([204, ['slumberfell', 'slumberfell-browser']]);
});

it('exactly the calls that begin a login without one accept the header', () => {
  const names = (Object.keys(routes) as (keyof typeof routes)[]).filter(
    (name) => api.headerOf(name, COOKIE_CHECK_HEADER) !== null,
  );
  expect(names).toEqual(['register', 'login']);
});
