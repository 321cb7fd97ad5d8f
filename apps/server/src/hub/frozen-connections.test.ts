import { Server } from 'socket.io';
import { afterEach, expect, inject, test, vi } from 'vitest';
import { createLog } from '../observe/log.ts';
import { startRedis } from '../testing/redis-server.ts';
import { type Relay, startRelay } from '../testing/relay.ts';
import type { Adapter } from './adapter.ts';
import { openPostgresAdapter } from './postgres-adapter.ts';
import { openRedisAdapter } from './redis-adapter.ts';

/** Shorter than in production, so that the test does not wait for seconds. */
const HEARTBEAT = { every: 100, within: 400 };

const patience = { timeout: 20_000, interval: 20 };

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

/** The lines of a log, without the instants. */
function keptLog() {
  const lines: { level: number; msg: string }[] = [];
  const log = createLog('info', { write: (line: string) => void lines.push(JSON.parse(line)) });
  return { log, said: () => lines.map(({ msg }) => msg), text: () => JSON.stringify(lines) };
}

function serverOn(adapter: Adapter): Server {
  const server = new Server();
  server.adapter(adapter.create);
  ends.push(
    () => adapter.close(),
    () => server.of('/').adapter.close(),
  );
  return server;
}

const TRANSPORTS = {
  PostgreSQL: { url: async () => inject('postgresUrl'), open: openPostgresAdapter },
  Redis: {
    async url() {
      const redis = await startRedis();
      ends.push(() => redis.stop());
      return redis.url;
    },
    open: openRedisAdapter,
  },
} as const;

test.each(Object.entries(TRANSPORTS))(
  'through %s, messages arrive again after a connection has died without a packet',
  async (_name, { url, open }) => {
    const direct = await url();
    const relay: Relay = await startRelay(direct);
    ends.push(() => relay.close());
    const relayed = new URL(direct);
    relayed.host = `127.0.0.1:${relay.port}`;
    const { log, said } = keptLog();
    const receiving = open(relayed.href, log, HEARTBEAT);
    const sender = serverOn(open(direct, keptLog().log, HEARTBEAT));
    let received = 0;
    serverOn(receiving).on('news', () => received++);
    const arrives = () =>
      vi.waitFor(() => {
        const before = received;
        sender.serverSideEmit('news');
        expect(before).toBeGreaterThan(0);
      }, patience);
    await arrives();
    expect(receiving.lateSeconds()).toBe(0);
    relay.freeze();
    await vi.waitFor(() => expect(receiving.lateSeconds()).toBeGreaterThan(0), patience);
    expect(said()).toEqual(['messages of other nodes are late']);
    await vi.waitFor(() => expect(receiving.lateSeconds()).toBe(0), patience);
    received = 0;
    await arrives();
    expect(said()).toEqual([
      'messages of other nodes are late',
      'messages of other nodes arrive at once again',
    ]);
  },
);

test('the log has no password of a Redis that refuses it', async () => {
  const redis = await startRedis();
  ends.push(() => redis.stop());
  const url = new URL(redis.url);
  url.password = 'Winter2026';
  url.username = 'slum';
  const { log, said, text } = keptLog();
  serverOn(openRedisAdapter(url.href, log, HEARTBEAT));
  await vi.waitFor(() => expect(said()).not.toEqual([]), patience);
  expect(text()).toContain('WRONGPASS');
  expect(text()).not.toContain('Winter');
});
