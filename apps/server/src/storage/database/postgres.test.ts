import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { POSTGRES } from '../../testing/databases.ts';
import { storedCharacter } from '../../testing/stored-character.ts';
import { openStorage } from '../open.ts';
import { type Storage, storageOver } from '../storage.ts';
import { readTexts, saveState } from '../tables/characters/locked-rows.ts';
import { characterIdentity } from '../tables/characters/rows.ts';
import { markCharactersDeleted } from '../tables/deleted-characters.ts';
import { Busy } from './busy.ts';
import { openPostgres, POSTGRES_LIMITS } from './postgres.ts';
import { StorageUnavailable } from './unavailable.ts';

/** The limits of production, but shorter, so that tests do not wait for seconds. */
const LIMITS = {
  ...POSTGRES_LIMITS,
  connections: 2,
  connect: 600,
  waiting: 500,
  lock: 1_000,
  statement: 2_000,
  idleInTransaction: 800,
};

let url: string;
let remove: () => Promise<void>;
let storage: Storage;
beforeEach(async () => {
  const place = await POSTGRES.place();
  url = place.databaseUrl ?? '';
  remove = place.remove;
  storage = storageOver(await openPostgres(url, null, { limits: LIMITS }));
});
afterEach(async () => {
  await storage.close();
  await remove();
});

const busy = async (call: Promise<unknown>) => {
  await expect(call).rejects.toThrow(Busy);
  await expect(call).rejects.toMatchObject({ status: 503 });
};

/** Locks a character's row as another node would. @returns a function that releases the lock. */
async function holdRow(id: number): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('begin');
  await client.query('select 1 from characters where id = $1 for update', [id]);
  return async () => {
    await client.query('rollback');
    await client.end();
  };
}

test('a row that another node locks too long makes a command busy, and other commands continue', async () => {
  const [held, free] = [await storedCharacter(storage, 'a'), await storedCharacter(storage, 'b')];
  const release = await holdRow(held);
  const waiting = storage.withLockedCharacter(held, () => Promise.resolve('never'));
  expect(await storage.withLockedCharacter(free, () => Promise.resolve('at once'))).toBe('at once');
  await busy(waiting);
  await release();
  expect(await storage.withLockedCharacter(held, () => Promise.resolve('now'))).toBe('now');
});

test('the clock is read after the row was locked', async () => {
  const id = await storedCharacter(storage, 'a');
  const release = await holdRow(id);
  const waiting = storage.withLockedCharacter(id, (character) => Promise.resolve(character.now));
  await new Promise((resolve) => setTimeout(resolve, 120));
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(
    'select floor(extract(epoch from clock_timestamp()) * 1000)::float8 as now',
  );
  await client.end();
  await release();
  expect(await waiting).toBeGreaterThanOrEqual((rows[0] as { now: number }).now);
});

test('a command that waits while its character is deleted finds none', async () => {
  const id = await storedCharacter(storage, 'a');
  const identity = await storage.read((db) => characterIdentity(db, id));
  let deleted = () => {};
  const isDeleted = new Promise<void>((resolve) => {
    deleted = resolve;
  });
  const deletion = storage.write(async (tx) => {
    await markCharactersDeleted(tx, storage.kind, identity?.accountId ?? 0);
    deleted();
    await new Promise((resolve) => setTimeout(resolve, 200));
  });
  await isDeleted;
  const waiting = storage.withLockedCharacter(id, () => Promise.resolve('carried out'));
  await deletion;
  expect(await waiting).toBeNull();
});

test('two nodes take turns on one row, and each sees what the other wrote', async () => {
  const id = await storedCharacter(storage, '');
  const other = storageOver(await openPostgres(url, null));
  const append = (node: Storage) =>
    node.withLockedCharacter(id, async (character) => {
      const { revision, at } = character.head;
      const { core, contentVersion } = await character.request(readTexts);
      await character.request(saveState, {
        fromRevision: revision,
        fromAt: at,
        revision: revision + 1,
        at: character.now,
        core: `${core}+`,
        inventory: null,
        collection: null,
        stateVersion: 1,
        rulesVersion: 1,
        contentVersion,
        sessionContent: null,
        busyUntil: null,
      });
      return revision + 1;
    });
  const revisions = await Promise.all(
    Array.from({ length: 20 }, (_, index) => append(index % 2 ? storage : other)),
  );
  expect([...revisions].sort((a, b) => (a ?? 0) - (b ?? 0))).toEqual(
    Array.from({ length: 20 }, (_, i) => i + 1),
  );
  const state = await other.withLockedCharacter(
    id,
    async (character) => (await character.request(readTexts)).core,
  );
  expect(state).toBe('+'.repeat(20));
  await other.close();
});

test('a statement that takes too long is busy', async () => {
  await busy(storage.read((db) => sql`select pg_sleep(4)`.execute(db)));
});

test('an idle transaction is ended, and the process continues', async () => {
  await busy(
    storage.write(async (tx) => {
      await new Promise((resolve) => setTimeout(resolve, 1_600));
      await sql`select 1`.execute(tx);
    }),
  );
  expect(await storage.read((db) => sql<{ one: number }>`select 1 as one`.execute(db))).toMatchObject({
    rows: [{ one: 1 }],
  });
});

test('a call that gets no connection in time is busy', async () => {
  const [first, second] = [await storedCharacter(storage, 'a'), await storedCharacter(storage, 'b')];
  const releases = [await holdRow(first), await holdRow(second)];
  const sleeping = [1, 2].map(() => storage.read((db) => sql`select pg_sleep(1.3)`.execute(db)));
  await busy(storage.read((db) => sql`select 1`.execute(db)));
  await Promise.all(sleeping);
  await Promise.all(releases.map((release) => release()));
});

test('200 concurrent commands wait for each other, and only those beyond the limit are refused', async () => {
  const own = storageOver(await openPostgres(url, null, { limits: { ...POSTGRES_LIMITS, connect: 60_000 } }));
  const ids = await Promise.all(Array.from({ length: 200 }, () => storedCharacter(own, 'a')));
  const rush = (of: Storage) => ids.map((id) => of.withLockedCharacter(id, () => Promise.resolve(id)));
  expect(await Promise.all(rush(own))).toEqual(ids);
  await own.close();
  const narrow = storageOver(
    await openPostgres(url, null, {
      limits: { ...POSTGRES_LIMITS, connections: 2, waiting: 50, connect: 60_000 },
    }),
  );
  const served = await Promise.allSettled(rush(narrow));
  const refused = served.filter((call) => call.status === 'rejected');
  expect(refused.length).toBeGreaterThan(100);
  for (const { reason } of refused) expect(reason).toMatchObject({ status: 503 });
  expect(served.length - refused.length).toBeGreaterThanOrEqual(50);
  await narrow.close();
});

test('integers of 64 bits are numbers', async () => {
  const id = await storedCharacter(storage, 'a');
  expect(
    typeof (await storage.withLockedCharacter(id, (character) => Promise.resolve(character.head.at))),
  ).toBe('number');
});

test('the error for an unreachable database is a sentence that names the host and not the password', async () => {
  const opening = openStorage({ databaseUrl: 'postgres://me:secret@127.0.0.1:9/none', dataDirectory: '' });
  await expect(opening).rejects.toThrow(StorageUnavailable);
  await expect(opening).rejects.toThrow(/The database at 127\.0\.0\.1:9 cannot be used/);
  await expect(opening).rejects.not.toThrow(/secret/);
});
