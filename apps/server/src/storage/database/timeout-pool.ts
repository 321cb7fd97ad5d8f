import pg from 'pg';
import { withName } from './named-statements.ts';

/** The message of pg's error after `query_timeout`. pg continues to use the connection afterwards. */
const UNANSWERED = 'Query read timeout';

/**
 * A pool that closes a connection when a statement on it times out. After the timeout pg sends no further
 * statement on that connection, not even a rollback. If the connection were kept, the next job would continue
 * the transaction of another job.
 *
 * Works around `pg` 8.23.1; checked 2026-11-23. It can go when `pg` closes a connection after `query_timeout`
 * (docs/upstream.md).
 */
export class TimeoutPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Parameters<pg.Pool['connect']>[0]): void;
  override connect(callback?: Parameters<pg.Pool['connect']>[0]): Promise<pg.PoolClient> | undefined {
    if (callback !== undefined) {
      super.connect(callback);
      return undefined;
    }
    return super.connect().then(watched);
  }
}

/** Watches the queries of a connection while a job has it, for a timeout. */
function watched(client: pg.PoolClient): pg.PoolClient {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown;
  const release = client.release.bind(client);
  let isBroken = false;
  const watchedQuery = (...given: unknown[]): unknown => {
    if (isBroken) return Promise.reject(new Error(UNANSWERED));
    const answer = query(...withName(given));
    if (answer instanceof Promise) {
      answer.catch((error: unknown) => {
        isBroken ||= error instanceof Error && error.message === UNANSWERED;
      });
    }
    return answer;
  };
  const own = { query: client.query, release: client.release };
  return Object.assign(client, {
    query: watchedQuery,
    release(broken?: Error | boolean) {
      Object.assign(client, own);
      release(isBroken || broken);
    },
  });
}
