import { errorAnswer } from '@slumberfell/protocol';
import { afterEach, expect, it } from 'vitest';
import type { Reply, TestClient } from '../../testing/test-client.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
afterEach(() => server.close());

const open = async (variables: Record<string, string>): Promise<void> => {
  server = await startTestServer({ settings: variables });
};
const playing = async (name: string): Promise<TestClient> => {
  const player = server.newClient();
  await player.play(name);
  return player;
};
const setThreshold = (player: TestClient, key?: number): Promise<Reply> =>
  player.send('set-healing-threshold', 40, key === undefined ? {} : { 'idempotency-key': `key-${key}` });
const codeOf = ({ body }: Reply): string => errorAnswer.parse(body).code;
const headersOf = ({ headers }: Reply): (string | null)[] =>
  ['ratelimit-policy', 'ratelimit', 'retry-after'].map((name) => headers.get(name));

it('a flood of commands is limited to its rate, and other players are not', async () => {
  await open({ COMMANDS_PER_SECOND: '1', COMMANDS_AT_ONCE: '10' });
  const [flooder, other] = [await playing('Flooder'), await playing('Other')];
  const began = performance.now();
  const replies = await Promise.all(Array.from({ length: 300 }, (_, key) => setThreshold(flooder, key)));
  const most = 10 + Math.ceil((performance.now() - began) / 1_000);
  const refused = replies.filter(({ status }) => status === 429);
  expect(replies.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(10);
  expect(replies.length - refused.length).toBeLessThanOrEqual(most);
  for (const reply of refused) {
    expect(codeOf(reply)).toBe('request/too-many');
    expect(errorAnswer.parse(reply.body).retryAt).toBeGreaterThan(Date.now() - 60_000);
    expect(headersOf(reply)).toEqual([
      '"commands";q=10;w=10',
      expect.stringMatching(/^"commands";r=0;t=\d+$/),
      '1',
    ]);
  }

  const first = await setThreshold(other);
  expect([first.status, ...headersOf(first)]).toEqual([
    200,
    '"commands";q=10;w=10',
    '"commands";r=9;t=1',
    null,
  ]);
  // The command log has only executed commands, not refused ones.
  const exported = await flooder.call('export-data');
  expect(exported.characters[0]?.commands.length).toBeLessThanOrEqual(most);
  await expect.poll(async () => (await setThreshold(flooder)).status, { timeout: 10_000 }).toBe(200);
});

it('two characters or sessions of an account share its rate', async () => {
  await open({ COMMANDS_PER_SECOND: '1', COMMANDS_AT_ONCE: '3' });
  const player = server.newClient();
  const { username, password } = await player.registerGuest();
  const elsewhere = server.newClient();
  await elsewhere.call('login', { email: username, password, rememberMe: false });
  await player.call('create-character', { name: 'Ann', appearanceId: 1 });
  const began = performance.now();
  const replies = await Promise.all(
    Array.from({ length: 40 }, (_, index) => setThreshold(index % 2 === 0 ? player : elsewhere)),
  );
  const most = 3 + Math.ceil((performance.now() - began) / 1_000);
  const allowed = replies.filter(({ status }) => status !== 429).length;
  expect(allowed).toBeGreaterThanOrEqual(3);
  expect(allowed).toBeLessThanOrEqual(most);
});

it('costly calls have a rate, counted by network without a session', async () => {
  await open({ COSTLY_CALLS_PER_SECOND: '1', COSTLY_CALLS_AT_ONCE: '2' });
  const from = (address: string) => ({ 'x-forwarded-for': address });
  const visitor = server.newClient();
  const ask = (address: string): Promise<Reply> => visitor.send('get-static-data', {}, from(address));
  const statuses = await Promise.all(Array.from({ length: 60 }, () => ask('203.0.113.7')));
  expect(statuses.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(10);
  const refused = statuses.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(20);
  expect(refused.map(codeOf)).toEqual(refused.map(() => 'request/too-many'));
  expect(refused[0]?.headers.get('ratelimit-policy')).toBe('"network-costly";q=10;w=2');

  expect((await ask('203.0.113.8')).status).toBe(200);
  // All costly calls of one network without a login share one rate, guesses of passwords included.
  const guess = { email: 'ann@example.org', password: 'wrong-password', rememberMe: false };
  // On a busy machine the rate may have recovered by now. So the test uses it up again while it sends the
  // guesses.
  const [, guesses] = await Promise.all([
    Promise.all(Array.from({ length: 60 }, () => ask('203.0.113.7'))),
    Promise.all(Array.from({ length: 12 }, () => visitor.send('login', guess, from('203.0.113.7')))),
  ]);
  expect(guesses.map(({ status }) => status)).toContain(429);
  // Calls of a logged-in player count against the rate of the network too.
  const player = await playing('Ann');
  const look = (address: string): Promise<Reply> => player.send('get-layout-data', {}, from(address));
  const [, looks] = await Promise.all([
    Promise.all(Array.from({ length: 60 }, () => ask('203.0.113.7'))),
    Promise.all(Array.from({ length: 12 }, () => look('203.0.113.7'))),
  ]);
  expect(looks.map(({ status }) => status)).toContain(429);
  expect((await look('203.0.113.9')).status).toBe(200);
  // Calls from a proxy that does not send the client's address have no limit.
  const unnamed = await Promise.all(Array.from({ length: 30 }, () => visitor.send('get-static-data')));
  expect(unnamed.map(({ status }) => status)).not.toContain(429);
});

it('a rate that is off counts nothing', async () => {
  await open({ COMMANDS_PER_SECOND: 'off', COMMANDS_AT_ONCE: '1' });
  const player = await playing('Ann');
  const replies = await Promise.all(Array.from({ length: 100 }, () => setThreshold(player)));
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
  expect(replies[0]?.headers.get('ratelimit')).toBeNull();
});
