import { createAdapter } from '@socket.io/postgres-adapter';
import type { FastifyBaseLogger } from 'fastify';
import { HEARTBEAT, type Heartbeat } from '../lib/heartbeat.ts';
import { batchNotifications } from '../storage/database/batched-notifications.ts';
import { notificationPool } from '../storage/database/notification-pool.ts';
import type { Adapter } from './adapter.ts';
import { MessageWatch } from './message-watch.ts';

/**
 * Bytes. PostgreSQL accepts notifications of fewer than 8,000 bytes; the adapter stores longer ones in a
 * table. The default of `@socket.io/postgres-adapter` 0.5.0 is one byte too long; checked 2026-11-23
 * (docs/upstream.md).
 */
const LONGEST_NOTIFICATION = 7_900;

/** Sends messages between nodes by `NOTIFY` of their common PostgreSQL database. */
export function openPostgresAdapter(
  url: string,
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>,
  heartbeat: Heartbeat = HEARTBEAT,
): Adapter {
  const watch = new MessageWatch(log);
  const pool = notificationPool(url, {
    heartbeat,
    lost: (error) => watch.lose(error),
    works: () => watch.regain(),
  });
  const create = createAdapter(batchNotifications(pool), {
    payloadThreshold: LONGEST_NOTIFICATION,
    errorHandler: (error) => log.warn({ err: error }, 'a message between nodes was lost'),
  });
  return { create, lateSeconds: () => watch.lateSeconds, close: () => pool.end() };
}
