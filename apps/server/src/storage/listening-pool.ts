import pg from 'pg';

/** One connection listens, one speaks: so notifications leave in the order in which they were given. */
const CONNECTIONS = 2;

/** ms within which PostgreSQL must take a connection or a notification. */
const CONNECT = 2_000;
const STATEMENT = 5_000;

/**
 * A pool whose listening connection is given back when it breaks. socket.io's adapter takes another one then and forgets the
 * broken one, which would count as taken for ever.
 */
class ListeningPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Parameters<pg.Pool['connect']>[0]): void;
  override connect(callback?: Parameters<pg.Pool['connect']>[0]): Promise<pg.PoolClient> | undefined {
    if (callback !== undefined) {
      super.connect(callback);
      return undefined;
    }
    return super.connect().then((client) => {
      client.once('end', () => client.release(true));
      return client;
    });
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
    keepAlive: true,
  });
  // A connection that breaks is dropped, and another one taken.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}
