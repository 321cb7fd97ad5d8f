import { type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { routes } from '@slumberfell/protocol';
import { afterEach, describe, expect, it } from 'vitest';
import { drawnDatabases } from '../../../testing/drawn-databases.ts';
import { longPlan } from '../../../testing/long-plan.ts';
import { storeCommands } from '../../../testing/store-commands.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { TestClock } from '../../../testing/test-clock.ts';
import { startTestServer, type TestServer, type TestServerOptions } from '../../../testing/test-server.ts';

const NOON = Date.UTC(2027, 0, 15, 12);
const PATH = '/api/account/export-data';

const clock = new TestClock(NOON);
let server: TestServer;
const open = async (options: TestServerOptions = {}): Promise<TestClient> => {
  clock.set(NOON);
  server = await startTestServer({ clock, ...options });
  const player = server.newClient();
  await player.play('Ann');
  return player;
};
afterEach(() => server.close());

/** Stores commands of the first character, one for each ms after noon. */
const store = (count: number, first: number, input: object): Promise<void> =>
  storeCommands(server.running.storage, { characterId: 1, count, first, at: NOON + first, input });

/** An export that is read by hand: nothing of its body is read before `finish`. */
async function slowExport(player: TestClient) {
  const headers = { cookie: player.cookie ?? '' };
  const call = request({ host: '127.0.0.1', port: server.port, path: PATH, headers, agent: false });
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    call.on('response', resolve).on('error', reject).end();
  });
  response.pause();
  return {
    leave: () => call.destroy(),
    finish: async () =>
      routes['export-data'].answer.parse(JSON.parse(Buffer.concat(await response.toArray()).toString())),
  };
}

describe.each(drawnDatabases(import.meta.url))('an export, on $name', (database) => {
  it('has the newest 10,000 commands, and says where they end', async () => {
    const player = await open({ database });
    const none = await player.call('export-data');
    const empty = { count: 0, newest: null, oldest: null, hasOlder: false };
    expect(none.characters[0]).toMatchObject({ commands: [], commandsListed: empty });
    await store(10_000, 1, longPlan(0));
    const all = await player.call('export-data');
    expect(all.characters[0]?.commands).toHaveLength(10_000);
    expect(all.characters[0]?.commandsListed).toEqual({
      count: 10_000,
      newest: NOON + 10_000,
      oldest: NOON + 1,
      hasOlder: false,
    });
    await store(150, 10_001, longPlan(1));
    const [character] = (await player.call('export-data')).characters;
    expect(character?.commandsListed).toEqual({
      count: 10_000,
      newest: NOON + 10_150,
      oldest: NOON + 151,
      hasOlder: true,
    });
    expect(character?.commands.map(({ at }) => at)).toEqual(
      Array.from({ length: 10_000 }, (_, index) => NOON + 10_150 - index),
    );
  });
});

it('an export has at most 20 MB of commands', async () => {
  const player = await open();
  await store(2_000, 1, longPlan(250));
  const [character] = (await player.call('export-data')).characters;
  const commands = character?.commands ?? [];
  const bytes = commands.reduce((sum, command) => sum + Buffer.byteLength(JSON.stringify(command)), 0);
  expect(bytes).toBeLessThanOrEqual(20_000_000);
  expect(bytes).toBeGreaterThan(19_900_000);
  expect(character?.commandsListed).toEqual({
    count: commands.length,
    newest: NOON + 2_000,
    oldest: NOON + 2_001 - commands.length,
    hasOlder: true,
  });
});

it.each(['br', 'gzip', 'identity'])(
  'an export is sent as it is made, with the encoding %s',
  async (encoding) => {
    const player = await open();
    await store(300, 1, longPlan(250));
    const reply = await player.send('export-data', undefined, { 'accept-encoding': encoding });
    expect(reply.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
    expect(reply.headers.get('content-length')).toBeNull();
    expect(routes['export-data'].answer.parse(reply.body).characters[0]?.commands).toHaveLength(300);
  },
);

describe('while an export runs, another', () => {
  /** Opens a server with two players. The export of the first runs until it is read. */
  const openTwo = async (options: TestServerOptions = {}) => {
    const player = await open(options);
    const other = server.newClient();
    await other.play('Bea');
    // More than the buffers of a connection hold.
    await store(2_000, 1, longPlan(250));
    return { running: await slowExport(player), other };
  };

  it('waits, and follows when the first is read', async () => {
    const { running, other } = await openTwo();
    const next = other.call('export-data');
    expect((await running.finish()).characters[0]?.commandsListed.hasOlder).toBe(true);
    expect((await next).characters).toHaveLength(1);
  });

  it('is refused after its time, which does not count, and follows when the client of the first leaves', async () => {
    const { running, other } = await openTwo({ exportWait: 100 });
    const refused = await other.send('export-data');
    expect(refused).toMatchObject({ status: 503, body: { code: 'busy', retryAt: expect.any(Number) } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(20);
    running.leave();
    await expect.poll(async () => (await other.send('export-data')).status).toBe(200);
    for (let count = 1; count < 10; count++) await other.call('export-data');
    expect(await other.send('export-data')).toMatchObject({ status: 429 });
  });

  it('follows at once when a client has asked for many on one connection, and has left', async () => {
    const { running, other } = await openTwo({ exportWait: 5_000 });
    const third = server.newClient();
    await third.play('Cleo');
    const ask = `GET ${PATH} HTTP/1.1\r\nhost: 127.0.0.1\r\ncookie: ${third.cookie}\r\n\r\n`;
    const socket = connect(server.port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(ask.repeat(3));
    // All three have arrived when the server answers a call that was made after them.
    await third.call('get-username');
    socket.resetAndDestroy();
    running.leave();
    expect(await other.send('export-data')).toMatchObject({ status: 200 });
  });
});

it('an export with a command that cannot be read is refused, or cut off after its head', async () => {
  const player = await open();
  await store(250, 1, longPlan(1));
  const spoil = (revision: number, input: string) =>
    server.running.storage.write((tx) =>
      tx.updateTable('command_log').set({ input }).where('revision', '=', revision).execute(),
    );
  await spoil(249, '3');
  expect(await player.send('export-data')).toMatchObject({
    status: 503,
    body: { code: 'storage/unreadable' },
  });
  await spoil(249, JSON.stringify(longPlan(1)));
  await spoil(5, '3');
  await expect(player.send('export-data')).rejects.toThrow();
  await spoil(5, JSON.stringify(longPlan(1)));
  expect((await player.call('export-data')).characters[0]?.commands).toHaveLength(250);
});
