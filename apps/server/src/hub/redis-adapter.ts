import { createAdapter } from '@socket.io/redis-adapter';
import type { FastifyBaseLogger } from 'fastify';
import { Redis } from 'ioredis';
import type { Adapter } from './adapter.ts';

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
export function openRedisAdapter(url: string, log: Pick<FastifyBaseLogger, 'warn' | 'info'>): Adapter {
  const options = {
    retryStrategy: (attempt: number) => Math.min(attempt * RETRY_EVERY, RETRY_AT_MOST),
    maxRetriesPerRequest: ATTEMPTS,
  };
  const publishing = new QuietRedis(url, { ...options, enableOfflineQueue: false });
  // The adapter subscribes only once, so its calls on this connection wait until Redis is available.
  const listening = new QuietRedis(url, { ...options, maxRetriesPerRequest: null });
  let isAway = false;
  for (const connection of [publishing, listening]) {
    connection.on('error', (error: Error) => {
      if (!isAway) log.warn({ err: error }, 'Redis is away: messages between nodes wait for the database');
      isAway = true;
    });
    connection.on('ready', () => {
      if (isAway) log.info('Redis is back');
      isAway = false;
    });
  }
  return {
    create: createAdapter(publishing, listening),
    close() {
      publishing.disconnect();
      listening.disconnect();
      return Promise.resolve();
    },
  };
}
