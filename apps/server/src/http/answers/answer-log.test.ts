import { afterEach, expect, it } from 'vitest';
import { createLog, type LogLevel } from '../../observe/log.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

interface Line {
  readonly msg: string;
  readonly status?: number;
  readonly count?: number;
  readonly call?: string;
  readonly outcome?: string;
  readonly account?: number | null;
  readonly outcomes?: Readonly<Record<string, number>>;
}

let server: TestServer;
let lines: Line[];
const open = async (level: LogLevel = 'info'): Promise<void> => {
  lines = [];
  const log = createLog(level, { write: (line) => void lines.push(JSON.parse(line) as Line) });
  server = await startTestServer({
    log,
    settings: { NETWORK_OTHER_CALLS_PER_SECOND: '1', NETWORK_OTHER_CALLS_AT_ONCE: '5' },
  });
};
afterEach(() => server.close());

const from = (address: string) => ({ 'x-forwarded-for': address, accept: 'text/html' });
const times = async (count: number, act: () => Promise<unknown>): Promise<void> => {
  for (let index = 0; index < count; index++) await act();
};
/** Texts, status and count of the lines, after the server has stopped and has written what it counted. */
const stopped = async (texts: readonly string[]): Promise<(string | number | undefined)[][]> => {
  await server.stop();
  return lines
    .filter(({ msg }) => texts.includes(msg))
    .map(({ msg, status, outcome, count }) => [msg, status ?? outcome, count]);
};

it('refused requests of one network and status are one line, then one a minute with their number', async () => {
  await open();
  const client = server.newClient();
  await times(40, () => client.request('/pictures/now/items/x.webp', { headers: from('203.0.113.7') }));
  await times(30, () => client.request('/api/x', { headers: from('203.0.113.7') }));
  await times(20, () => client.send('stop', undefined, from('203.0.113.7')));
  await times(10, () => client.request('/api/x', { headers: from('203.0.113.8') }));
  await times(20, () => client.send('is-authenticated', {}, from('203.0.113.9')));
  expect(await stopped(['answered', 'too many calls'])).toEqual([
    ['answered', 404, undefined],
    ['answered', 401, undefined],
    ['answered', 404, undefined],
    ['too many calls', 429, undefined],
    ['answered', 404, 69],
    ['answered', 401, 19],
    ['answered', 404, 9],
    ['too many calls', 429, expect.any(Number)],
  ]);
});

it('a failing health check is one error line a minute', async () => {
  await open();
  const { storage } = server.running;
  await storage.close();
  const client = server.newClient();
  await times(20, async () => expect((await client.request('/readyz')).status).toBe(503));
  const errors = lines.filter(({ msg, status }) => msg === 'answered' && status === 503);
  expect(errors).toHaveLength(1);
});

const endOthers = (client: TestClient): Promise<unknown> => client.send('end-other-sessions');

it('security lines of one registered account, call and outcome are folded', async () => {
  await open();
  const [ann, bea] = [server.newClient(), server.newClient()];
  await ann.registerEmail('ann@example.org');
  await bea.registerEmail('bea@example.org');
  await times(30, () => endOthers(ann));
  await times(3, () => endOthers(bea));
  const guess = { email: 'ann@example.org', password: 'wrong-password', rememberMe: false };
  await times(5, () => server.newClient().send('login', guess, from('203.0.113.7')));
  const all = await stopped(['security']);
  expect(all).toEqual([
    // The registrations of both came from one network, without a login.
    ['security', 'done', undefined],
    ['security', 'done', undefined],
    ['security', 'done', undefined],
    ['security', 'account/invalid-login', undefined],
    ['security', 'done', undefined],
    ['security', 'done', 29],
    ['security', 'done', 2],
    ['security', 'account/invalid-login', 4],
  ]);
  const accounts = lines.filter(({ call }) => call === 'end-other-sessions').map(({ account }) => account);
  expect(accounts).toEqual([1, 2, 1, 2]);
});

/** Registers guests from one network. Each of them makes two further calls that have a `security` line. */
const actAsGuests = async (count: number): Promise<void> => {
  await open();
  for (let index = 0; index < count; index++) {
    const guest = server.newClient();
    await guest.registerGuest();
    await endOthers(guest);
    await endOthers(guest);
  }
};

it('security lines of all guests of one network are one, then one a minute with the number of each', async () => {
  await actAsGuests(3);
  await server.stop();
  const [first, later, ...others] = lines.filter(({ msg }) => msg === 'security');
  expect(first).toMatchObject({ call: 'register', outcome: 'done', account: 1 });
  expect(later).toMatchObject({ count: 8 });
  expect(later?.outcomes).toEqual({
    'register done account 2': 1,
    'register done account 3': 1,
    'end-other-sessions done guest 1': 2,
    'end-other-sessions done guest 2': 2,
    'end-other-sessions done guest 3': 2,
  });
  expect(others).toEqual([]);
});

it('the security line of many guests counts their calls together, and names the accounts that they log in to', async () => {
  await actAsGuests(20);
  const password = await server.newClient().registerEmail('ann@example.org');
  const thief = server.newClient();
  await thief.send('login', { email: 'ann@example.org', password, rememberMe: false });
  await server.stop();
  const [, later, ...others] = lines.filter(({ msg }) => msg === 'security');
  expect(later).toMatchObject({ count: 19 + 40 + 2 });
  const { outcomes = {} } = later ?? {};
  expect(outcomes['end-other-sessions done guests']).toBe(40);
  expect(outcomes['login done account 21']).toBe(1);
  expect(Object.keys(outcomes)).toHaveLength(19 + 1 + 1 + 1);
  expect(others).toEqual([]);
});

it('a network without a login has one security line a minute, with the number of each outcome', async () => {
  await open();
  const guess = { email: 'ann@example.org', password: 'wrong-password', rememberMe: false };
  const letter = 'ann@example.org';
  const code = { userId: 999, token: 'x'.repeat(43), newPassword: 'long-enough-password' };
  await times(3, async () => {
    const stranger = server.newClient();
    await stranger.send('login', guess, from('203.0.113.7'));
    await stranger.send('request-password-reset', letter, from('203.0.113.7'));
    await stranger.send('reset-password', code, from('203.0.113.7'));
  });
  await server.stop();
  const [first, later, ...others] = lines.filter(({ msg }) => msg === 'security');
  expect(first).toMatchObject({ call: 'login', outcome: 'account/invalid-login', account: null });
  expect(later).toMatchObject({ count: 8 });
  expect(later?.outcomes).toMatchObject({ 'login account/invalid-login': 2 });
  expect(Object.values(later?.outcomes ?? {}).reduce((sum, count) => sum + count)).toBe(8);
  expect(others).toEqual([]);
});

it('registrations and logins of one network are one security line, then one a minute with the number of each', async () => {
  await open();
  const password = 'long-enough-password';
  const numbers = [1, 2, 3, 4];
  for (const number of numbers) {
    const account = { username: `ann${number}@example.org`, password, isPersistent: false, isGuest: false };
    const registered = await server
      .newClient()
      .send('register', { ...account, validationRequested: false }, from('203.0.113.7'));
    expect(registered.status).toBe(204);
  }
  for (const number of numbers) {
    const login = { email: `ann${number}@example.org`, password, rememberMe: false };
    expect((await server.newClient().send('login', login, from('203.0.113.7'))).status).toBe(200);
  }
  await server.stop();
  const [first, later, ...others] = lines.filter(({ msg }) => msg === 'security');
  expect(first).toMatchObject({ call: 'register', outcome: 'done', account: 1 });
  expect(later).toMatchObject({ count: 7 });
  const registrations = numbers.slice(1).map((account) => [`register done account ${account}`, 1]);
  const logins = numbers.map((account) => [`login done account ${account}`, 1]);
  expect(later?.outcomes).toEqual(Object.fromEntries([...registrations, ...logins]));
  expect(others).toEqual([]);
});

it('the level debug has a line for each answer', async () => {
  await open('debug');
  const client = server.newClient();
  await times(5, () => client.request('/api/x'));
  expect(await stopped(['answered'])).toEqual(Array.from({ length: 5 }, () => ['answered', 404, undefined]));
});
