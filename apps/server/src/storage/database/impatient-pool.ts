import pg from 'pg';

/** What pg says when `query_timeout` has passed. It goes on as if the connection were as good as before. */
const UNANSWERED = 'Query read timeout';

/**
 * A pool that drops a connection on which a statement was not answered in time. Whatever was sent on it after
 * that, a rollback too, pg would leave out: the next job on that connection would continue the transaction of
 * another job.
 *
 * Works around `pg` 8.23.1; checked 2026-11-23. It can go when `pg` closes a connection after `query_timeout`
 * (docs/upstream.md).
 */
export class ImpatientPool extends pg.Pool {
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

/** A connection for as long as somebody has it. */
function watched(client: pg.PoolClient): pg.PoolClient {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown;
  const release = client.release.bind(client);
  let isBroken = false;
  const watchedQuery = (...given: unknown[]): unknown => {
    if (isBroken) return Promise.reject(new Error(UNANSWERED));
    const answer = query(...given);
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
