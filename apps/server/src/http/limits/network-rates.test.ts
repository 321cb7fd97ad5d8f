import { errorAnswer, LEADERBOARD_TYPES, type LeaderboardType, type RouteName } from '@slumberfell/protocol';
import { afterEach, describe, expect, it } from 'vitest';
import { drawnDatabases } from '../../testing/drawn-databases.ts';
import type { Reply, TestClient } from '../../testing/test-client.ts';
import { TestClock } from '../../testing/test-clock.ts';
import { startTestServer, type TestServer, type TestServerOptions } from '../../testing/test-server.ts';

const NOON = 1_800_000_000_000;
const SECOND = 1_000;
const SCHOOL = { 'x-forwarded-for': '203.0.113.7' };
const ELSEWHERE = { 'x-forwarded-for': '203.0.113.8' };

const clock = new TestClock(NOON);
let server: TestServer;
const open = async (options: TestServerOptions = {}): Promise<void> => {
  clock.set(NOON);
  // The buckets of calls follow the clock of the test too.
  server = await startTestServer({ clock, monotonic: () => clock.now(), ...options });
};
afterEach(() => server.close());

/** Makes a call from the network of the school. */
const fromSchool = (client: TestClient, name: RouteName, input?: unknown): Promise<Reply> =>
  client.send(name, input, SCHOOL);

const registerGuest = async (client: TestClient, from: Record<string, string>): Promise<Reply> => {
  const { body } = await client.send('get-guest-credentials', {}, from);
  return await client.send('register', { ...(body as object), isPersistent: true, isGuest: true }, from);
};

/** Plays as a new guest with a character, from the network of the school. */
const arrive = async (name: string): Promise<TestClient> => {
  const client = server.newClient();
  expect((await registerGuest(client, SCHOOL)).status).toBe(204);
  const created = await fromSchool(client, 'create-character', { name, appearanceId: 1 });
  expect(created.status).toBe(200);
  return client;
};

/** The input of `get-table` for the first page of a board. */
const board = (leaderboardType: LeaderboardType) => ({ leaderboardType, page: '1' });

const threshold = (client: TestClient): Promise<Reply> => fromSchool(client, 'set-healing-threshold', 40);
const isRefused = ({ status }: Reply): boolean => status === 429;

describe('accounts of one network', () => {
  it('share its rate of commands, and a refusal says when to try again', async () => {
    await open({ settings: { NETWORK_COMMANDS_PER_SECOND: '2', NETWORK_COMMANDS_AT_ONCE: '30' } });
    const guests = await Promise.all(['Ann', 'Bea', 'Cid'].map(arrive));
    const replies = await Promise.all(
      guests.flatMap((guest) => Array.from({ length: 20 }, () => threshold(guest))),
    );
    const refused = replies.filter(isRefused);
    expect(replies.length - refused.length).toBe(30);
    for (const { headers, body } of refused) {
      expect(errorAnswer.parse(body).code).toBe('request/too-many');
      expect(errorAnswer.parse(body).retryAt).toBeGreaterThan(0);
      expect(headers.get('retry-after')).toBe('1');
      expect(headers.get('ratelimit-policy')).toBe('"commands";q=60;w=12, "network-commands";q=30;w=15');
    }
    // Another network is not affected, and neither is the guest who goes there.
    const [ann] = guests;
    expect((await ann?.send('set-healing-threshold', 40, ELSEWHERE))?.status).toBe(200);
    clock.forward(SECOND);
    expect((await Promise.all(guests.map(threshold))).filter(isRefused)).toHaveLength(1);
  });

  it('do not use up their own rates by calls that the network is refused', async () => {
    await open({ settings: { NETWORK_COMMANDS_PER_SECOND: '1', NETWORK_COMMANDS_AT_ONCE: '1' } });
    const ann = await arrive('Ann');
    await Promise.all(Array.from({ length: 80 }, () => threshold(ann)));
    const { headers } = await ann.send('set-healing-threshold', 40, ELSEWHERE);
    expect(headers.get('ratelimit')).toMatch(/^"commands";r=58;/);
  });

  it('share its rate of expensive calls and of all others, with and without a login', async () => {
    const rate = (name: string) => ({
      [`NETWORK_${name}_PER_SECOND`]: '1',
      [`NETWORK_${name}_AT_ONCE`]: '9',
    });
    await open({ settings: { ...rate('COSTLY_CALLS'), ...rate('OTHER_CALLS') } });
    const [ann, visitor] = [await arrive('Ann'), server.newClient()];
    for (const name of ['get-table', 'is-authenticated'] as const) {
      clock.forward(10 * SECOND);
      const input = name === 'get-table' ? board('Level') : {};
      for (let call = 0; call < 8; call++) await fromSchool(ann, name, input);
      const free = name === 'get-table' ? ('get-static-data' as const) : name;
      expect((await fromSchool(visitor, free)).status).not.toBe(429);
      expect((await fromSchool(visitor, free)).status).toBe(429);
      expect((await visitor.send(free, {}, ELSEWHERE)).status).not.toBe(429);
    }
  });
});

it('a guest may send fewer commands than a registered account', async () => {
  await open();
  const ann = await arrive('Ann');
  const policy = async () => (await threshold(ann)).headers.get('ratelimit-policy');
  expect(await policy()).toMatch(/^"commands";q=60;w=12, /);
  clock.forward(60 * SECOND);
  const all = await Promise.all(Array.from({ length: 61 }, () => threshold(ann)));
  expect(all.filter(isRefused)).toHaveLength(1);
  const replies: Reply[] = [];
  for (let second = 0; second < 3; second++) {
    clock.forward(SECOND);
    replies.push(...(await Promise.all(Array.from({ length: 9 }, () => threshold(ann)))));
  }
  expect(replies.filter((reply) => !isRefused(reply))).toHaveLength(15);
  await ann.registerEmail('ann@example.org');
  expect(await policy()).toMatch(/^"commands";q=100;w=5, /);
});

it('the 65,536 networks of one IPv6 prefix have sixteen times the rate of one of them', async () => {
  await open({ settings: { NETWORK_COMMANDS_PER_SECOND: '1', NETWORK_COMMANDS_AT_ONCE: '2' } });
  const ann = await arrive('Ann');
  const send = (network: number, prefix = '2001:db8:1') =>
    ann.send('set-healing-threshold', 40, { 'x-forwarded-for': `${prefix}:${network.toString(16)}::1` });
  const replies = await Promise.all(Array.from({ length: 40 }, (_, network) => send(network)));
  expect(replies.filter((reply) => !isRefused(reply))).toHaveLength(32);
  expect((await send(0, '2001:db8:2')).status).toBe(200);
});

describe.each(drawnDatabases(import.meta.url))('new guests, on $name', (database) => {
  it('of one network are twenty at once and then one every 15 s, also after a restart', async () => {
    await open({ database });
    const make = (from = SCHOOL) => registerGuest(server.newClient(), from);
    const first = await Promise.all(Array.from({ length: 25 }, () => make()));
    expect(first.filter(({ status }) => status === 204)).toHaveLength(20);
    await server.restart();
    const refused = await make();
    expect(refused).toMatchObject({
      status: 429,
      body: { code: 'request/too-many', retryAt: NOON + 15 * SECOND },
    });
    expect((await make(ELSEWHERE)).status).toBe(204);
    clock.forward(15 * SECOND - 1);
    expect((await make()).status).toBe(429);
    let made = 20;
    for (clock.forward(1); clock.now() < NOON + 120 * SECOND; clock.forward(15 * SECOND))
      if ((await make()).status === 204) made++;
    expect(made).toBe(27);
    clock.forward(60 * SECOND);
    const later = await Promise.all(Array.from({ length: 7 }, () => make()));
    expect(later.filter(({ status }) => status === 204)).toHaveLength(5);
  });

  it('of one IPv6 prefix are sixteen times as many as those of one of its networks', async () => {
    await open({ database, settings: { NEW_GUESTS_AT_ONCE: '1' } });
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, network) =>
        registerGuest(server.newClient(), { 'x-forwarded-for': `2001:db8:1:${network}::1` }),
      ),
    );
    expect(replies.filter(({ status }) => status === 204)).toHaveLength(16);
  });
});

/**
 * What a player of the page calls in turn, besides the boards. Forecasts are computed in the browser and call
 * nothing.
 */
const PLAYED: readonly (readonly [RouteName, unknown])[] = [
  ['begin-crafting', { itemId: 1_010, amount: 50 }],
  ['set-healing-threshold', 55],
  ['get-character-profile-data', { id: 1 }],
  ['stop', undefined],
  ['chronicle', {}],
  ['chronicle-days', { page: '1' }],
  // The page is loaded again.
  ['is-authenticated', {}],
  ['get-characters', {}],
  ['get-static-data', {}],
  ['get-layout-data', {}],
];

/** ms between two boards that one guest opens, and how many boards it opens for each other call. */
const TURN = 5 * SECOND;
const TURNS_PER_CALL = 2;

it('twenty guests behind one address play for ten minutes, with all boards, and no call is refused', async () => {
  await open();
  const names = Array.from({ length: 20 }, (_, index) => `Pupil ${'ABCDEFGHJKLMNOPQRSTUVWXYZ'[index]}`);
  const guests = await Promise.all(names.map(arrive));
  const answers = new Map<string, number>();
  const call = async (guest: TestClient, name: RouteName, input: unknown, detail = ''): Promise<void> => {
    const { status } = await fromSchool(guest, name, input);
    const answer = `${status} ${name} ${detail}`.trim();
    answers.set(answer, (answers.get(answer) ?? 0) + 1);
  };
  const play = async (guest: TestClient, turn: number): Promise<void> => {
    const type = LEADERBOARD_TYPES[turn % LEADERBOARD_TYPES.length] ?? 'Level';
    await call(guest, 'get-table', board(type), type);
    const [name, input] = PLAYED[(turn / TURNS_PER_CALL) % PLAYED.length] ?? ['status', {}];
    if (turn % TURNS_PER_CALL === 0) await call(guest, name, input);
  };
  for (let turn = 0; turn * TURN < 600 * SECOND; turn++) {
    clock.forward(TURN);
    await Promise.all(guests.map((guest, index) => play(guest, turn + index)));
  }
  // Every kind of call is answered, and only a guest who does nothing at its first turn is refused to stop.
  const isExpected = (answer: string) => answer.startsWith('200 ') || answer === '409 stop';
  expect([...answers.keys()].filter((answer) => !isExpected(answer))).toEqual([]);
  for (const type of LEADERBOARD_TYPES)
    expect(answers.get(`200 get-table ${type}`), type).toBeGreaterThan(60);
  for (const [name] of PLAYED.filter(([name]) => name !== 'stop'))
    expect(answers.get(`200 ${name}`), name).toBeGreaterThan(60);
  // All twenty use up their own commands at the same time.
  clock.forward(30 * SECOND);
  const atOnce = await Promise.all(
    guests.flatMap((guest) => Array.from({ length: 60 }, () => threshold(guest))),
  );
  expect(atOnce.filter(isRefused)).toHaveLength(0);
});
