import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { MAX_PIECES } from '@slumberfell/engine';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CommittedCommand, Loaded } from '../characters/characters.ts';
import { DEFAULT_TRUSTED_PROXIES, TrustedProxies } from '../http/addresses/trusted-proxies.ts';
import { SOCKETS_PER_CHARACTER } from '../http/limits/hub-limits.ts';
import { FoldedLines } from '../observe/folded-lines.ts';
import { contentWith, HubTestServer, type Player } from '../testing/hub-test-server.ts';
import { framesOf, RawHubClient, type RawHubOptions } from '../testing/raw-hub-client.ts';
import { createHub, type HubDependencies } from './hub.ts';

/** Timeout in ms, long enough for a busy machine. */
const WAIT = { timeout: 10_000 };

/** Packets of engine.io and socket.io, or the first characters of packets. */
const CONNECT = '40';
const CONNECTED = '40{';
const CONNECT_REFUSED = '44';
const PONG = '3';

const HERB = { name: 'begin-crafting', input: { itemId: 1010, amount: 100 } } as const;

const ESSENCE = 6611;
/**
 * One piece of each kind that gives this essence, so that the command to disenchant them has a long frame. A
 * command may name at most `MAX_PIECES` kinds.
 */
const PIECES = contentWith()
  .sets.items.filter(({ disenchantsInto }) => disenchantsInto === ESSENCE)
  .slice(0, MAX_PIECES)
  .map(({ id }) => ({ itemId: id, amount: 1 }));
const DISENCHANT_ALL = { itemId: ESSENCE, items: PIECES };
/** Limit of the bytes that the test sends: more than the operating system buffers for one client. */
const MOST_SENT = 32_000_000;

let server: HubTestServer;
let player: Player;
const opened: RawHubClient[] = [];

beforeAll(async () => {
  server = await HubTestServer.start({ inventory: PIECES });
});
afterAll(() => server.close());
beforeEach(async () => {
  player = await server.player();
});
afterEach(async () => {
  for (const { socket } of opened.splice(0)) socket.destroy();
  await vi.waitFor(() => expect(server.hub.sockets()).toBe(0), WAIT);
});

async function open(headers: Readonly<Record<string, string>>, options: RawHubOptions = {}) {
  const client = await RawHubClient.open(server.url, {
    ...options,
    headers: { origin: server.url, ...headers },
  });
  opened.push(client);
  return client;
}

/** Opens a second hub on the same game, with the given dependencies changed. */
async function openHub(changes: Partial<HubDependencies>) {
  const { game, logins, loginCookies, decisions, news, clock } = server;
  const proxies = new TrustedProxies(DEFAULT_TRUSTED_PROXIES);
  const folded = new FoldedLines();
  const alone = { nodes: null, publicUrl: null, proxies, folded, log: pino({ level: 'silent' }) };
  const http = createServer();
  const hub = createHub(http, {
    game,
    logins,
    loginCookies,
    decisions,
    news,
    announcesChapters: true,
    clock,
    ...alone,
    ...changes,
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  const close = async (): Promise<void> => {
    await hub.close();
    http.close();
  };
  return { hub, url, close };
}

/** Opens a connection of the player that the hub accepts. */
async function join(of: Player = player): Promise<RawHubClient> {
  const client = await open({ cookie: of.cookie });
  client.send(CONNECT);
  await vi.waitFor(() => expect(client.received).toContain(CONNECTED), { timeout: 10_000 });
  return client;
}

/** Status and error code of a refused handshake. Resolves when the server has closed the connection. */
async function refusal(
  headers: Readonly<Record<string, string>>,
  options: RawHubOptions = {},
): Promise<[status: number, code: string]> {
  const client = await open(headers, options);
  if (client.status === 101) return [101, ''];
  await client.closed;
  return [client.status, (JSON.parse(client.received) as { code: string }).code];
}

/**
 * The texts that refuse a CONNECT. Compares the start of each text: `44` may also occur in a random session
 * id of engine.io.
 */
const refusalsIn = ({ texts }: RawHubClient): string[] =>
  texts.filter((text) => text.startsWith(CONNECT_REFUSED));

describe('a refused handshake is answered before it becomes a websocket', () => {
  it('with 403 from the page of another site, with any cookie', async () => {
    const origin = 'http://evil.example';
    expect(await refusal({ origin })).toEqual([403, 'request/origin']);
    expect(await refusal({ origin, cookie: player.cookie })).toEqual([403, 'request/origin']);
  });

  it('with 401 without a login, or with an unknown one', async () => {
    const forged = player.cookie.replace(/=.*/, `=${'A'.repeat(43)}`);
    expect(await refusal({})).toEqual([401, 'request/not-authenticated']);
    expect(await refusal({ cookie: forged })).toEqual([401, 'request/not-authenticated']);
  });

  it('with 400 without a character, and for other parameters than a page sends', async () => {
    const { cookie } = await server.account();
    expect(await refusal({ cookie })).toEqual([400, 'character/none']);
    for (const query of [
      'EIO=3&transport=websocket',
      'EIO=4&transport=polling',
      'transport=websocket',
      'EIO=4',
    ]) {
      expect(await refusal({ cookie: player.cookie }, { query })).toEqual([400, 'request/invalid']);
    }
  });

  it('with 400 if it names the connection of another client', async () => {
    const client = await join();
    const sid = /"sid":"([^"]+)"/.exec(client.received)?.[1] ?? '';
    const query = `EIO=4&transport=websocket&sid=${sid}`;
    expect(await refusal({ cookie: player.cookie }, { query })).toEqual([400, 'request/invalid']);
  });

  it('and failed look-ups of logins are one line of the log, then one a minute with their number', async () => {
    const lines: unknown[] = [];
    const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) });
    const folded = new FoldedLines();
    const authenticate = () => Promise.reject(new Error('no answer'));
    const own = await openHub({ loginCookies: { authenticate }, folded, log });
    const headers = { origin: own.url, cookie: player.cookie };
    for (let count = 0; count < 5; count++)
      expect((await RawHubClient.open(own.url, { headers })).status).toBe(500);
    folded.close();
    const line = { msg: 'a handshake failed', err: { message: 'no answer' } };
    expect(lines).toMatchObject([line, { ...line, count: 4 }]);
    expect(lines[0]).not.toHaveProperty('count');
    await own.close();
  });

  it('and the server survives clients that disconnect before the answer', async () => {
    await Promise.all(
      Array.from({ length: 50 }, async () => {
        const client = RawHubClient.open(server.url, { headers: { cookie: player.cookie } });
        const { socket } = await Promise.race([client, client]);
        socket.resetAndDestroy();
      }),
    );
    expect((await open({ cookie: player.cookie })).status).toBe(101);
  });
});

describe('floods', () => {
  it('300 CONNECTs without a session are not even read', async () => {
    const client = await open({}, { with: framesOf(CONNECT, 300) }).catch((error: unknown) => error);
    // The server closes the connection with unread data, so the operating system may discard the answer. Then
    // `open` rejects, and `client` is the error.
    if (client instanceof RawHubClient) {
      await client.closed;
      expect(client.status).toBe(401);
      expect(refusalsIn(client)).toEqual([]);
    } else expect(String(client)).toMatch(/ECONNRESET|without an answer/);
    expect(server.hub.sockets()).toBe(0);
  });

  it('a CONNECT that is refused closes its connection', async () => {
    for (let index = 0; index < SOCKETS_PER_CHARACTER; index++) await join();
    const eleventh = await open({ cookie: player.cookie });
    eleventh.send(CONNECT);
    await eleventh.closed;
    expect(refusalsIn(eleventh)).toEqual([expect.stringContaining('request/too-many')]);
  });

  it('a connection that sends a second CONNECT, or one to another namespace, is closed', async () => {
    const clients = await Promise.all([open({ cookie: player.cookie }), open({ cookie: player.cookie })]);
    clients[0].send(CONNECT, 100);
    clients[1].send('40/admin,', 10);
    for (const client of clients) {
      await client.closed;
      expect(refusalsIn(client)).toEqual([]);
    }
  });

  it('connections of one character that never CONNECT leave room for others', async () => {
    const tries = Array.from({ length: 3 * SOCKETS_PER_CHARACTER }, () => open({ cookie: player.cookie }));
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 101)).toHaveLength(2 * SOCKETS_PER_CHARACTER);
    expect(statuses.filter((status) => status === 429)).toHaveLength(SOCKETS_PER_CHARACTER);
    await join(await server.player());
  });

  it('a flood of messages closes its connection before they are read', async () => {
    const client = await join();
    client.send(PONG, 9_000);
    await client.closed;
    await vi.waitFor(() => expect(server.hub.sockets()).toBe(0), { timeout: 10_000 });
  });

  it('a client that sends only heartbeats, some at once, stays connected', async () => {
    const client = await join();
    client.send(PONG, 50);
    await server.command(player, HERB);
    await vi.waitFor(() => expect(client.received).toContain('["frame"'), { timeout: 10_000 });
    expect(server.hub.sockets()).toBe(1);
  });

  it('a client that reads nothing is disconnected, and other sockets of its character are not', async () => {
    let show: (played: CommittedCommand) => void = () => undefined;
    const listening = vi.spyOn(server.game.characters, 'onCommand').mockImplementationOnce((listener) => {
      show = listener;
      return () => undefined;
    });
    const own = await openHub({});
    listening.mockRestore();
    const headers = { origin: own.url, cookie: player.cookie };
    const slow = await RawHubClient.open(own.url, { headers });
    slow.send(CONNECT);
    await vi.waitFor(() => expect(own.hub.sockets()).toBe(1), { timeout: 10_000 });
    slow.socket.pause();
    const reader = await RawHubClient.open(own.url, { headers });
    reader.send(CONNECT);
    await vi.waitFor(() => expect(own.hub.sockets()).toBe(2), { timeout: 10_000 });
    let received = 0;
    reader.socket.on('data', ({ length }) => {
      received += length;
    });

    const frame = await server.command(player, { name: 'begin-disenchanting', input: DISENCHANT_ALL });
    const loaded = (await server.game.characters.load(player.characterId)) as Loaded;
    const size = JSON.stringify(frame).length;
    let sent = 0;
    // Sends one frame repeatedly: executing the command as often would take minutes.
    while (own.hub.sockets() > 1 && sent < MOST_SENT) {
      for (let times = 0; times < 10; times++) show({ ...loaded, frame });
      sent += 10 * size;
      await vi.waitFor(() => expect(received).toBeGreaterThanOrEqual(sent), { interval: 1 });
    }
    expect(sent).toBeLessThan(MOST_SENT);
    expect(own.hub.sockets()).toBe(1);
    await own.close();
  });

  it('players can connect while handshakes of another network wait for the database', async () => {
    const { loginCookies } = server;
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const own = await openHub({
      loginCookies: {
        async authenticate(headers) {
          if (headers.cookie === player.cookie) return loginCookies.authenticate(headers);
          await held;
          return null;
        },
      },
    });
    const stranger = { 'x-forwarded-for': '203.0.113.7', cookie: 'anything' };
    const handshakes = Array.from({ length: 60 }, () => RawHubClient.open(own.url, { headers: stranger }));
    expect((await Promise.race(handshakes)).status).toBe(429);
    for (const address of ['127.0.0.1', '198.51.100.1']) {
      const headers = { 'x-forwarded-for': address, cookie: player.cookie };
      expect((await RawHubClient.open(own.url, { headers })).status).toBe(101);
    }
    release();
    const statuses = (await Promise.all(handshakes)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(50);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
    await own.close();
  });

  it('the connection of a client that does not close its side is destroyed', async () => {
    const client = await join();
    await server.endLogin(player);
    await client.closed;
  });
});
