import { expect, inject, test, vi } from 'vitest';
import { batchNotifications } from './batched-notifications.ts';
import { notificationPool } from './notification-pool.ts';

const NOTIFY = 'SELECT pg_notify($1, $2)';

test('messages sent at the same time arrive in their order, and need few statements', async () => {
  const pool = notificationPool(inject('postgresUrl'));
  const listening = await pool.connect();
  await listening.query('listen joined');
  const received: unknown[] = [];
  listening.on('notification', ({ payload }) => received.push(payload));
  const asked = vi.spyOn(pool, 'query');
  const joined = batchNotifications(pool);
  const given = Array.from({ length: 1_200 }, (_, index) => `message ${index}`);
  await Promise.all(given.map((payload) => joined.query(NOTIFY, ['joined', payload])));
  await vi.waitFor(() => expect(received).toEqual(given), { timeout: 20_000 });
  expect(asked.mock.calls.length).toBeLessThanOrEqual(4);
  await pool.end();
});

test('other queries are executed, and a refused message rejects with the reason', async () => {
  const pool = batchNotifications(notificationPool(inject('postgresUrl')));
  expect((await pool.query('select $1 as word', ['told'])).rows).toEqual([{ word: 'told' }]);
  expect((await pool.query('select 1 as number')).rows).toEqual([{ number: 1 }]);
  await expect(pool.query(NOTIFY, ['joined', 'x'.repeat(8_001)])).rejects.toThrow('payload string too long');
  await expect(pool.query(NOTIFY, ['joined', 'short'])).resolves.toBeUndefined();
  await pool.end();
});
