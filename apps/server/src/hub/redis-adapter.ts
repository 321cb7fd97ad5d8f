import { createAdapter } from '@socket.io/redis-adapter';
import type { FastifyBaseLogger } from 'fastify';
import { Redis } from 'ioredis';
import type { Adapter } from './adapter.ts';

/** A message that cannot be sent within so many attempts is dropped: the database has what it told of. */
const ATTEMPTS = 1;

/** ms between attempts to reach it, and at most. */
const RETRY_EVERY = 200;
const RETRY_AT_MOST = 2_000;

/**
 * A connection whose failed calls are not unhandled rejections: socket.io's adapter catches none of them, and
 * Node would end the process over each.
 *
 * Works around `@socket.io/redis-adapter` 8.3.0; checked 2026-11-23. It can go when the adapter catches them
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
 * Messages between nodes by Redis, which keeps nothing: while it is away, nodes learn of each other's
 * commands from the database.
 */
export function openRedisAdapter(url: string, log: Pick<FastifyBaseLogger, 'warn' | 'info'>): Adapter {
  const options = {
    retryStrategy: (attempt: number) => Math.min(attempt * RETRY_EVERY, RETRY_AT_MOST),
    maxRetriesPerRequest: ATTEMPTS,
  };
  const publishing = new QuietRedis(url, { ...options, enableOfflineQueue: false });
  // What it listens to is asked for once, and must wait until it is there.
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
