import { expect, it } from 'vitest';
import type { Reader } from '../storage/database/schema.ts';
import { startTestServer } from '../testing/test-server.ts';
import { KnownIds } from './known-ids.ts';

it('reads the highest id once a second at most for all ids, and knows those made here at once', async () => {
  const server = await startTestServer();
  await server.newClient().play('Wren');
  const { storage } = server.running;
  let now = 0;
  let reads = 0;
  const read: typeof storage.read = (query) => {
    reads += 1;
    return storage.read(query);
  };
  const ids = new KnownIds({ read }, () => now);
  expect(await Promise.all([1, 2, 3, 1_000_000].map((id) => ids.has(id)))).toEqual([
    true,
    false,
    false,
    false,
  ]);
  for (let id = 2; id < 100; id++) expect(await ids.has(id)).toBe(false);
  expect(reads).toBe(1);

  await server.newClient().play('Robin');
  expect(await ids.has(2)).toBe(false);
  now += 1_000;
  expect([await ids.has(2), await ids.has(3)]).toEqual([true, false]);
  expect(reads).toBe(2);
  ids.note(3);
  expect(await ids.has(3)).toBe(true);
  await server.close();
});

it('takes an id for known while the database does not answer', async () => {
  const ids = new KnownIds({ read: (_: (db: Reader) => unknown) => Promise.reject(new Error('gone')) });
  expect(await ids.has(7)).toBe(true);
});
