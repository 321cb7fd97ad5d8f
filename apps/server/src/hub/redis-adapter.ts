import { createAdapter } from '@socket.io/redis-adapter';
import type { FastifyBaseLogger } from 'fastify';
import { Redis } from 'ioredis';
import { HEARTBEAT, type Heartbeat } from '../lib/heartbeat.ts';
import type { Adapter } from './adapter.ts';
import { MessageWatch } from './message-watch.ts';

/** Attempts to send a message before it is dropped. The other nodes find the change in the database. */
const ATTEMPTS = 1;

/**
 * ms before the first attempt to connect again. The wait grows by `RETRY_EVERY` with each attempt, up to
 * `RETRY_AT_MOST`.
 */
const RETRY_EVERY = 200;
const RETRY_AT_MOST = 2_000;

/**
 * A connection whose failed calls cause no unhandled rejection. The socket.io adapter catches none of them,
 * and Node would end the process.
 *
 * Works around `@socket.io/redis-adapter` 8.3.0; checked 2026-11-23. Remove it when the adapter catches them
 * (docs/upstream.md).
 */
class QuietRedis extends Redis {
  override sendCommand(...call: Parameters<Redis['sendCommand']>): unknown {
    const answer = super.sendCommand(...call);
    if (answer instanceof Promise) answer.catch(() => undefined);
    return answer;
  }
}

/**
 * Sends messages between nodes by Redis, which does not store them. While Redis is unavailable, nodes find
 * each other's commands in the database.
 */
export function openRedisAdapter(
  url: string,
  log: Pick<FastifyBaseLogger, 'warn' | 'info'>,
  heartbeat: Heartbeat = HEARTBEAT,
): Adapter {
  const options = {
    retryStrategy: (attempt: number) => Math.min(attempt * RETRY_EVERY, RETRY_AT_MOST),
    maxRetriesPerRequest: ATTEMPTS,
  };
  const publishing = new QuietRedis(url, { ...options, enableOfflineQueue: false });
  // The adapter subscribes only once, so its calls on this connection wait until Redis is available.
  const listening = new QuietRedis(url, { ...options, maxRetriesPerRequest: null });
  const watch = new MessageWatch(log);
  const connections = [publishing, listening];
  const away = new Set<Redis>();
  /** Connections that are being closed because they did not answer. */
  const closing = new Set<Redis>();
  const lose = (connection: Redis, error: Error): void => {
    away.add(connection);
    watch.lose(error);
  };
  for (const connection of connections) {
    connection.on('error', (error: Error) => lose(connection, error));
    connection.on('close', () => closing.delete(connection));
    connection.on('ready', () => {
      away.delete(connection);
      if (away.size === 0) watch.regain();
    });
  }
  const beat = (connection: Redis): void => {
    if (connection.status !== 'ready' || closing.has(connection)) return;
    const unanswered = setTimeout(() => {
      lose(connection, new Error(`Redis has not answered for ${heartbeat.within} ms.`));
      closing.add(connection);
      connection.disconnect(true);
    }, heartbeat.within);
    connection.ping().then(
      () => clearTimeout(unanswered),
      () => clearTimeout(unanswered),
    );
  };
  const beats = setInterval(() => connections.forEach(beat), heartbeat.every).unref();
  return {
    create: createAdapter(publishing, listening),
    lateSeconds: () => watch.lateSeconds,
    close() {
      clearInterval(beats);
      publishing.disconnect();
      listening.disconnect();
      return Promise.resolve();
    },
  };
}
