import { expect, inject, test } from 'vitest';
import '../testing/postgres-setup.ts';
import { listeningPool } from './listening-pool.ts';

test('ends although a connection is on its way, is taken, or has been given back', async () => {
  for (const take of [0, 1, 2]) {
    const pool = listeningPool(inject('postgresUrl'));
    const taking = pool.connect();
    if (take > 0) (await taking).on('error', () => undefined);
    if (take > 1) (await taking).release();
    await pool.end();
    expect(pool.totalCount).toBe(0);
  }
});
