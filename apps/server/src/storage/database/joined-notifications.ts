import type pg from 'pg';

/** What socket.io's adapter asks of the database for each message. */
const ONE = 'SELECT pg_notify($1, $2)';
/** Several in the order in which they were given. */
const ALL =
  'select pg_notify(channel, payload) from unnest($1::text[], $2::text[]) as given (channel, payload)';

/** Messages that leave together at most, of 8,000 bytes each at most. */
const TOGETHER = 500;

interface Given {
  readonly channel: string;
  readonly payload: string;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Lets what is said while a notification is on its way leave together with the next one. Each by itself would
 * wait for an answer, and where the process has much to do there is one answer to a turn of its event loop:
 * some dozens a second, while hundreds of commands are to be told of.
 *
 * Works around `@socket.io/postgres-adapter` 0.5.0; checked 2026-11-23. It can go when the adapter sends
 * waiting messages in one statement (docs/upstream.md).
 * @returns the pool, for socket.io's adapter.
 */
export function joinNotifications(pool: pg.Pool): pg.Pool {
  const ask = pool.query.bind(pool);
  const waiting: Given[] = [];
  let isUnderWay = false;

  async function send(): Promise<void> {
    isUnderWay = true;
    while (waiting.length > 0) {
      const leaving = waiting.splice(0, TOGETHER);
      try {
        await ask(ALL, [leaving.map(({ channel }) => channel), leaving.map(({ payload }) => payload)]);
        for (const { resolve } of leaving) resolve();
      } catch (error) {
        for (const { reject } of leaving) reject(error);
      }
    }
    isUnderWay = false;
  }

  const query = (text: string, values: readonly string[] = []): Promise<unknown> => {
    const [channel, payload] = values;
    if (text !== ONE || channel === undefined || payload === undefined) return ask(text, [...values]);
    return new Promise<void>((resolve, reject) => {
      waiting.push({ channel, payload, resolve, reject });
      if (!isUnderWay) void send();
    });
  };
  return Object.assign(pool, { query });
}
