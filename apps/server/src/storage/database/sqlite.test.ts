import { chmodSync, copyFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryDirectory } from '../../testing/databases.ts';
import { openStorage } from '../open.ts';
import { haveRankings } from '../tables/ranking-rounds.ts';
import { sharedSecret } from '../tables/secrets.ts';
import { SQLITE_FILE } from './sqlite.ts';
import { SqliteConnection } from './sqlite-connection.ts';

it('makes the database’s files readable by their owner only, those of earlier releases too', async () => {
  const { directory, remove } = temporaryDirectory();
  const open = () =>
    readdirSync(directory).filter((name) => (statSync(join(directory, name)).mode & 0o777) !== 0o600);
  for (let start = 0; start < 2; start++) {
    const storage = await openStorage({ databaseUrl: null, dataDirectory: directory });
    await sharedSecret(storage, 'a');
    expect(readdirSync(directory)).toContain('lock.pid');
    expect(open()).toEqual([]);
    await storage.close();
    chmodSync(join(directory, SQLITE_FILE), 0o644);
  }
  remove();
});

it('is complete in its one file after it was closed', async () => {
  const { directory, remove } = temporaryDirectory();
  const elsewhere = temporaryDirectory();
  const storage = await openStorage({ databaseUrl: null, dataDirectory: directory });
  const secret = await sharedSecret(storage, 'a');
  await storage.close();
  copyFileSync(join(directory, SQLITE_FILE), join(elsewhere.directory, SQLITE_FILE));
  const copy = await openStorage({ databaseUrl: null, dataDirectory: elsewhere.directory });
  expect(await sharedSecret(copy, 'a')).toEqual(secret);
  await copy.close();
  elsewhere.remove();
  remove();
});

it('is not damaged when another process writes, before a job and during one', async () => {
  const { directory, remove } = temporaryDirectory();
  const storage = await openStorage({ databaseUrl: null, dataDirectory: directory });
  const other = new SqliteConnection(join(directory, SQLITE_FILE));
  const mark = (upTo: number) => storage.write((tx) => haveRankings(tx, upTo));
  const marked = () =>
    storage.read((db) => db.selectFrom('ranking_rounds').select('unranked_from').executeTakeFirstOrThrow());

  other.run('begin immediate');
  const refused = [mark(1), mark(2)];
  for (const job of refused)
    await expect(job).rejects.toMatchObject({
      status: 503,
      message: 'another process writes to the database',
    });
  other.run('commit');
  await mark(3);
  expect(await marked()).toEqual({ unranked_from: 3 });

  await storage.write(async (tx) => {
    await tx.selectFrom('ranking_rounds').selectAll().execute();
    expect(() => other.run('update ranking_rounds set visited = 7')).toThrow('database is locked');
    await haveRankings(tx, 4);
  });
  other.run('update ranking_rounds set visited = 7');
  await mark(5);
  expect(await marked()).toEqual({ unranked_from: 5 });
  other.close();
  await storage.close();
  remove();
});
