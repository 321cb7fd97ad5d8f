import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { existsSync, readFileSync } from 'node:fs';
import { type ClientRequest, get } from 'node:http';
import { connect, type Socket } from 'node:net';
import { API_BASE, addresses } from '@slumberfell/protocol';
import { afterEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { Watcher } from '../../testing/watcher.ts';
import { connectionsFor, fileLimit } from './file-limit.ts';

const MOST_KEPT = '/proc/sys/net/core/somaxconn';
/** How many connections Linux keeps at most for a server until it accepts them. */
const KEPT = existsSync(MOST_KEPT) ? Number(readFileSync(MOST_KEPT, 'utf8')) : 0;

/** How many connections servers of this machine have been too slow for. */
const overflows = (): number => {
  const [names = '', values = ''] = readFileSync('/proc/net/netstat', 'utf8').split('\n');
  return Number(values.split(' ')[names.split(' ').indexOf('ListenOverflows')]);
};

const ASK = 'GET /livez HTTP/1.1\r\nHost: game\r\n\r\n';

let server: TestServer;
let sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  sockets = [];
  await server.close();
});

/**
 * Starts a server that trusts only 127.0.0.1 as a proxy. Other loopback addresses act as unrelated clients.
 */
const open = async (
  inAll: number,
  perAddress: number,
  further: Record<string, string> = {},
): Promise<void> => {
  server = await startTestServer({
    settings: {
      MAX_CONNECTIONS: String(inAll),
      MAX_CONNECTIONS_PER_ADDRESS: String(perAddress),
      TRUSTED_PROXIES: '127.0.0.1',
      ...further,
    },
  });
};

/**
 * Waits for an event. Unlike Node's `once` it does not reject at an error: a `close` event follows each
 * error.
 */
const received = (socket: Socket, event: 'connect' | 'data' | 'close'): Promise<void> =>
  new Promise((resolve) => socket.once(event, () => resolve()));

const connectFrom = async (localAddress: string): Promise<Socket> => {
  const socket = connect({ port: server.port, host: '127.0.0.1', localAddress });
  sockets.push(socket);
  socket.on('error', () => undefined);
  socket.resume();
  await Promise.race([received(socket, 'connect'), received(socket, 'close')]);
  return socket;
};

/**
 * Opens a connection, sends a request on it and waits for the answer, after which the connection is idle.
 * Also resolves if the server closes the connection.
 */
const idleFrom = async (address: string): Promise<Socket> => {
  const socket = await connectFrom(address);
  if (socket.closed) return socket;
  socket.write(ASK);
  await Promise.race([received(socket, 'data'), received(socket, 'close')]);
  return socket;
};

const several = async (count: number, make: () => Promise<Socket>): Promise<Socket[]> => {
  const made: Socket[] = [];
  for (let index = 0; index < count; index++) made.push(await make());
  return made;
};
const closedAmong = (made: readonly Socket[]): number => made.filter((socket) => socket.closed).length;

/**
 * Sends a request on a new connection.
 * @returns the status of the answer.
 */
const statusFrom = (localAddress: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const request: ClientRequest = get(
      { port: server.port, host: '127.0.0.1', path: '/livez', localAddress, agent: false },
      (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      },
    );
    request.on('error', reject);
  });

describe('connections', () => {
  it('of one address are limited, those of others and of a proxy are not', async () => {
    await open(100, 5);
    const made = await several(8, () => idleFrom('127.0.0.2'));
    await expect.poll(() => closedAmong(made)).toBe(3);
    expect(await statusFrom('127.0.0.3')).toBe(200);
    const proxied = await several(8, () => idleFrom('127.0.0.1'));
    expect(closedAmong(proxied)).toBe(0);
    // The limit is for open connections: after one is closed, the address may open another one.
    made[0]?.destroy();
    await expect.poll(() => statusFrom('127.0.0.2').catch(() => 0)).toBe(200);
  });

  it('that one address opens too often are reset, those of others and of a proxy are not', async () => {
    await open(100, 50, { NEW_CONNECTIONS_PER_SECOND: '1', NEW_CONNECTIONS_AT_ONCE: '5' });
    const began = performance.now();
    const made: Socket[] = [];
    for (let index = 0; index < 20; index++) {
      const socket = await idleFrom('127.0.0.2');
      made.push(socket);
      socket.destroy();
    }
    const allowed = 5 + Math.ceil((performance.now() - began) / 1_000);
    const answered = made.filter((socket) => socket.bytesRead > 0).length;
    expect(answered).toBeGreaterThanOrEqual(5);
    expect(answered).toBeLessThanOrEqual(allowed);
    expect(await statusFrom('127.0.0.3')).toBe(200);
    const proxied = await several(20, () => idleFrom('127.0.0.1'));
    expect(closedAmong(proxied)).toBe(0);
    // One second later the rate allows one more connection.
    await expect
      .poll(() => statusFrom('127.0.0.2').catch(() => 0), { timeout: 5_000, interval: 100 })
      .toBe(200);
  });

  it('in all are limited: the one that is idle for the longest is closed for a new player', async () => {
    await open(20, 100);
    const player = server.newClient();
    await player.play('Ann');
    const url = `http://127.0.0.1:${server.port}`;
    const watcher = await Watcher.connect(url, { cookie: player.cookie ?? '', origin: url });
    const made = await several(40, () => idleFrom('127.0.0.2'));
    await expect.poll(() => closedAmong(made)).toBeGreaterThanOrEqual(20);
    expect(made.at(-1)?.closed).toBe(false);
    const statuses = await Promise.all(Array.from({ length: 10 }, () => statusFrom('127.0.0.3')));
    expect(statuses).toEqual(statuses.map(() => 200));
    expect(made.findLastIndex((socket) => socket.closed)).toBe(closedAmong(made) - 1);
    // Sockets of the hub stay connected.
    expect(watcher.socket.connected).toBe(true);
    watcher.socket.close();
  });

  it('that send nothing are closed too', async () => {
    await open(20, 100);
    const made = await several(40, () => connectFrom('127.0.0.2'));
    await expect.poll(() => closedAmong(made)).toBeGreaterThanOrEqual(20);
    expect(await statusFrom('127.0.0.3')).toBe(200);
  });

  it('that flood requests before they are answered are closed, and other connections are answered', async () => {
    await open(100, 100);
    const socket = await connectFrom('127.0.0.2');
    let answers = '';
    socket.on('data', (chunk: Buffer) => {
      answers += chunk.toString('latin1');
    });
    let begun = 0;
    const count = (): number => begun++;
    subscribe('http.server.request.start', count);
    const block = ASK.repeat(1_000);
    const pour = (): void => {
      while (!socket.destroyed && socket.write(block));
    };
    socket.on('drain', pour);
    const closed = received(socket, 'close');
    pour();
    expect(await statusFrom('127.0.0.3')).toBe(200);
    await closed;
    unsubscribe('http.server.request.start', count);
    expect(begun).toBeLessThan(100);
    expect(answers.split('HTTP/1.1 200').length - 1).toBeLessThanOrEqual(16);
  });

  it('that flood requests are closed, even if each request is refused at once', async () => {
    await open(100, 100, { COSTLY_CALLS_PER_SECOND: '1', COSTLY_CALLS_AT_ONCE: '1' });
    const socket = await connectFrom('127.0.0.2');
    const body = JSON.stringify({ username: 'a', password: 'b', isPersistent: false });
    const login =
      `POST ${API_BASE}${addresses.login.path} HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\n` +
      `content-length: ${body.length}\r\n\r\n${body}`;
    let begun = 0;
    const count = (): number => begun++;
    subscribe('http.server.request.start', count);
    const closed = received(socket, 'close');
    socket.write(login.repeat(300));
    await closed;
    unsubscribe('http.server.request.start', count);
    expect(begun).toBeLessThanOrEqual(17);
  });

  it('that send some requests ahead get their answers, which state the limit of requests', async () => {
    await open(100, 100);
    const socket = await connectFrom('127.0.0.2');
    let answers = '';
    socket.on('data', (chunk: Buffer) => {
      answers += chunk.toString('latin1');
    });
    socket.write(ASK.repeat(10));
    await expect.poll(() => answers.split('HTTP/1.1 200').length - 1).toBe(10);
    expect(answers).toMatch(/^keep-alive: timeout=\d+, max=1000\r$/im);
  });
});

describe('the limit of files', () => {
  it('is that of this process, and leaves room for other files', () => {
    const files = fileLimit();
    expect(files === null || files > 0).toBe(true);
    expect(fileLimit('/no/such/file')).toBeNull();
    expect([null, 2, 1_024, 20_000, 1_048_576].map(connectionsFor)).toEqual([3_072, 1, 768, 15_000, 15_000]);
  });
});

describe('connections that come at once', () => {
  const MANY = 1_500;

  it.runIf(KEPT > MANY)('are kept while the server is busy', async () => {
    await open(2 * MANY, 2 * MANY);
    const before = overflows();
    // All are begun in one turn of the event loop, in which the server accepts none.
    for (let index = 0; index < MANY; index++) {
      const socket = connect({ port: server.port, host: '127.0.0.1' });
      socket.on('error', () => undefined);
      sockets.push(socket);
    }
    await Promise.all(sockets.map((socket) => received(socket, 'connect')));
    expect(overflows() - before).toBe(0);
  });
});
