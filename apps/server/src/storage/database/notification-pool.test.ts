import { sql } from 'kysely';
import { expect, inject, test, vi } from 'vitest';
import { POSTGRES } from '../../testing/databases.ts';
import { notificationPool } from './notification-pool.ts';

test('ends although a connection is being made, is in use, or was released', async () => {
  for (const take of [0, 1, 2]) {
    const pool = notificationPool(inject('postgresUrl'));
    const taking = pool.connect();
    if (take > 0) (await taking).on('error', () => undefined);
    if (take > 1) (await taking).release();
    await pool.end();
    expect(pool.totalCount).toBe(0);
  }
});

test('a notification does not wait for the disk', async () => {
  const pool = notificationPool(inject('postgresUrl'));
  expect((await pool.query('show synchronous_commit')).rows).toEqual([{ synchronous_commit: 'off' }]);
  await pool.end();
});

test('a listening connection that breaks makes room for the next', async () => {
  const { storage, place, dispose } = await POSTGRES.open();
  const pool = notificationPool(place.databaseUrl ?? '');
  for (let broken = 0; broken < 4; broken++) {
    const listening = await pool.connect();
    listening.on('error', () => undefined);
    await listening.query('listen news');
    const received: unknown[] = [];
    listening.on('notification', ({ payload }) => received.push(payload));
    await pool.query("select pg_notify('news', 'told')");
    await vi.waitFor(() => expect(received).toEqual(['told']), { timeout: 20_000 });
    const ended = new Promise((resolve) => listening.once('end', resolve));
    const { rows } = await listening.query('select pg_backend_pid() as pid');
    await storage.read((db) => sql`select pg_terminate_backend(${rows[0].pid}::int)`.execute(db));
    await ended;
  }
  // Only the connection that sends notifications is left.
  await vi.waitFor(() => expect(pool.totalCount).toBe(1), { timeout: 20_000 });
  await pool.end();
  await dispose();
});
