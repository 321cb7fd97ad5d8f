import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { readConfig } from '../../config.ts';
import { sentenceFor } from '../../operations/failed-start.ts';
import { startServer } from '../../server.ts';
import { POSTGRES } from '../../testing/databases.ts';
import { type Pooler, startPooler } from '../../testing/pgbouncer.ts';
import { startTestServer } from '../../testing/test-server.ts';
import { openStorage } from '../open.ts';
import { notificationPool } from './notification-pool.ts';

let pooler: Pooler;
let place: Awaited<ReturnType<typeof POSTGRES.place>>;
let url: string;
beforeAll(async () => {
  pooler = await startPooler(inject('postgresUrl'), 'session');
  place = await POSTGRES.place();
  url = pooler.through(place.databaseUrl ?? '');
});
afterAll(async () => {
  // The pooler keeps connections to the database.
  await pooler.stop();
  await place.remove();
});

/** What a host reads after a failed start on a database. */
async function saidOf(databaseUrl: string): Promise<string | null> {
  const variables = {
    PORT: '0',
    DATA_DIR: place.dataDirectory,
    LOG_LEVEL: 'silent',
    DATABASE_URL: databaseUrl,
  };
  const error = await startServer(readConfig(variables)).catch((reason: unknown) => reason);
  return sentenceFor(error, variables);
}

describe('behind a pooler', () => {
  test('that pools by session, as installed, the game is played within its time limits', async () => {
    const server = await startTestServer({ database: { ...place, databaseUrl: url } });
    const player = server.newClient();
    await player.play('Ann');
    await player.call('set-healing-threshold', 30);
    const limits = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'];
    const { rows } = await server.running.storage.read((db) =>
      sql<object>`select array[${sql.join(limits.map((name) => sql`current_setting(${name})`))}] as held`.execute(
        db,
      ),
    );
    expect(rows).toEqual([{ held: ['5s', '2s', '5s'] }]);
    await server.close();
  });

  test('that pools by session, a node receives messages', async () => {
    const pool = notificationPool(url);
    const listening = await pool.connect();
    await listening.query('listen news');
    const received: unknown[] = [];
    listening.on('notification', ({ payload }) => received.push(payload));
    await pool.query("select pg_notify('news', 'told')");
    await vi.waitFor(() => expect(received).toEqual(['told']), { timeout: 20_000 });
    await pool.end();
  });

  test('that pools by transaction, the start is refused in one sentence', async () => {
    const byTransaction = await startPooler(inject('postgresUrl'), 'transaction');
    const through = byTransaction.through(place.databaseUrl ?? '');
    const said = await saidOf(through);
    expect(said).toBe(
      `A connection pooler at ${new URL(through).host} shares connections between transactions, and the game needs its ` +
        'own: let the pooler pool by session (pool_mode=session of pgbouncer), or name PostgreSQL itself in DATABASE_URL.',
    );
    await byTransaction.stop();
  });

  test('that refuses a parameter of the address, the start is refused in one sentence', async () => {
    expect(await saidOf(`${url}?options=-c%20search_path%3Dpublic`)).toBe(
      `The database at ${new URL(url).host} cannot be used: unsupported startup parameter: options. ` +
        'Check DATABASE_URL and that PostgreSQL is running.',
    );
  });
});

describe('TLS', () => {
  const warned = vi.fn();
  beforeAll(() => void process.on('warning', warned));
  afterEach(() => expect(warned).not.toHaveBeenCalled());
  afterAll(() => void process.off('warning', warned));

  const opens = async (databaseUrl: string): Promise<boolean> => {
    const storage = await openStorage({ databaseUrl, dataDirectory: place.dataDirectory });
    await storage.close();
    return true;
  };
  const byAddress = () => url.replace('localhost', '127.0.0.1');

  test.each(['require', 'prefer', 'no-verify'])('with %s encrypts, and does not check', async (mode) => {
    expect(await opens(`${url}?sslmode=${mode}`)).toBe(true);
    // The PostgreSQL of the tests has no TLS.
    expect(await saidOf(`${place.databaseUrl}?sslmode=${mode}`)).toContain('The server does not support SSL');
  });

  test.each(['verify-ca', 'verify-full'])(
    'with %s refuses who signed itself, and says the way out',
    async (mode) => {
      expect(await saidOf(`${url}?sslmode=${mode}`)).toBe(
        `The database at ${new URL(url).host} cannot be used: self-signed certificate. Add sslrootcert=FILE with the ` +
          'certificate that signed it to DATABASE_URL, or use sslmode=require, which encrypts and does not check who answers.',
      );
    },
  );

  test('with the certificate, verify-full checks the name of the host, and verify-ca does not', async () => {
    const root = `&sslrootcert=${encodeURIComponent(pooler.certificate)}`;
    expect(await opens(`${url}?sslmode=verify-full${root}`)).toBe(true);
    expect(await opens(`${byAddress()}?sslmode=verify-ca${root}`)).toBe(true);
    expect(await opens(`${byAddress()}?sslmode=require${root}`)).toBe(true);
    expect(await saidOf(`${byAddress()}?sslmode=verify-full${root}`)).toContain(
      "IP: 127.0.0.1 is not in the cert's list",
    );
  });

  test('with a certificate that cannot be read says so', async () => {
    expect(await saidOf(`${url}?sslmode=verify-full&sslrootcert=/nowhere/root.pem`)).toBe(
      'sslrootcert in DATABASE_URL must be the path of a file: there is no such file.',
    );
  });
});
