import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { kyselyOver, SqliteConnection } from '../storage/database/sqlite-connection.ts';
import { openStorage } from '../storage/open.ts';
import { POSTGRES, temporaryDirectory } from '../testing/databases.ts';
import { sentenceOf } from './run-operation.ts';

const errorOf = (job: () => unknown): Promise<unknown> =>
  Promise.resolve()
    .then(job)
    .then(
      () => {
        throw new Error('it did not fail');
      },
      (error: unknown) => error,
    );

test('errors of an operation are sentences, except bugs', async () => {
  const { directory, remove } = temporaryDirectory();
  expect(sentenceOf(await errorOf(() => mkdirSync(join(directory, 'a', 'b'))))).toMatch(
    /^The system says: ENOENT/,
  );

  const db = kyselyOver<unknown>(new SqliteConnection(join(directory, 'small.db')));
  await sql`pragma max_page_count = 2`.execute(db);
  await sql`create table a (b text)`.execute(db);
  const full = await errorOf(() => sql`insert into a values (${'x'.repeat(9_000)})`.execute(db));
  expect(sentenceOf(full)).toMatch(/^There is no room left on the disk/);
  await db.destroy();

  const opened = await POSTGRES.open();
  const denied = await errorOf(() =>
    opened.storage.read((reader) => sql`select 1 from nowhere`.execute(reader)),
  );
  expect(sentenceOf(denied)).toBe('PostgreSQL says: relation "nowhere" does not exist.');
  await opened.dispose();

  const out = await errorOf(() =>
    openStorage({ databaseUrl: null, dataDirectory: join(directory, 'small.db') }),
  );
  expect(sentenceOf(out)).toMatch(/^The data directory .* cannot be written\. The cause: EEXIST: .*[^.]\.$/);

  expect(sentenceOf(new TypeError('x is not a function'))).toBeNull();
  remove();
});
