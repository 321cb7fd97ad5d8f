import { randomBytes } from 'node:crypto';
import { copyFileSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { SecretSeal } from '../../accounts/secrets/secret-seal.ts';
import { alertKeys } from '../../alerts/alert-keys.ts';
import type { Game } from '../../game.ts';
import { migrate } from '../../storage/database/migrate.ts';
import { poolOf } from '../../storage/database/postgres.ts';
import { SQLITE_FILE } from '../../storage/database/sqlite.ts';
import { kyselyOver, SqliteConnection } from '../../storage/database/sqlite-connection.ts';
import { MIGRATIONS } from '../../storage/migrations/migrations.ts';
import { openStorage } from '../../storage/open.ts';
import { accountByUsername, insertAccount } from '../../storage/tables/accounts.ts';
import { insertLogin } from '../../storage/tables/auth-sessions.ts';
import { devicesOf, putDevice } from '../../storage/tables/devices.ts';
import { type DatabasePlace, POSTGRES, SQLITE, type TestStorage } from '../../testing/databases.ts';
import { openShippedGame, playedCharacter, THINGS } from '../../testing/played-character.ts';
import { PushSubscription } from '../../testing/push-subscription.ts';
import { runProgram } from '../../testing/run-program.ts';
import { TestClock } from '../../testing/test-clock.ts';
import { backUp } from '../backup/backup.ts';
import { restore } from './restore.ts';

const START = 1_763_600_000_000;
const HOUR = 3_600_000;
/** Timeout in ms for a test that runs several processes on a busy machine. */
const PROCESSES = 180_000;
const FLAX = { name: 'begin-crafting', input: { itemId: THINGS.flax, amount: 5_000 } } as const;

/** Each of the two databases is once the source of the backup and once the target of the restore. */
describe.each([
  { from: SQLITE, to: POSTGRES, way: 'SQLite to PostgreSQL' },
  { from: POSTGRES, to: SQLITE, way: 'PostgreSQL to SQLite' },
])('a backup restored from $way', ({ from, to }) => {
  const clock = new TestClock(START);
  let opened: TestStorage;
  let game: Game;
  let elsewhere: DatabasePlace & { remove(): Promise<void> };
  let file: string;
  beforeEach(async () => {
    clock.set(START);
    opened = await from.open(clock);
    game = await openShippedGame(opened.storage);
    elsewhere = await to.place();
    file = join(opened.place.dataDirectory, 'backup.db');
  });
  afterEach(async () => {
    await game.close();
    await opened.dispose();
    await elsewhere.remove();
  });

  test('continues the game, with new seeds and without old logins', async () => {
    const { storage } = opened;
    const [gatherer, idler] = [await playedCharacter(game, storage), await playedCharacter(game, storage)];
    await game.characters.command(gatherer, FLAX, null);
    const session = {
      accountId: 1,
      createdAt: START,
      lastSeenAt: START,
      persistent: true,
      browser: null,
      secondFactor: false,
    };
    await storage.write((tx) =>
      insertLogin(tx, { ...session, tokenHash: 'x', expiresAt: START + 99 * HOUR }),
    );
    await storage.write((tx) => sql`delete from accounts where id = ${idler}`.execute(tx));
    clock.forward(HOUR);
    await game.characters.open(gatherer);
    await backUp(opened.place, file);
    const old = (await game.characters.load(gatherer))?.hidden.session?.seed;
    clock.forward(HOUR);
    const expected = await game.characters.read(gatherer);

    const restored = await restore(file, { ...elsewhere, force: false, clock });
    expect(restored).toMatchObject({ reSeeded: 1, loggedOut: 1, before: null });
    expect(restored.verification).toMatchObject({ characters: 1, commands: 2, findings: [] });
    const there = await openStorage({ ...elsewhere, clock });
    const again = await openShippedGame(there);
    const settled = await again.characters.read(gatherer);
    expect(settled?.shown).toEqual(expected?.shown);
    expect(settled?.identity).toEqual(expected?.identity);
    const seed = (await again.characters.load(gatherer))?.hidden.session?.seed;
    expect(seed).toHaveLength(4);
    expect(seed).not.toEqual(old);
    // Ids of deleted rows are never used again.
    expect(await playedCharacter(again, there)).toBeGreaterThan(idler);
    await again.close();
    await there.close();
  });

  test('keeps the keys of alerts, and no device, because players may have withdrawn it since', async () => {
    const [there, log] = [opened.storage, { error: () => undefined }];
    const seal = new SecretSeal(randomBytes(32), 'hkdfAlerts');
    const keys = await alertKeys({ storage: there, seal, log });
    const ann = { username: 'ann', passwordHash: 'x', kind: 'guest', createdAt: START } as const;
    const account = await there.write((tx) => insertAccount(tx, ann));
    const login = { tokenHash: 'x', accountId: account?.id ?? 0, createdAt: START, lastSeenAt: START };
    await there.write(async (tx) => {
      const kind = { persistent: true, browser: null, secondFactor: false, expiresAt: START + 99 * HOUR };
      await insertLogin(tx, { ...login, ...kind });
      const device = { id: 'device', accountId: login.accountId, login: login.tokenHash };
      await putDevice(tx, { ...device, ...new PushSubscription().input() }, START);
      expect(await devicesOf(tx, login.accountId, START)).toHaveLength(1);
    });
    await backUp(opened.place, file);

    await restore(file, { ...elsewhere, force: false, clock });
    const restored = await openStorage({ ...elsewhere, clock });
    expect(await restored.read((db) => db.selectFrom('devices').selectAll().execute())).toEqual([]);
    expect(await alertKeys({ storage: restored, seal, log })).toEqual(keys);
    await restored.close();
  });

  test('replaces a game only with the flag, and keeps the replaced one', async () => {
    await playedCharacter(game, opened.storage);
    await backUp(opened.place, file);
    const there = await openStorage({ ...elsewhere, clock });
    const ann = { username: 'ann', passwordHash: 'x', kind: 'guest', createdAt: START } as const;
    await there.write((tx) => insertAccount(tx, ann));
    const busy = restore(file, { ...elsewhere, force: true, clock });
    await expect(busy).rejects.toThrow(/in use by/);
    await there.close();
    await expect(restore(file, { ...elsewhere, force: false, clock })).rejects.toThrow('add --force');

    // A restore that is killed leaves its working directory. The next restore must remove it.
    mkdirSync(join(elsewhere.dataDirectory, 'restoring-long-ago', 'half'), { recursive: true });
    const restored = await restore(file, { ...elsewhere, force: true, clock });
    expect(restored.verification).toMatchObject({ characters: 1, findings: [] });
    const after = await openStorage({ ...elsewhere, clock });
    expect(await after.read((db) => accountByUsername(db, 'ann'))).toBeNull();
    if (elsewhere.databaseUrl === null) {
      const kept = kyselyOver<{ accounts: { username: string } }>(
        new SqliteConnection(restored.before ?? ''),
      );
      expect(await kept.selectFrom('accounts').select('username').execute()).toEqual([{ username: 'ann' }]);
      await kept.destroy();
    } else {
      const schema = restored.before?.replace('the schema ', '') ?? '';
      const { rows } = await after.read((db) =>
        sql`select username from ${sql.id(schema)}.accounts`.execute(db),
      );
      expect(rows).toEqual([{ username: 'ann' }]);
    }
    await after.close();
    expect(readdirSync(elsewhere.dataDirectory).filter((name) => name.startsWith('restoring'))).toEqual([]);
  });
});

test('npm run restore restores, says what it did, and refuses in sentences', {
  timeout: PROCESSES,
}, async () => {
  const opened = await SQLITE.open();
  const game = await openShippedGame(opened.storage);
  const id = await playedCharacter(game, opened.storage);
  await game.characters.command(id, FLAX, null);
  await game.close();
  const file = join(opened.place.dataDirectory, 'backup.db');
  await backUp(opened.place, file);
  const elsewhere = await POSTGRES.place();
  const run = (...words: string[]) => runProgram('restore', elsewhere, ...words);
  const done = await run(file);
  expect(done).toMatchObject({ status: 0, err: '' });
  expect(done.out).toMatch(
    /1 running session\(s\) continue with new random seeds, 0 login\(s\) were ended\.\nThere is no installation\.key in \S+: .*\nAll is as it must be/,
  );
  expect((await run(file)).err).toMatch(/^There is a game with accounts in .* add --force/);
  expect((await run('--in-place')).out).toMatch(/^1 running session/);
  const there = await openStorage(elsewhere);
  // Queries keep a connection of the pool open, as a server's heartbeat does. Otherwise the pool would close
  // it.
  const beat = setInterval(() => void there.read((db) => sql`select 1`.execute(db)), 1_000);
  expect((await run('--in-place')).err).toMatch(/in use by/);
  clearInterval(beat);
  await there.close();
  await opened.dispose();
  await elsewhere.remove();
});

test('a restore to PostgreSQL that was killed can be repeated', async () => {
  const opened = await SQLITE.open();
  const game = await openShippedGame(opened.storage);
  await playedCharacter(game, opened.storage);
  await game.close();
  const file = join(opened.place.dataDirectory, 'backup.db');
  await backUp(opened.place, file);
  const elsewhere = await POSTGRES.place();
  const half = await openStorage(elsewhere);
  const bob = { username: 'half of Bob', passwordHash: 'x', kind: 'guest', createdAt: START } as const;
  await half.write((tx) => insertAccount(tx, bob));
  await half.write((tx) => sql`create table unfinished_copy (source text)`.execute(tx));
  await half.close();
  const restored = await restore(file, { ...elsewhere, force: false });
  expect(restored).toMatchObject({ before: null, verification: { characters: 1, findings: [] } });
  const there = await openStorage(elsewhere);
  expect(await there.read((db) => accountByUsername(db, 'half of Bob'))).toBeNull();
  await there.close();
  await opened.dispose();
  await elsewhere.remove();
});

test('a restore takes the file of a killed server, with its write-ahead log', async () => {
  const opened = await SQLITE.open();
  const game = await openShippedGame(opened.storage);
  await playedCharacter(game, opened.storage);
  await game.close();
  const left = await SQLITE.place();
  // The files as a killed server leaves them, with the write-ahead log.
  for (const name of readdirSync(opened.place.dataDirectory).filter((one) => one.startsWith(SQLITE_FILE)))
    copyFileSync(join(opened.place.dataDirectory, name), join(left.dataDirectory, name));
  await opened.dispose();
  const elsewhere = await SQLITE.place();
  const restored = await restore(join(left.dataDirectory, SQLITE_FILE), { ...elsewhere, force: false });
  expect(restored).toMatchObject({ before: null, verification: { characters: 1, findings: [] } });
  await left.remove();
  await elsewhere.remove();
});

test("a restore keeps another program's tables in place without the flag that moves them", async () => {
  const elsewhere = await POSTGRES.place();
  const { db, file } = future(elsewhere.dataDirectory);
  await migrate(db, 'sqlite');
  await db.destroy();
  const client = poolOf(elsewhere.databaseUrl ?? '', { max: 1, application_name: 'a test' });
  await client.query('create table invoices (id int)');
  await expect(restore(file, { ...elsewhere, force: false })).rejects.toThrow(
    /^There is the table invoices, which is not Slumberfell's, in the database at .* add --force/,
  );
  await client.query('select * from invoices');
  await client.end();
  await elsewhere.remove();
});

test('a restore refuses a file that is no backup, and a backup of a newer release', async () => {
  const elsewhere = { ...(await SQLITE.place()), force: true };
  const nowhere = join(elsewhere.dataDirectory, 'nowhere.db');
  await expect(restore(nowhere, elsewhere)).rejects.toThrow(`There is no file ${nowhere}.`);
  const letter = join(elsewhere.dataDirectory, 'letter.txt');
  writeFileSync(letter, 'Dear host');
  await expect(restore(letter, elsewhere)).rejects.toThrow(`${letter} is not a backup of Slumberfell.`);
  const { db, file } = future(elsewhere.dataDirectory);
  await migrate(db, 'sqlite', { ...MIGRATIONS, '9999-from-the-future': () => Promise.resolve() });
  await db.destroy();
  await expect(restore(file, elsewhere)).rejects.toThrow(
    /newer release of Slumberfell .*9999-from-the-future/,
  );
  await elsewhere.remove();
});

test.each([
  [
    'was used with newer rules',
    sql`update stored_versions set version = 1000 where name = 'rules'`,
    'rules 1000',
  ],
  [
    'was used with a newer state',
    sql`update stored_versions set version = 1000 where name = 'state'`,
    'state 1000',
  ],
  ['has a row of newer rules', sql`update characters set rules_version = 1000`, 'rules 1000'],
  ['has a snapshot of a newer state', sql`update snapshots set state_version = 1000`, 'state 1000'],
])('a restore refuses a backup that %s, and leaves what is there', async (_, statement, newer) => {
  const source = await SQLITE.open();
  const game = await openShippedGame(source.storage);
  await playedCharacter(game, source.storage);
  await game.close();
  await source.storage.write((tx) => statement.execute(tx));
  await source.storage.close();
  const there = await SQLITE.place();
  const kept = await openStorage(there);
  await kept.write((tx) =>
    insertAccount(tx, { username: 'Ann', passwordHash: 'x', kind: 'guest', createdAt: 0 }),
  );
  await kept.close();
  const files = readdirSync(there.dataDirectory);
  const file = join(source.place.dataDirectory, SQLITE_FILE);
  await expect(restore(file, { ...there, force: true })).rejects.toThrow(
    `The file ${file} was written by a newer release of Slumberfell (${newer}, where this release has`,
  );
  expect(readdirSync(there.dataDirectory)).toEqual(files);
  const again = await openStorage(there);
  expect(await again.read((db) => accountByUsername(db, 'Ann'))).not.toBeNull();
  await again.close();
  await source.dispose();
  await there.remove();
});

test('a restore restores all characters except a damaged one, which it names', async () => {
  const source = await SQLITE.open();
  const game = await openShippedGame(source.storage);
  const [damaged, sound] = [
    await playedCharacter(game, source.storage),
    await playedCharacter(game, source.storage),
  ];
  for (const id of [damaged, sound]) await game.characters.command(id, FLAX, null);
  await game.close();
  await source.storage.write((tx) =>
    tx.updateTable('characters').set({ state_inventory: '{}' }).where('id', '=', damaged).execute(),
  );
  await source.storage.close();
  const there = await SQLITE.place();
  const { reSeeded, verification } = await restore(join(source.place.dataDirectory, SQLITE_FILE), {
    ...there,
    force: false,
  });
  expect(reSeeded).toBe(1);
  expect(verification.characters).toBe(2);
  expect(verification.findings).toMatchObject([
    {
      characterId: damaged,
      what: expect.stringContaining('row: The stored state is damaged: shown.inventory is'),
    },
  ]);
  await source.dispose();
  await there.remove();
});

function future(directory: string) {
  const file = join(directory, 'future.db');
  return { file, db: kyselyOver<unknown>(new SqliteConnection(file)) };
}
