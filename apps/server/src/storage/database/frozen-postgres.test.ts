import { afterAll, beforeAll, expect, test } from 'vitest';
import { OwnPostgres } from '../../testing/own-postgres.ts';
import { type Storage, storageOver, type Writer } from '../storage.ts';
import { Busy } from './busy.ts';
import { openPostgres, POSTGRES_LIMITS } from './postgres.ts';

let postgres: OwnPostgres;
let storage: Storage;
beforeAll(async () => {
  postgres = await OwnPostgres.create();
  const limits = { ...POSTGRES_LIMITS, connections: 2, connect: 4_000, answer: 2_000 };
  storage = storageOver(await openPostgres(postgres.url, null, { limits }));
});
afterAll(async () => {
  await storage.close();
  await postgres.remove();
});

const note = (tx: Writer, name: string) =>
  tx.insertInto('secrets').values({ name, value: '', created_at: 0 }).execute();

test('a job that a frozen database did not answer is not kept, and does not disturb later jobs', async () => {
  const halves = ['a', 'b'].map((name) =>
    storage.write(async (tx) => {
      await note(tx, `half ${name}`);
      postgres.freeze();
      await note(tx, `other half ${name}`);
    }),
  );
  for (const half of await Promise.allSettled(halves)) {
    expect(half).toMatchObject({ status: 'rejected', reason: expect.any(Busy) });
  }
  postgres.thaw();
  for (const name of ['c', 'd', 'e', 'f']) await storage.write((tx) => note(tx, name));
  const kept = await storage.read((db) =>
    db.selectFrom('secrets').select('name').where('value', '=', '').orderBy('name').execute(),
  );
  expect(kept.map(({ name }) => name)).toEqual(['c', 'd', 'e', 'f']);
});
