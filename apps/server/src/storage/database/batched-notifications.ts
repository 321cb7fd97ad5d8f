import type pg from 'pg';

/** The statement that socket.io's adapter sends for each message. */
const ONE = 'SELECT pg_notify($1, $2)';
/** One statement for several messages; PostgreSQL delivers them in the order of the arrays. */
const ALL =
  'select pg_notify(channel, payload) from unnest($1::text[], $2::text[]) as given (channel, payload)';

/** Maximum number of notifications in one statement. Each has at most 8,000 bytes. */
const BATCH = 500;

interface Waiting {
  readonly channel: string;
  readonly payload: string;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Batches notifications: messages that arrive while a statement is running are sent together in the next one.
 * The adapter would send each by itself and wait for its result. A busy process handles about one result per
 * turn of its event loop, some dozens a second, but hundreds of commands a second must be announced.
 *
 * Works around `@socket.io/postgres-adapter` 0.5.0; checked 2026-11-23. It can go when the adapter sends
 * waiting messages in one statement (docs/upstream.md).
 * @returns the same pool with another `query`, for socket.io's adapter.
 */
export function batchNotifications(pool: pg.Pool): pg.Pool {
  const runQuery = pool.query.bind(pool);
  const waiting: Waiting[] = [];
  let isUnderWay = false;

  async function send(): Promise<void> {
    isUnderWay = true;
    while (waiting.length > 0) {
      const leaving = waiting.splice(0, BATCH);
      try {
        await runQuery(ALL, [leaving.map(({ channel }) => channel), leaving.map(({ payload }) => payload)]);
        for (const { resolve } of leaving) resolve();
      } catch (error) {
        for (const { reject } of leaving) reject(error);
      }
    }
    isUnderWay = false;
  }

  const query = (text: string, values: readonly string[] = []): Promise<unknown> => {
    const [channel, payload] = values;
    if (text !== ONE || channel === undefined || payload === undefined) return runQuery(text, [...values]);
    return new Promise<void>((resolve, reject) => {
      waiting.push({ channel, payload, resolve, reject });
      if (!isUnderWay) void send();
    });
  };
  return Object.assign(pool, { query });
}
