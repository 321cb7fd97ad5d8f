import pg from 'pg';

/** One connection listens, one speaks: so notifications leave in the order in which they were given. */
const CONNECTIONS = 2;

/** ms within which PostgreSQL must take a connection or a notification. */
const CONNECT = 2_000;
const STATEMENT = 5_000;

/**
 * A notification is not worth a wait for the disk. With one, each would wait for its own, one after the
 * other, and some hundred commands a second would be told of too late.
 */
const UNSYNCED = '-c synchronous_commit=off';

const NEVER = new Promise<never>(() => undefined);

/**
 * A pool whose listening connection is given back when it breaks, or when the pool ends. socket.io's adapter
 * takes another one when one breaks and forgets the broken one, and gives none back that it has not begun to
 * listen to; each would count as taken for ever, and the pool would never end.
 *
 * Works around `@socket.io/postgres-adapter` 0.5.0; checked 2026-11-23. It can go when the adapter releases
 * such connections and makes no attempt after it was closed (docs/upstream.md).
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
    // The adapter would try again and again: nobody listens any more.
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

  /** Somebody has given a connection back. */
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

/** A few connections for notifications alone, apart from those that players wait for. */
export function listeningPool(url: string): pg.Pool {
  const pool = new ListeningPool({
    connectionString: url,
    application_name: 'slumberfell live',
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT,
    statement_timeout: STATEMENT,
    query_timeout: STATEMENT,
    options: UNSYNCED,
    keepAlive: true,
  });
  // A connection that breaks is dropped, and another one taken.
  pool.on('error', () => {});
  pool.on('release', (_error, client) => pool.given(client));
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}
