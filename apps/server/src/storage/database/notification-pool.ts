import pg from 'pg';
import { poolConfig } from './session-settings.ts';

/** One connection listens. The other one sends, so that notifications leave in the order of the calls. */
const CONNECTIONS = 2;

/** ms within which PostgreSQL must accept a connection. */
const CONNECT = 2_000;
/** ms within which PostgreSQL must execute a notification. */
const STATEMENT = 5_000;

/**
 * Notifications do not wait for a sync to disk. With the wait each notification would need a sync of its own,
 * one after the other, and a few hundred commands a second would be announced too late.
 */
const UNSYNCED = { synchronous_commit: 'off' };

const NEVER = new Promise<never>(() => undefined);

/**
 * A pool that releases its listening connection when the connection breaks, or when the pool ends. Without
 * it, socket.io's adapter would take another connection and never release the broken one. The adapter also
 * never releases a connection on which LISTEN has not begun. pg's pool would count each such connection as
 * taken, and `end` would never finish.
 *
 * Works around `@socket.io/postgres-adapter` 0.5.0; checked 2026-11-23. It can go when the adapter releases
 * such connections and no longer tries to connect after it was closed (docs/upstream.md).
 */
class ListeningPool extends pg.Pool {
  readonly #taken = new Set<pg.PoolClient>();

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Parameters<pg.Pool['connect']>[0]): void;
  override connect(callback?: Parameters<pg.Pool['connect']>[0]): Promise<pg.PoolClient> | undefined {
    if (callback !== undefined) {
      super.connect(callback);
      return undefined;
    }
    // A rejection would make the adapter retry for ever, although the pool has ended.
    return this.ending ? NEVER : this.#take();
  }

  async #take(): Promise<pg.PoolClient> {
    const client = await super.connect();
    if (this.ending) {
      client.release(true);
      return await NEVER;
    }
    this.#taken.add(client);
    client.once('end', () => this.#giveBack(client));
    return client;
  }

  /** Called when the pool has taken back a connection, so that it is not released a second time. */
  given(client: pg.PoolClient): void {
    this.#taken.delete(client);
  }

  #giveBack(client: pg.PoolClient): void {
    if (this.#taken.delete(client)) client.release(true);
  }

  override end(): Promise<void>;
  override end(callback: () => void): void;
  override end(callback?: () => void): Promise<void> | undefined {
    for (const client of [...this.#taken]) this.#giveBack(client);
    const ended = super.end();
    if (callback === undefined) return ended;
    void ended.then(callback);
    return undefined;
  }
}

/** A small pool for notifications alone, so that they do not wait behind players' queries. */
export function notificationPool(url: string): pg.Pool {
  const options = {
    application_name: 'slumberfell live',
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT,
    query_timeout: STATEMENT,
    keepAlive: true,
  };
  const pool = new ListeningPool(poolConfig(url, options, { statement_timeout: STATEMENT, ...UNSYNCED }));
  // The pool drops a broken connection and opens another one. Without a listener Node would end the process.
  pool.on('error', () => {});
  pool.on('release', (_error, client) => pool.given(client));
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}
