import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { call } from './call.ts';
import { onLoginEnd } from './login-end.ts';

interface Sent {
  readonly url: string;
  readonly init: RequestInit;
}

let sent: Sent[];

/**
 * Replaces the browser's fetch. The arguments are the responses to the requests, in order; null stands for a
 * request that gets no response.
 */
function network(...answers: (Response | null)[]): void {
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    sent.push({ url, init });
    const answer = answers.shift();
    return answer ? Promise.resolve(answer) : Promise.reject(new TypeError('Failed to fetch'));
  });
}

const json = (body: unknown, status = 200): Response => new Response(JSON.stringify(body), { status });
const keyOf = ({ init }: Sent): string | null => new Headers(init.headers).get('idempotency-key');
const FRAME = { frame: { revision: 1, from: 0, to: 1, events: [] } };

beforeEach(() => {
  sent = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  onLoginEnd(() => {});
});

test('sends the input of a query in the address, and a body without fields as JSON', async () => {
  network(json([]), json(FRAME));
  await call('get-static-data', { skillsVersion: 'a b' });
  await call('equip', 5);
  expect(sent[0]?.url).toBe('/api/db/get-static-data?skillsVersion=a%20b');
  expect(sent[1]).toMatchObject({ url: '/api/character/equip', init: { method: 'POST', body: '5' } });
});

test('has a key for each command on pages that have no crypto.randomUUID', async () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  network(json(FRAME), json(FRAME));
  await call('equip', 5);
  await call('equip', 5);
  const keys = sent.map(keyOf);
  for (const key of keys) expect(key).toMatch(/^[\da-f]{32}$/);
  expect(new Set(keys).size).toBe(2);
});

test('an exception while the request is made is reported, and is a failure of the page', async () => {
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  vi.stubGlobal('crypto', {});
  network(json(FRAME));
  const outcome = await call('equip', 5);
  expect(outcome).toMatchObject({ ok: false, failure: { status: 0, isOfPage: true, code: null } });
  expect(reported).toHaveBeenCalledExactlyOnceWith(expect.any(TypeError));
  expect(sent).toEqual([]);
});

test('sends no body and no media type for a call without input', async () => {
  network(new Response(null, { status: 204 }));
  const outcome = await call('logout', undefined);
  expect(outcome).toMatchObject({ ok: true, answer: undefined });
  expect(sent[0]?.init.body).toBeUndefined();
  expect(new Headers(sent[0]?.init.headers).has('content-type')).toBe(false);
});

test('does not parse plain text', async () => {
  network(new Response('drowsy-otter-12'));
  expect(await call('get-username', {})).toMatchObject({ ok: true, answer: 'drowsy-otter-12' });
});

test('sends a registration again when the server has set its check cookie, and no other call', async () => {
  const input = { username: 'fox', password: 'the long way home', isPersistent: true, isGuest: true };
  const asked = () => new Response(null, { status: 202 });
  network(asked(), new Response(null, { status: 204 }), new Response(null, { status: 204 }));
  expect(await call('register', input)).toMatchObject({ ok: true });
  await call('logout', undefined);
  const checks = sent.map(({ url, init }) => [url, new Headers(init.headers).get('cookie-check')]);
  expect(checks).toEqual([
    ['/api/account/register', 'ask'],
    ['/api/account/register', 'insist'],
    ['/api/account/logout', null],
  ]);
  expect(sent[1]?.init.body).toBe(sent[0]?.init.body);
});

test('sends a command again once, with the same key, when no response came', async () => {
  network(null, json(FRAME));
  const outcome = await call('stop', undefined);
  expect(outcome).toMatchObject({ ok: true, answer: FRAME });
  expect(sent).toHaveLength(2);
  expect(keyOf(sent[0] as Sent)).toMatch(/^[A-Za-z0-9_-]{1,64}$/);
  expect(keyOf(sent[1] as Sent)).toBe(keyOf(sent[0] as Sent));
});

test('sends a command again once, with the same key, when the server is busy or restarting', async () => {
  for (const status of [502, 503]) {
    sent = [];
    network(new Response('', { status }), json(FRAME));
    expect(await call('stop', undefined)).toMatchObject({ ok: true, answer: FRAME });
    expect(keyOf(sent[1] as Sent)).toBe(keyOf(sent[0] as Sent));
  }
});

test('sends a command above the rate limit again once, after the time that the server gives', async () => {
  vi.useFakeTimers();
  const body = { code: 'request/too-many', message: 'Too many requests. Please wait a moment.' };
  const refused = (after: string): Response =>
    new Response(JSON.stringify(body), { status: 429, headers: { 'retry-after': after } });
  network(refused('2'), json(FRAME));
  const outcome = call('stop', undefined);
  await vi.advanceTimersByTimeAsync(1_999);
  expect(sent).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await outcome).toMatchObject({ ok: true, answer: FRAME });
  expect(keyOf(sent[1] as Sent)).toBe(keyOf(sent[0] as Sent));

  sent = [];
  network(refused('1'), refused('1'));
  const again = call('stop', undefined);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await again).toMatchObject({ ok: false, failure: { status: 429, message: body.message } });
  expect(sent).toHaveLength(2);
});

test('reports a command above the rate limit as failed when the wait would be long', async () => {
  for (const after of ['60', 'tomorrow', null]) {
    sent = [];
    const headers = new Headers(after === null ? {} : { 'retry-after': after });
    network(new Response('{}', { status: 429, headers }));
    expect(await call('stop', undefined)).toMatchObject({ ok: false, failure: { status: 429 } });
    expect(sent).toHaveLength(1);
  }
});

test('gives two commands two keys', async () => {
  network(json(FRAME), json(FRAME));
  await call('stop', undefined);
  await call('stop', undefined);
  expect(keyOf(sent[0] as Sent)).not.toBe(keyOf(sent[1] as Sent));
});

test('sends a call that is not a command once and without a key', async () => {
  network(null, json(true));
  expect(await call('is-authenticated', {})).toMatchObject({
    ok: false,
    failure: { status: 0, message: 'Failed to connect to server. Failed to fetch' },
  });
  expect(sent).toHaveLength(1);
  expect(keyOf(sent[0] as Sent)).toBeNull();
});

test("returns a refusal as a value with the server's sentence", async () => {
  network(
    json({ code: 'travel/gold', message: 'You do not have the required amount of gold to travel.' }, 409),
  );
  expect(await call('travel', 2)).toEqual({
    ok: false,
    failure: {
      status: 409,
      code: 'travel/gold',
      message: 'You do not have the required amount of gold to travel.',
      errors: [],
    },
  });
});

test('does not show the body of a response that our server did not send', async () => {
  network(new Response('<h1>I am a teapot</h1>', { status: 418 }));
  expect(await call('get-layout-data', {})).toMatchObject({
    ok: false,
    failure: { status: 418, code: null, message: 'Unexpected error occurred.' },
  });
});

test.each([
  [401, 'request/not-authenticated', 'You are not logged in.'],
  [429, 'request/too-many', 'Too many requests. Please wait a moment.'],
  [503, 'busy', 'The server is busy. Please try again.'],
  [502, null, 'Slumberfell cannot be reached just now. Please try again in a moment.'],
  [400, null, 'Unexpected error occurred.'],
])(
  'derives the failure from status %i when the response has no error code',
  async (status, code, message) => {
    network(new Response('<h1>The proxy says no</h1>', { status }));
    const outcome = await call('get-layout-data', {});
    expect(outcome).toMatchObject({ ok: false, failure: { status, code, message } });
  },
);

test('ends the session at a 401 without an error code, except for a login', async () => {
  const ended = vi.fn();
  onLoginEnd(ended);
  network(new Response('', { status: 401 }), new Response('', { status: 401 }));
  const login = await call('login', { email: 'a', password: 'b', rememberMe: false });
  expect(login).toMatchObject({ ok: false, failure: { status: 401, code: null } });
  expect(ended).not.toHaveBeenCalled();
  await call('get-layout-data', {});
  expect(ended).toHaveBeenCalledOnce();
});

test('reads retryAfter from the header of a 429 without an error code', async () => {
  network(new Response('', { status: 429, headers: { 'retry-after': '7' } }));
  expect(await call('get-layout-data', {})).toMatchObject({ ok: false, failure: { retryAfter: 7_000 } });
});

test('ends the session for the code of an ended session, not for a failed login', async () => {
  const ended = vi.fn();
  onLoginEnd(ended);
  network(
    json({ code: 'account/invalid-login', message: 'Invalid login attempt.' }, 401),
    json({ code: 'request/not-authenticated', message: 'You are not logged in.' }, 401),
  );
  await call('login', { email: 'a', password: 'b', rememberMe: false });
  expect(ended).not.toHaveBeenCalled();
  await call('get-layout-data', {});
  expect(ended).toHaveBeenCalledOnce();
});
