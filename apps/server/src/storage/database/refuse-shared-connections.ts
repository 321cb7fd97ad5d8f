import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { postgresPlaceName } from './postgres-address.ts';
import { StorageUnavailable } from './unavailable.ts';

/** ms within which an idle connection usually has a notification that was sent to it. */
const ARRIVAL = 1_000;

/** The SQLSTATE of a standby, on which no connection can listen. */
const STANDBY = '25006';

/**
 * Refuses a pooler that gives a connection of PostgreSQL to another client after each transaction. Time
 * limits, prepared statements and LISTEN belong to one connection of PostgreSQL, so calls would fail by
 * chance, and messages between nodes would be lost.
 *
 * One connection listens and the other one notifies it. A connection of its own has the notification before
 * it answers the next statement; through such a pooler it is idle, so nothing reaches it.
 * @param pool with room for two connections.
 * @throws StorageUnavailable with a sentence for the host.
 */
export async function refuseSharedConnections(pool: pg.Pool, url: string): Promise<void> {
  const [listening, sending] = await twoOf(pool);
  const channel = `slumberfell_check_${randomBytes(8).toString('hex')}`;
  let arrived = () => {};
  let hasArrived = false;
  const arrival = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  const note = (message: pg.Notification): void => {
    hasArrived ||= message.channel === channel;
    if (hasArrived) arrived();
  };
  listening.on('notification', note);
  try {
    await listening.query(`listen ${channel}`);
    await sending.query(`notify ${channel}`);
    const late = new AbortController();
    await Promise.race([arrival, wait(ARRIVAL, undefined, { signal: late.signal })]);
    late.abort();
    if (!hasArrived) await listening.query('select 1');
    if (!hasArrived) throw sharedConnections(url);
    await listening.query(`unlisten ${channel}`);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === STANDBY)) throw error;
  } finally {
    listening.off('notification', note);
    listening.release();
    sending.release();
  }
}

/**
 * Two connections at once. When one of them fails, the other one is released: the pool could not end
 * otherwise.
 */
async function twoOf(pool: pg.Pool): Promise<readonly [pg.PoolClient, pg.PoolClient]> {
  const [first, second] = await Promise.allSettled([pool.connect(), pool.connect()]);
  if (first.status === 'fulfilled' && second.status === 'fulfilled') return [first.value, second.value];
  for (const each of [first, second]) if (each.status === 'fulfilled') each.value.release();
  throw first.status === 'rejected' ? first.reason : (second as PromiseRejectedResult).reason;
}

const sharedConnections = (url: string): StorageUnavailable =>
  new StorageUnavailable(
    `A connection pooler at ${postgresPlaceName(url)} shares connections between transactions, and the game needs ` +
      'its own: let the pooler pool by session (pool_mode=session of pgbouncer), or name PostgreSQL itself in DATABASE_URL.',
  );
