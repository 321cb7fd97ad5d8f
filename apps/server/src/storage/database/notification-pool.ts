import pg from 'pg';
import { HEARTBEAT, type Heartbeat } from '../../lib/heartbeat.ts';
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

/** What a pool does with its listening connection, and says of it. */
interface Listening {
  readonly heartbeat: Heartbeat;
  /** Called when the connection is lost, or a new one cannot be made; again for each further attempt. */
  lost(error: Error): void;
  /** Called when the connection has answered. */
  works(): void;
}

const UNHEARD: Listening = { heartbeat: HEARTBEAT, lost: () => {}, works: () => {} };

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
  readonly #taken = new Map<pg.PoolClient, NodeJS.Timeout>();
  readonly #listening: Listening;

  constructor(config: pg.PoolConfig, listening: Listening) {
    super(config);
    this.#listening = listening;
  }

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
    const client = await super.connect().catch((error: Error) => {
      if (!this.ending) this.#listening.lost(error);
      throw error;
    });
    if (this.ending) {
      client.release(true);
      return await NEVER;
    }
    this.#beatLater(client);
    client.once('end', () => this.#giveBack(client));
    // The adapter listens as soon as it has the connection. Its LISTEN is done when the queue is empty.
    client.once('drain', () => void this.#beat(client));
    return client;
  }

  #beatLater(client: pg.PoolClient): void {
    clearTimeout(this.#taken.get(client));
    const { every } = this.#listening.heartbeat;
    this.#taken.set(client, setTimeout(() => void this.#beat(client), every).unref());
  }

  /** Asks a connection for an answer, and closes it when none comes. Then the adapter takes another one. */
  async #beat(client: pg.PoolClient): Promise<void> {
    if (!this.#taken.has(client)) return;
    const question = { text: 'select 1', query_timeout: this.#listening.heartbeat.within };
    try {
      await client.query(question);
      if (!this.#taken.has(client)) return;
      this.#listening.works();
      this.#beatLater(client);
    } catch (error) {
      if (!this.#taken.has(client)) return;
      this.#listening.lost(error as Error);
      await (client as pg.PoolClient & pg.Client).end().catch(() => undefined);
    }
  }

  /** Called when the pool has taken back a connection, so that it is not released a second time. */
  given(client: pg.PoolClient): void {
    clearTimeout(this.#taken.get(client));
    this.#taken.delete(client);
  }

  #giveBack(client: pg.PoolClient): void {
    if (!this.#taken.has(client)) return;
    this.given(client);
    if (!this.ending) this.#listening.lost(new Error('The connection that listens has ended.'));
    client.release(true);
  }

  override end(): Promise<void>;
  override end(callback: () => void): void;
  override end(callback?: () => void): Promise<void> | undefined {
    const taken = [...this.#taken.keys()];
    const ended = super.end();
    for (const client of taken) this.#giveBack(client);
    if (callback === undefined) return ended;
    void ended.then(callback);
    return undefined;
  }
}

/** A small pool for notifications alone, so that they do not wait behind players' queries. */
export function notificationPool(url: string, listening: Listening = UNHEARD): pg.Pool {
  const options = {
    application_name: 'slumberfell live',
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT,
    query_timeout: STATEMENT,
    keepAlive: true,
  };
  const pool = new ListeningPool(
    poolConfig(url, options, { statement_timeout: STATEMENT, ...UNSYNCED }),
    listening,
  );
  // The pool drops a broken connection and opens another one. Without a listener Node would end the process.
  pool.on('error', () => {});
  pool.on('release', (_error, client) => pool.given(client));
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}
